//! Random games of Photograph on one thread, for the speed benchmark.
//! Usage: photograph <players 2|3|4> <games> <seed>; prints one line of JSON.

/// A card is one byte: value 1 to 12 in bits 0 to 3, colour in bits 4 to 6, bit 7 set once it has
/// lain face up. Zero is no card, so a row or a hand is a plain integer with one byte per card.
type Card = u8;
const OPEN: Card = 0x80;
const OPEN_COLUMNS: u32 = 0x8000_0080;
const COLORS: usize = 7;
const VALUES: usize = 12;
const FILM_POINTS: [i32; VALUES + 1] = [-3, 1, 3, 4, 7, 8, 10, 11, 11, 11, 11, 11, 11];

/// All winds as hexadecimal digits to, from; the first m(m-1)/2 are those of a hand of m cards.
const WINDS: [u8; 28] = [
    0x10, 0x20, 0x21, 0x30, 0x31, 0x32, 0x40, 0x41, 0x42, 0x43, 0x50, 0x51, 0x52, 0x53, 0x54, 0x60,
    0x61, 0x62, 0x63, 0x64, 0x65, 0x70, 0x71, 0x72, 0x73, 0x74, 0x75, 0x76,
];

/// State of a film: last face-up value in bits 0 to 3 (0: no film yet), direction in bits 4 and 5,
/// and whether it ends in a blurred card.
const RISING: u32 = 1 << 4;
const FALLING: u32 = 2 << 4;
const BLURRED: u32 = 1 << 6;

/// `NEXT[state][value]` is the state of a film after that card.
const NEXT: [[u8; 16]; 128] = {
    let mut next = [[0; 16]; 128];
    let mut i = 0_u32;
    while i < 128 * 16 {
        let (state, value) = (i / 16, i % 16);
        let (last, direction) = (state & 15, state & (RISING | FALLING));
        let side = if value > last { RISING } else { FALLING };
        let near = state & BLURRED != 0 || value.abs_diff(last) <= 3;
        next[state as usize][value as usize] = match last {
            0 => value,
            _ if near && (direction == 0 || direction == side) => side | value,
            _ => state | BLURRED,
        } as u8;
        i += 1;
    }
    next
};

#[derive(Clone, Copy, Default)]
struct Film {
    cards: u64, // five bits per card: its value, then whether it is face up
    len: u32,
    face_up: u32,
    state: u32,
}

#[derive(Clone, Copy)]
enum Move {
    Pick(usize, u8, u8), // row, side (0 left, 1 right), count
    Wind(u8, u8),        // from, to
}

#[derive(Clone, Copy, Default, PartialEq)]
enum Phase {
    #[default]
    Pick,
    Wind,
    Sunset,
    Final,
    Over,
}

/// A match of N seats; seats from N on stay unused.
#[derive(Default)]
struct Game<const N: usize> {
    phase: Phase,
    active: usize,
    taken: u8,
    hand_size: u8,   // of every seat between turns
    field: [u32; 4], // one word per row, column 0 in the lowest byte
    row_lens: u32,   // one byte per row, row 0 lowest
    hands: [u64; 4], // bottom card in the lowest byte
    films: [[Film; 8]; 4],
    good_shots: [Option<u8>; 8], // per colour, the seat that took it
    commits: [Option<(u8, u8)>; 4],
    deck: [[Card; 22]; 4], // photos only, to be read flat, with four spare bytes at the end
    drawn: usize,
    stop: usize, // photos above the sunset card, or all once it is gone
    removed: [Card; 16],
    removed_len: usize,
    last_cards: [Card; 4],
    result: [(i32, usize); 4], // score and place
}

impl<const N: usize> Game<N> {
    const ROWS: usize = if N == 2 { 3 } else { 4 };
    const PHOTOS: usize = (N + 3) * VALUES;
    const PILE: usize = Self::PHOTOS / 6;
    const GOOD_SHOT: u32 = if N == 4 { 3 } else { 4 };

    fn new(rng: &mut Rng) -> Self {
        let mut game = Self::default();
        let mut colors: [u8; COLORS] = [0, 1, 2, 3, 4, 5, 6];
        if N < 4 {
            rng.shuffle(&mut colors);
        }
        game.active = rng.below(N as u32) as usize;
        let deck = &mut game.deck.as_flattened_mut()[..Self::PHOTOS];
        for (i, card) in deck.iter_mut().enumerate() {
            *card = colors[i / VALUES] << 4 | (i % VALUES + 1) as Card;
        }
        rng.shuffle(deck);
        game.stop = 4 * Self::PILE + rng.below(Self::PILE as u32 + 1) as usize;
        game.fill();
        for i in 0..5 * N {
            let card = game.deck.as_flattened()[game.drawn];
            game.hands[(game.active + i) % N] |= (card as u64) << (8 * (i / N));
            game.drawn += 1;
        }
        game.hand_size = 5;
        game
    }

    /// Referees a move and carries it out. Never inlined: the checks are made on every move, not
    /// proved away from what the random player is known to send.
    #[inline(never)]
    fn apply(&mut self, seat: usize, mv: Move) -> Result<(), &'static str> {
        let together = matches!(self.phase, Phase::Sunset | Phase::Final);
        let committed = together && seat < N && self.commits[seat].is_some();
        let acting = seat < N && (together || seat == self.active);
        require(self.phase != Phase::Over, "GAME_OVER")?;
        require(!committed, "ALREADY_COMMITTED")?;
        require(acting, "NOT_YOUR_TURN")?;
        match mv {
            Move::Pick(row, side, count) => {
                require(self.phase == Phase::Pick, "WRONG_PHASE")?;
                require(row < Self::ROWS, "BAD_ROW")?;
                require(side <= 1, "BAD_SIDE")?;
                require((1..=3).contains(&count), "BAD_COUNT")?;
                let held = (self.row_lens >> (8 * row)) as u8;
                require(held > 0, "ROW_EMPTY")?;
                require(held >= count, "ROW_TOO_SHORT")?;
                self.pick(seat, row, side == 1, count);
            }
            Move::Wind(from, to) => {
                require(self.phase != Phase::Pick, "WRONG_PHASE")?;
                let top = self.hand_size + self.taken - 1;
                require(from <= top && to <= top, "BAD_POSITION")?;
                require(from < top, "TOP_CARD")?;
                require(from < to, "NOT_TOWARD_TOP")?;
                if !together {
                    self.wind_and_shoot(seat, (from, to), self.taken, true);
                    self.end_turn();
                } else {
                    self.commits[seat] = Some((from, to));
                    if self.commits[..N].iter().all(Option::is_some) {
                        self.resolve();
                    }
                }
            }
        }
        Ok(())
    }

    fn pick(&mut self, seat: usize, row: usize, right: bool, count: u8) {
        let flip = |cards: u32| if right { cards.swap_bytes() } else { cards };
        let cards = flip(self.field[row]);
        let outer = cards.trailing_zeros() & !7;
        let taken = (cards >> outer) & ((1 << (8 * count)) - 1);
        self.field[row] = flip(cards ^ (taken << outer));
        self.row_lens -= (count as u32) << (8 * row);
        self.hands[seat] |= (taken as u64) << (8 * self.hand_size);
        self.taken = count;
        self.phase = Phase::Wind;
    }

    fn wind_and_shoot(&mut self, seat: usize, wind: (u8, u8), count: u8, good_shots: bool) {
        let (hand, from, to) = (self.hands[seat], 8 * wind.0, 8 * wind.1);
        let below = |bit: u8| (1_u64 << bit) - 1;
        let moved = (hand >> from & 0xff) << to;
        let lowered = hand >> 8 & (below(to) ^ below(from));
        let kept = hand & (below(from) | !below(to) << 8);
        let mut hand = kept | lowered | moved;
        for _ in 0..count {
            let (color, value) = (hand as usize >> 4 & 7, hand & 15);
            hand >>= 8;
            let film = &mut self.films[seat][color];
            film.state = NEXT[film.state as usize & 127][value as usize] as u32;
            let sharp = (film.state & BLURRED == 0) as u32;
            film.cards |= (value | (sharp as u64) << 4) << (5 * film.len);
            film.len += 1;
            film.face_up += sharp;
            // One comparison in place of two: whether a card is sharp is hard to predict.
            let reached = sharp * film.face_up >= Self::GOOD_SHOT;
            if good_shots && reached && self.good_shots[color].is_none() {
                self.good_shots[color] = Some(seat as u8);
            }
        }
        self.hands[seat] = hand;
    }

    fn field_count(&self) -> usize {
        (self.row_lens.wrapping_mul(0x0101_0101) >> 24) as usize
    }

    fn end_turn(&mut self) {
        self.taken = 0;
        self.active = (self.active + 1) % N;
        self.phase = Phase::Pick;
        if self.field_count() <= 3 {
            self.clear();
            self.fill();
        }
    }

    /// Empties the field; with 3 or 4 players its face-down cards come back in the left column.
    fn clear(&mut self) {
        let field = std::mem::take(&mut self.field);
        self.row_lens = 0;
        let mut carried = 0;
        for place in 0..4 * Self::ROWS {
            let card = (field[place / 4] >> (8 * (place % 4))) as Card;
            if card != 0 && (N == 2 || card & OPEN != 0) {
                self.removed[self.removed_len] = card;
                self.removed_len += 1;
            } else if card != 0 {
                self.field[carried] = (card | OPEN) as u32;
                self.row_lens += 1 << (8 * carried);
                carried += 1;
            }
        }
    }

    /// Lays photos on the free places, which are the right end of each row, and sets the phase.
    fn fill(&mut self) {
        for row in 0..Self::ROWS {
            let len = (self.row_lens >> (8 * row) & 0xff) as usize;
            let count = (4 - len).min(self.stop - self.drawn);
            let top = self.deck.as_flattened()[self.drawn..].first_chunk();
            let cards = u32::from_le_bytes(*top.unwrap()) as u64;
            let mask = |cards: usize| (1_u64 << (8 * cards)) - 1;
            self.field[row] |= ((cards & mask(count)) << (8 * len)) as u32;
            self.field[row] |= OPEN_COLUMNS & mask(len + count) as u32;
            self.row_lens += (count as u32) << (8 * row);
            self.drawn += count;
        }
        self.phase = match self.field_count() {
            count if count < 4 * Self::ROWS && self.stop < Self::PHOTOS => Phase::Sunset,
            0..=3 => Phase::Final,
            _ => Phase::Pick,
        };
    }

    /// Sunset and final phase, once every seat has committed.
    fn resolve(&mut self) {
        for seat in 0..N {
            let wind = self.commits[seat].take().unwrap();
            self.wind_and_shoot(seat, wind, 2, false);
        }
        if self.phase == Phase::Sunset {
            self.hand_size = 3;
            self.stop = Self::PHOTOS;
            self.fill();
        } else {
            self.last_cards = std::mem::take(&mut self.hands).map(|hand| hand as Card);
            self.phase = Phase::Over;
            self.score();
        }
    }

    fn score(&mut self) {
        let mut standing = [(0, 0, 0); N];
        for seat in 0..N {
            // Colours out of the game read as colours without a film: their -3 is given back.
            let (mut total, mut shots, mut longest) = (3 * (4 - N as i32), 0, 0);
            for color in 0..COLORS {
                let film = self.films[seat][color];
                total += FILM_POINTS[film.face_up as usize];
                total -= 2 * (film.len - film.face_up) as i32;
                shots += (self.good_shots[color] == Some(seat as u8)) as i32;
                longest = longest.max(film.face_up);
            }
            standing[seat] = (total + 5 * shots, shots, longest);
        }
        for seat in 0..N {
            let better = standing.iter().filter(|&&other| other > standing[seat]);
            self.result[seat] = (standing[seat].0, 1 + better.count());
        }
    }

    /// One of the legal moves, all equally likely, of the lowest seat that has any. Both sides of a
    /// row count, even when it holds a single card.
    fn random_move(&self, rng: &mut Rng) -> (usize, Move) {
        if self.phase == Phase::Pick {
            let counts = self.row_lens - (self.row_lens >> 2 & 0x0101_0101);
            let ends = counts.wrapping_mul(0x0101_0101);
            let k = rng.below(2 * (ends >> 24));
            let row = (0..3).filter(|i| k / 2 >= (ends >> (8 * i) & 0xff)).count();
            let count = k / 2 + 1 - ((ends << 8) >> (8 * row) & 0xff);
            return (self.active, Move::Pick(row, k as u8 % 2, count as u8));
        }
        let seat = match self.phase {
            Phase::Wind => self.active,
            _ => self.commits.iter().position(Option::is_none).unwrap(),
        };
        let m = (self.hand_size + self.taken) as u32;
        let wind = WINDS[rng.below(m * (m - 1) / 2) as usize];
        (seat, Move::Wind(wind & 15, wind >> 4))
    }
}

fn require(holds: bool, refusal: &'static str) -> Result<(), &'static str> {
    holds.then_some(()).ok_or(refusal)
}

/// The sfc32 generator: three words and a counter.
struct Rng(u32, u32, u32, u32);

impl Rng {
    /// Uniform on 0..n; no value is favoured by more than one part in 2^25.
    fn below(&mut self, n: u32) -> u32 {
        let Rng(a, b, c, d) = *self;
        let out = a.wrapping_add(b).wrapping_add(d);
        let mixed = c.rotate_left(21).wrapping_add(out);
        *self = Rng(b ^ b >> 9, c.wrapping_add(c << 3), mixed, d.wrapping_add(1));
        (out as u64 * n as u64 >> 32) as u32
    }

    fn shuffle(&mut self, cards: &mut [u8]) {
        for i in (1..cards.len()).rev() {
            cards.swap(i, self.below(i as u32 + 1) as usize);
        }
    }
}

#[derive(Default)]
struct Totals {
    moves: u64, // two a turn, and two of every seat in the common phases
    score: i64,
    played: u64,
    face_up: u64,
    good_shots: usize,
    checksum: u64,
}

fn mix(hash: u64, x: u64) -> u64 {
    let product = (hash ^ x).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    product ^ product >> 32
}

fn play<const N: usize>(rng: &mut Rng, totals: &mut Totals) {
    let mut game = Game::<N>::new(rng);
    while game.phase != Phase::Over {
        let (seat, mv) = game.random_move(rng);
        game.apply(seat, mv).expect("the move is legal");
        totals.moves += 1;
        let code = match mv {
            Move::Pick(row, side, count) => (row as u8) << 3 | side << 2 | count,
            Move::Wind(from, to) => 0x80 | from << 4 | to,
        };
        totals.checksum = mix(totals.checksum, code as u64);
    }
    for film in game.films.as_flattened() {
        totals.played += film.len as u64;
        totals.face_up += film.face_up as u64;
    }
    for &(score, place) in &game.result[..N] {
        totals.score += score as i64;
        totals.checksum = mix(totals.checksum, (score as u64) << 8 | place as u64);
    }
    totals.good_shots += game.good_shots.iter().flatten().count();
}

fn main() {
    let args = std::env::args().skip(1).flat_map(|arg| arg.parse());
    let &[players @ 2..=4, games, seed] = &args.collect::<Vec<u64>>()[..] else {
        eprintln!("usage: photograph <players 2|3|4> <games> <seed>");
        std::process::exit(2);
    };
    let mut rng = Rng(seed as u32, (seed >> 32) as u32, 0, 1);
    (0..12).for_each(|_| _ = rng.below(1));
    let mut totals = Totals::default();
    let play = [play::<2>, play::<3>, play::<4>][players as usize - 2];
    let start = std::time::Instant::now();
    for _ in 0..games {
        play(&mut rng, &mut totals);
    }
    let seconds = start.elapsed().as_secs_f64();
    let per_game = |total: f64| total / games as f64;
    println!(
        "{{\"peer\":\"rust\",\"players\":{players},\"games\":{games},\"moves\":{},\
         \"turnsMean\":{:.4},\"seconds\":{seconds:.6},\"gamesPerSecond\":{:.1},\
         \"scoreMean\":{:.4},\"blurredShare\":{:.5},\"goodShotsMean\":{:.4},\
         \"checksum\":\"{:016x}\"}}",
        totals.moves,
        per_game(totals.moves as f64) / 2.0 - players as f64,
        games as f64 / seconds,
        per_game(totals.score as f64) / players as f64,
        1.0 - totals.face_up as f64 / totals.played as f64,
        per_game(totals.good_shots as f64),
        totals.checksum,
    );
}
