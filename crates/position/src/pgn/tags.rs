//! The tags of a game, in the order of export.

use alloc::borrow::ToOwned;
use alloc::string::String;
use alloc::vec::Vec;

/// The seven tags that every game has, in their order (PGN standard 8.1.1), and what they say if
/// nothing is known.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

/// Tag pairs by name: the Seven Tag Roster, which is always there, and then others by their names.
///
/// ```
/// use roque_position::PgnTags;
///
/// let mut tags = PgnTags::default();
/// tags.set("White", "Ada")?;
/// tags.set("ECO", "C20")?;
/// assert_eq!(tags.get("White"), Some("Ada"));
/// assert_eq!(tags.get("Date"), Some("????.??.??"));
/// assert_eq!(tags.iter().last(), Some(("ECO", "C20")));
/// # Ok::<(), roque_position::InvalidTagName>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PgnTags(Vec<(String, String)>);

/// The name of a tag is empty, or has other characters than letters, digits and `_`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("expected the name of a tag, of ASCII letters, digits and _")]
pub struct InvalidTagName;

impl Default for PgnTags {
    fn default() -> Self {
        let owned = |(name, value): (&str, &str)| (name.to_owned(), value.to_owned());
        Self(ROSTER.map(owned).into())
    }
}

impl PgnTags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        let pair = self.0.iter().find(|(known, _)| known == name);
        pair.map(|(_, value)| value.as_str())
    }

    /// Gives a tag its value, in the place of one that it had. A line end in it becomes a blank.
    ///
    /// # Errors
    ///
    /// [`InvalidTagName`] if a tag cannot be called so.
    pub fn set(&mut self, name: &str, value: &str) -> Result<(), InvalidTagName> {
        let is_part = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
        if name.is_empty() || !name.bytes().all(is_part) {
            return Err(InvalidTagName);
        }
        let value = value.replace(['\r', '\n'], " ");
        if let Some(pair) = self.0.iter_mut().find(|(known, _)| known == name) {
            pair.1 = value;
        } else {
            let after = |pair: &(String, String)| pair.0.as_str() < name;
            let at = ROSTER.len() + self.0[ROSTER.len()..].partition_point(after);
            self.0.insert(at, (name.to_owned(), value));
        }
        Ok(())
    }

    /// Names and values in the order in which they are written.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        let pairs = self.0.iter();
        pairs.map(|(name, value)| (name.as_str(), value.as_str()))
    }
}
