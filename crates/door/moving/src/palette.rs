//! The colours of a moving picture: all that were seen, if they are few, or as many that come close to them.

use super::{Colour, STAYS};

/// As many colours as there are places for.
const MOST: usize = STAYS as usize;
/// Colours are counted together if so many first bits of each channel are the same.
const COUNTED: u8 = 5;
/// Those that have so many in common get the same place.
const PLACED: u8 = 6;

fn group(colour: Colour, bits: u8) -> usize {
    colour.iter().fold(0, |number, channel| number << bits | usize::from(channel >> (8 - bits)))
}

/// How often colours of a group were seen, and the sums of their channels.
#[derive(Clone, Copy, Debug, Default)]
struct Group {
    count: u64,
    sums: [u64; 3],
}

impl Group {
    fn add(&mut self, other: &Self) {
        self.count += other.count;
        for (sum, more) in self.sums.iter_mut().zip(other.sums) {
            *sum += more;
        }
    }

    fn mean(&self, channel: usize) -> u64 {
        self.sums[channel] / self.count.max(1)
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Seen {
    groups: Vec<Group>,
    /// Each of them in order, while they are few.
    few: Option<Vec<Colour>>,
}

impl Default for Seen {
    fn default() -> Self {
        Self { groups: vec![Group::default(); 1 << (3 * COUNTED)], few: Some(Vec::new()) }
    }
}

impl Seen {
    pub(crate) fn look<'a>(&mut self, colours: impl Iterator<Item = &'a Colour>) {
        for &colour in colours {
            self.groups[group(colour, COUNTED)].add(&Group { count: 1, sums: colour.map(u64::from) });
            if let Some(few) = &mut self.few
                && let Err(at) = few.binary_search(&colour)
            {
                few.insert(at, colour);
                if few.len() > MOST {
                    self.few = None;
                }
            }
        }
    }
}

/// Groups of colours that become one, and where they lie farthest apart.
struct Heap {
    groups: Vec<Group>,
    mean: Group,
    channel: usize,
    spread: u64,
}

impl Heap {
    fn of(groups: Vec<Group>) -> Self {
        let mut mean = Group::default();
        for group in &groups {
            mean.add(group);
        }
        let spread = |channel: usize| {
            let apart = |group: &Group| group.count * group.mean(channel).abs_diff(mean.mean(channel)).pow(2);
            groups.iter().map(apart).sum::<u64>()
        };
        let (spread, channel) =
            [0, 1, 2].map(|channel| (spread(channel), channel)).into_iter().max().unwrap_or_default();
        Self { groups, mean, channel, spread }
    }

    fn colour(&self) -> Colour {
        [0, 1, 2].map(|channel| self.mean.mean(channel).to_le_bytes()[0])
    }
}

pub(crate) struct Palette {
    colours: Vec<Colour>,
    /// Whether they are all that there are, in their order.
    few: bool,
    /// The places of groups of colours, as far as they were looked for.
    places: Vec<u8>,
}

impl Palette {
    pub(crate) fn of(seen: &Seen) -> Self {
        if let Some(few) = &seen.few {
            return Self { colours: few.clone(), few: true, places: Vec::new() };
        }
        let all = seen.groups.iter().filter(|group| group.count > 0).copied().collect();
        let mut heaps = vec![Heap::of(all)];
        // The heap whose colours differ most is parted in two.
        while heaps.len() < MOST
            && let Some(at) = (0..heaps.len()).max_by_key(|&at| heaps[at].spread)
            && heaps[at].spread > 0
        {
            let Heap { groups, mean, channel, .. } = heaps.swap_remove(at);
            let middle = mean.mean(channel);
            let (low, high) = groups.into_iter().partition(|group| group.mean(channel) <= middle);
            heaps.extend([Heap::of(low), Heap::of(high)]);
        }
        let colours = heaps.iter().map(Heap::colour).collect();
        Self { colours, few: false, places: vec![STAYS; 1 << (3 * PLACED)] }
    }

    /// Three bytes for each place; the last is that of what stays.
    pub(crate) fn colours(&self) -> Vec<u8> {
        let mut bytes = self.colours.concat();
        bytes.resize(3 * (MOST + 1), 0);
        bytes
    }

    pub(crate) fn place(&mut self, colour: Colour) -> u8 {
        if self.few {
            return short(self.colours.binary_search(&colour).unwrap_or_else(|near| near));
        }
        let known = &mut self.places[group(colour, PLACED)];
        if *known == STAYS {
            let apart = |other: &Colour| -> u32 {
                other.iter().zip(colour).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
            };
            let near = (0..self.colours.len()).min_by_key(|&at| apart(&self.colours[at]));
            *known = short(near.unwrap_or_default());
        }
        *known
    }
}

fn short(place: usize) -> u8 {
    u8::try_from(place).unwrap_or(STAYS).min(STAYS - 1)
}
