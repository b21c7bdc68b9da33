//! Numbers as a page writes them.

/// A number with a comma between thousands.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// A mean rounded to its significant digits.
pub(crate) fn mean(number: f64) -> String {
    if number >= 100.0 { format!("{number:.0}") } else { format!("{number:.1}") }
}

/// A share in per cent; small shares get more digits.
pub(crate) fn percent(share: f64) -> String {
    let share = 100.0 * share;
    if share > 0.0 && share < 0.1 { format!("{share:.3}") } else { format!("{share:.1}") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_told_in_as_many_digits_as_say_something() {
        assert_eq!([7, 1_234, 1_234_567].map(grouped), ["7", "1,234", "1,234,567"]);
        assert_eq!([2.25, 123.4].map(mean), ["2.2", "123"]);
        assert_eq!([0.5, 0.00026, 0.0].map(percent), ["50.0", "0.026", "0.0"]);
    }
}
