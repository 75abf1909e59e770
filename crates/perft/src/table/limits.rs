//! The memory limits of the control groups in which this process is (Linux, cgroups(7)).
//!
//! A limit holds for a group and all below it, so that those of every group up to the root count. What
//! libraries for system information say is the limit of the outermost group only.

use std::fs;
use std::path::Path;

/// How many bytes each limit leaves, of the groups that have one.
pub(super) fn room() -> Option<u64> {
    let groups = fs::read_to_string("/proc/self/cgroup").ok()?;
    room_in(&groups, Path::new("/sys/fs/cgroup"))
}

/// The same for the lines of `/proc/self/cgroup`, with the control groups mounted at `root`.
fn room_in(groups: &str, root: &Path) -> Option<u64> {
    let lines = groups.lines().filter_map(|line| {
        let (_hierarchy, rest) = line.split_once(':')?;
        rest.split_once(':')
    });
    lines
        .filter_map(|(controllers, path)| {
            let path = path.trim_start_matches('/');
            if controllers.is_empty() {
                return least(root, path, ["memory.max", "memory.current"]);
            }
            if controllers
                .split(',')
                .any(|controller| controller == "memory")
            {
                let files = ["memory.limit_in_bytes", "memory.usage_in_bytes"];
                return least(&root.join("memory"), path, files);
            }
            None
        })
        .min()
}

/// What the tightest of the groups from `path` up to `root` leaves; its limit and use are in these files.
fn least(root: &Path, path: &str, [limit, used]: [&str; 2]) -> Option<u64> {
    let read = |group: &Path, file| -> Option<u64> {
        // A group without a limit says `max`.
        let text = fs::read_to_string(group.join(file)).ok()?;
        text.trim().parse().ok()
    };
    root.join(path)
        .ancestors()
        .take_while(|group| group.starts_with(root))
        .filter_map(|group| Some(read(group, limit)?.saturating_sub(read(group, used)?)))
        .min()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Control groups of both versions, as files.
    fn groups(name: &str) -> std::path::PathBuf {
        let root = std::env::temp_dir().join(format!("roque-{}-{name}", std::process::id()));
        for (file, text) in [
            ("memory.current", "900\n"),
            ("outer/memory.max", "1000\n"),
            ("outer/memory.current", "300\n"),
            ("outer/inner/memory.max", "max\n"),
            ("outer/inner/memory.current", "200\n"),
            ("outer/tight/memory.max", "100\n"),
            ("outer/tight/memory.current", "150\n"),
            ("memory/old/memory.limit_in_bytes", "5000\n"),
            ("memory/old/memory.usage_in_bytes", "1000\n"),
        ] {
            let path = root.join(file);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        root
    }

    #[test]
    fn the_tightest_limit_of_all_groups_above_counts() {
        let root = groups("limits");
        for (lines, room) in [
            ("0::/\n", None),
            ("0::/outer\n", Some(700)),
            ("0::/outer/inner\n", Some(700)),
            ("0::/outer/tight\n", Some(0)),
            ("0::/elsewhere\n", None),
            ("12:cpu,memory:/old\n0::/\n", Some(4_000)),
            ("12:cpuset:/old\n", None),
            ("12:memory:/old\n0::/outer\n", Some(700)),
            ("nonsense\n", None),
            ("", None),
        ] {
            assert_eq!(room_in(lines, &root), room, "{lines:?}");
        }
        fs::remove_dir_all(root).unwrap();
    }
}
