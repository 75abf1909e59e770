//! In which order is it measured, and what is kept?

use std::time::Duration;

use roque_perft::bench::Known;
use roque_perft::bench::statistics::median;

use crate::contestant::Contestant;
use crate::failure::WrongCount;

/// The times of all rounds on one position.
pub(crate) struct Measured {
    pub(crate) known: &'static Known,
    pub(crate) roque: Vec<Duration>,
    /// By rival, then by round.
    pub(crate) rivals: Vec<Vec<Duration>>,
}

impl Measured {
    /// How many times as long as Roque a rival took, round by round.
    pub(crate) fn ratios(&self, rival: usize) -> Vec<f64> {
        self.rivals[rival]
            .iter()
            .zip(&self.roque)
            .map(|(theirs, ours)| theirs.as_secs_f64() / ours.as_secs_f64())
            .collect()
    }

    /// Counted paths a second at the median time.
    #[expect(
        clippy::cast_precision_loss,
        reason = "a rate is shown with four digits"
    )]
    pub(crate) fn rate(&self, times: &[Duration]) -> f64 {
        let seconds: Vec<f64> = times.iter().map(Duration::as_secs_f64).collect();
        let nodes = self.known.count(self.known.depth()).unwrap_or_default();
        nodes as f64 / median(&seconds)
    }
}

/// Measures each side on each position once a round, Roque first, position by position.
///
/// A round at one ply less comes first; its times are thrown away.
///
/// # Errors
///
/// [`WrongCount`] at the first wrong count, and whatever prevents an answer.
pub(crate) fn measure(
    roque: &mut dyn Contestant,
    rivals: &mut [Box<dyn Contestant>],
    positions: &[&'static Known],
    rounds: u32,
) -> anyhow::Result<Vec<Measured>> {
    for known in positions {
        let depth = known.depth() - 1;
        time(roque, known, depth)?;
        for rival in &mut *rivals {
            time(rival.as_mut(), known, depth)?;
        }
    }
    let mut measured: Vec<Measured> = positions
        .iter()
        .map(|known| Measured {
            known,
            roque: Vec::new(),
            rivals: vec![Vec::new(); rivals.len()],
        })
        .collect();
    for round in 1..=rounds {
        eprintln!("round {round} of {rounds}");
        for row in &mut measured {
            let depth = row.known.depth();
            row.roque.push(time(roque, row.known, depth)?);
            for (rival, times) in rivals.iter_mut().zip(&mut row.rivals) {
                times.push(time(rival.as_mut(), row.known, depth)?);
            }
        }
    }
    Ok(measured)
}

/// How long a right count took.
fn time(contestant: &mut dyn Contestant, known: &Known, depth: u8) -> anyhow::Result<Duration> {
    let answer = contestant.count(known, depth)?;
    match known.count(depth) {
        Some(expected) if answer.nodes != Some(expected) => Err(WrongCount {
            name: contestant.name().to_owned(),
            position: known.name,
            depth,
            expected,
            got: answer.nodes,
        }
        .into()),
        _ => Ok(answer.elapsed),
    }
}

#[cfg(test)]
mod tests {
    use roque_perft::bench::SIX;
    use roque_perft::rival::Answer;

    use super::*;

    /// Answers with the known count, or one more, in as many milliseconds as told.
    struct Scripted {
        error: u64,
        milliseconds: u64,
        calls: Vec<u8>,
    }

    impl Scripted {
        fn new(error: u64, milliseconds: u64) -> Self {
            Self {
                error,
                milliseconds,
                calls: Vec::new(),
            }
        }
    }

    impl Contestant for Scripted {
        fn name(&self) -> &'static str {
            "scripted"
        }

        fn terms(&self) -> String {
            String::new()
        }

        fn count(&mut self, known: &Known, depth: u8) -> anyhow::Result<Answer> {
            self.calls.push(depth);
            Ok(Answer {
                nodes: known.count(depth).map(|nodes| nodes + self.error),
                elapsed: Duration::from_millis(self.milliseconds),
            })
        }
    }

    #[test]
    fn a_rival_that_takes_twice_as_long_has_the_ratio_two() {
        let mut roque = Scripted::new(0, 10);
        let mut rivals: [Box<dyn Contestant>; 1] = [Box::new(Scripted::new(0, 20))];
        let measured = measure(&mut roque, &mut rivals, &[&SIX[0]], 3).unwrap();
        assert_eq!(roque.calls, [5, 6, 6, 6]);
        assert_eq!(measured.len(), 1);
        assert!(
            measured[0]
                .ratios(0)
                .iter()
                .all(|ratio| (ratio - 2.0).abs() < 1e-12)
        );
    }

    #[test]
    fn a_wrong_count_is_an_error() {
        let mut roque = Scripted::new(0, 10);
        let mut rivals: [Box<dyn Contestant>; 1] = [Box::new(Scripted::new(1, 20))];
        let error = measure(&mut roque, &mut rivals, &[&SIX[0]], 1)
            .err()
            .unwrap();
        assert_eq!(
            error.to_string(),
            "scripted counted 4865610 on start at depth 5 where 4865609 is right"
        );
        assert!(error.is::<WrongCount>());
    }
}
