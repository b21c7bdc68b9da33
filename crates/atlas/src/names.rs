//! Names of countries and waters, to know one's way by.

use mbao_words::Lang;

/// Something that can be named where there is room.
pub(crate) struct Known {
    /// In English and in Kiswahili; a stroke parts its lines.
    names: [&'static str; 2],
    pub(crate) water: bool,
    /// Where its name may stand, east and north, the best first.
    pub(crate) at: &'static [(f64, f64)],
}

impl Known {
    pub(crate) fn lines(&self, lang: Lang) -> impl Iterator<Item = &'static str> + Clone {
        self.names[lang as usize].split('/')
    }
}

const fn land(en: &'static str, sw: &'static str, at: &'static [(f64, f64)]) -> Known {
    Known { names: [en, sw], water: false, at }
}

const fn water(en: &'static str, sw: &'static str, at: &'static [(f64, f64)]) -> Known {
    Known { names: [en, sw], water: true, at }
}

/// The nearest to the games first.
pub(crate) const KNOWN: [Known; 24] = [
    land("Kenya", "Kenya", &[(38.3, 1.7), (38.6, -2.1), (38.9, 2.8), (39.2, 0.7)]),
    land("Uganda", "Uganda", &[(32.4, 1.1), (31.0, 0.1), (33.2, 3.0), (33.0, 1.7)]),
    land("Tanzania", "Tanzania", &[(34.8, -6.2), (33.0, -4.6), (36.6, -8.6)]),
    water("Lake/Victoria", "Ziwa/Viktoria", &[(33.05, -1.0), (33.0, -1.5)]),
    water("Indian/Ocean", "Bahari/ya Hindi", &[(42.9, -4.6), (42.6, -7.4), (44.6, -1.8), (46.4, -6.5)]),
    land("DR Congo", "JK Kongo", &[(26.8, -2.4), (23.6, -3.6), (27.2, 1.9), (24.2, -6.6)]),
    land("South Sudan", "Sudani Kusini", &[(30.6, 7.9), (31.6, 5.6), (28.6, 7.4)]),
    land("Ethiopia", "Ethiopia", &[(39.4, 8.2), (38.4, 6.2), (40.6, 6.8)]),
    land("Somalia", "Somalia", &[(43.6, 2.7), (45.6, 5.3), (42.6, 1.3)]),
    land("Malawi", "Malawi", &[(33.6, -11.6), (33.7, -13.2)]),
    land("Mozambique", "Msumbiji", &[(37.6, -13.3), (38.4, -12.6), (37.2, -15.0)]),
    land("Zambia", "Zambia", &[(30.8, -11.6), (29.6, -13.6)]),
    land("Rwanda", "Rwanda", &[(29.95, -2.0)]),
    land("Burundi", "Burundi", &[(29.95, -3.4)]),
    land("Sudan", "Sudani", &[(29.6, 12.6), (31.0, 13.4)]),
    land("Central African/Republic", "Jamhuri ya/Afrika ya Kati", &[(21.4, 6.8), (23.6, 6.4)]),
    land("Congo", "Kongo", &[(15.2, -0.8), (16.4, 1.6)]),
    land("Angola", "Angola", &[(18.0, -10.6), (20.6, -11.6)]),
    land("Chad", "Chadi", &[(18.4, 12.2)]),
    land("Cameroon", "Kamerun", &[(12.6, 5.2)]),
    land("Gabon", "Gaboni", &[(11.7, -0.9)]),
    water("Lake Tanganyika", "Ziwa Tanganyika", &[(28.0, -6.6)]),
    water("Lake Malawi", "Ziwa Malawi", &[(36.1, -12.2)]),
    water("Lake Turkana", "Ziwa Turkana", &[(38.3, 3.9)]),
];
