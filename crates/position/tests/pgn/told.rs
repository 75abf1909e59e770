//! What several of these tests share.

use roque_position::{PgnError, PgnGame, PgnReader, PgnToken};

/// The items of a text in words, each error among them.
pub(crate) fn told(text: &[u8]) -> Vec<String> {
    tell(&mut PgnReader::new(text))
}

/// What is left of the items of a reader, in words.
pub(crate) fn tell(reader: &mut PgnReader<&[u8]>) -> Vec<String> {
    let mut told = Vec::new();
    loop {
        told.push(match reader.next_item() {
            Ok(None) => return told,
            Err(error) => error.to_string(),
            Ok(Some(item)) => match item.token {
                PgnToken::Tag { name, value } => format!("{name}={value}"),
                PgnToken::Move(text) => text.to_owned(),
                PgnToken::Glyph(number) => format!("${number}"),
                PgnToken::Comment(text) => format!("{{{text}}}"),
                PgnToken::DrawOffer => "offer".to_owned(),
                PgnToken::VariationBegin => "(".to_owned(),
                PgnToken::VariationEnd => ")".to_owned(),
                PgnToken::End(None) => "end".to_owned(),
                PgnToken::End(Some(result)) => result.to_string(),
                _ => unreachable!("all tokens are known"),
            },
        });
    }
}

/// All games of a text.
pub(crate) fn games(text: &[u8]) -> Vec<Result<PgnGame, PgnError>> {
    let mut reader = PgnReader::new(text);
    let mut games = Vec::new();
    loop {
        match reader.read_game() {
            Ok(None) => return games,
            Ok(Some(game)) => games.push(Ok(game)),
            Err(error) => games.push(Err(error)),
        }
    }
}
