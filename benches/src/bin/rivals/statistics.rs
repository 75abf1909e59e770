//! The few statistics that the report needs.

/// The middle of `values`, or the mean of the middle two; NaN of none.
pub(crate) fn median(values: &[f64]) -> f64 {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    match (sorted.len() / 2, sorted.len() % 2) {
        (0, 0) => f64::NAN,
        (middle, 0) => f64::midpoint(sorted[middle - 1], sorted[middle]),
        (middle, _) => sorted[middle],
    }
}

/// The least and the greatest of `values`; NaN of none.
pub(crate) fn range(values: &[f64]) -> (f64, f64) {
    values
        .iter()
        .fold((f64::NAN, f64::NAN), |(least, greatest), &value| {
            (value.min(least), value.max(greatest))
        })
}

/// The geometric mean of positive `values`: the right mean of ratios, since it does not depend on
/// which side is the denominator. NaN of none.
#[expect(clippy::cast_precision_loss, reason = "there are few values")]
pub(crate) fn geometric_mean(values: &[f64]) -> f64 {
    let logarithms: f64 = values.iter().map(|value| value.ln()).sum();
    (logarithms / values.len() as f64).exp()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_whatever_the_order() {
        assert!((median(&[3.0, 1.0, 100.0]) - 3.0).abs() < 1e-12);
        assert!((median(&[4.0, 1.0, 2.0, 100.0]) - 3.0).abs() < 1e-12);
        assert!((median(&[2.0]) - 2.0).abs() < 1e-12);
        assert!(median(&[]).is_nan());
    }

    #[test]
    fn the_range_spans_all_values() {
        assert_eq!(range(&[2.0, 1.0, 3.0]), (1.0, 3.0));
        assert!(range(&[]).0.is_nan());
    }

    #[test]
    fn the_geometric_mean_of_a_ratio_and_its_inverse_is_one() {
        assert!((geometric_mean(&[4.0, 0.25]) - 1.0).abs() < 1e-12);
        assert!((geometric_mean(&[2.0, 8.0]) - 4.0).abs() < 1e-12);
    }
}
