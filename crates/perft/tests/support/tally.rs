//! Counting what a test has met, class by class.

/// Names classes, says what each is, and how many of it the ordinary run has to meet.
///
/// It makes the enum `Class`, and `Tally`, which counts how many of each class were met.
macro_rules! classes {
    ($(#[$doc:meta])* $($name:ident: $what:literal, $least:literal;)*) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub(crate) enum Class {
            $($name),*
        }

        impl Class {
            pub(crate) const ALL: [Self; [$($least),*].len()] = [$(Self::$name),*];

            const fn what(self) -> &'static str {
                match self {
                    $(Self::$name => $what),*
                }
            }

            /// How many of it the ordinary run has to meet.
            pub(crate) const fn least(self) -> u64 {
                match self {
                    $(Self::$name => $least),*
                }
            }
        }

        /// How many of each class were met.
        #[derive(Clone, Debug)]
        pub(crate) struct Tally([u64; Class::ALL.len()]);

        impl Tally {
            pub(crate) const NONE: Self = Self([0; Class::ALL.len()]);

            pub(crate) fn note(&mut self, class: Class) {
                self.0[class as usize] += 1;
            }

            #[must_use]
            pub(crate) fn plus(mut self, other: &Self) -> Self {
                for (count, more) in self.0.iter_mut().zip(other.0) {
                    *count += more;
                }
                self
            }

            /// A line for each class: how many were met, and what; at least `factor` times what has
            /// to be.
            pub(crate) fn report(&self, factor: u64) -> String {
                let line = |class: Class| {
                    let (met, least) = (self[class], factor * class.least());
                    format!("{met:>10} {} (at least {least})\n", class.what())
                };
                Class::ALL.map(line).concat()
            }

            /// Each class of which there are less than `factor` times what has to be met.
            pub(crate) fn missing(&self, factor: u64) -> Vec<Class> {
                let is_missing = |class: &Class| self[*class] < factor * class.least();
                Class::ALL.into_iter().filter(is_missing).collect()
            }
        }

        impl std::ops::Index<Class> for Tally {
            type Output = u64;
            fn index(&self, class: Class) -> &u64 {
                &self.0[class as usize]
            }
        }
    };
}

pub(crate) use classes;
