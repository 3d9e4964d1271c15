/** Patterns of the sampler: birds, tulip, heart, lamb, house, pretzel, mug and an alphabet. */
import { block, pattern, type Stitch } from './stitches.ts';

export const bird = [
  '......bbb...',
  '.....bbbbb..',
  '.....bbkbbyy',
  '.....bbbbb..',
  'b...bbbbbb..',
  'bb.bbrrbbb..',
  '.bbbrrrrbb..',
  '..bbbrrbb...',
  '...bbbbb....',
  '.....y.y....',
  '....yy.yy...',
] as const;

export const tulip = [
  '..r.r.r..',
  '..rrrrr..',
  '..rryrr..',
  '..rrrrr..',
  '...rrr...',
  '....g....',
  'g...g...g',
  'gg..g..gg',
  '.gg.g.gg.',
  '..ggggg..',
  '....g....',
  '....g....',
] as const;

export const smallHeart = ['.r.r.', 'rrrrr', 'rrrrr', '.rrr.', '..r..'] as const;

export const lamb = [
  '........wwwwwwww...',
  '..kkk.wwwwwwwwwww..',
  'kkkkkkwwwwwwwwwwww.',
  '.kwkkkwwwwwwwwwwwww',
  '.kkkkkwwwwwwwwwwwww',
  '.kkkkwwwwwwwwwwwww.',
  '..kk.wwwwwwwwwwwww.',
  '......wwwwwwwwwww..',
  '.......wwwwwwwww...',
  '.......kk....kk....',
  '.......kk....kk....',
  '.......kk....kk....',
] as const;

export const daisy = ['.r.', 'ryr', '.r.', '.g.', 'gg.', '.g.'] as const;
export const bellflower = ['.b.', 'bbb', 'b.b', '.g.', '.gg', '.g.'] as const;

export const pretzel = [
  '...yyyy.....yyyy...',
  '..yyywyy...yywyyy..',
  '.yyy..yyy.yyy..yyy.',
  '.yy....yyyyy....yy.',
  '.yw.....yyy.....yy.',
  '.yy....yyyyy....wy.',
  '.yyy..yyy.yyy..yyy.',
  '..yy.yyy...yyy.yy..',
  '..yyyyy.....yyyyy..',
  '...yyy.......yyy...',
  '...yyyyw...yyyyy...',
  '....yyyyyyywyyy....',
  '......yyyyyyy......',
] as const;

export const mug = [
  '..www.wwww.....',
  '.wwwwwwwwww....',
  'wwwwwwwwwwww...',
  '.bwwbwwwbwwb...',
  '.byybyyybyybbb.',
  '.byybyyybyyb.bb',
  '.byybyyybyyb..b',
  '.byybyyybyyb..b',
  '.byybyyybyyb..b',
  '.byybyyybyyb.bb',
  '.byybyyybyybbb.',
  '.byybyyybyyb...',
  '.bbbbbbbbbbb...',
] as const;

const letters: Readonly<Record<string, readonly string[]>> = {
  A: ['.xx.', 'x..x', 'xxxx', 'x..x', 'x..x'],
  B: ['xxx.', 'x..x', 'xxx.', 'x..x', 'xxx.'],
  C: ['.xxx', 'x...', 'x...', 'x...', '.xxx'],
  D: ['xxx.', 'x..x', 'x..x', 'x..x', 'xxx.'],
  E: ['xxxx', 'x...', 'xxx.', 'x...', 'xxxx'],
  F: ['xxxx', 'x...', 'xxx.', 'x...', 'x...'],
  G: ['.xxx', 'x...', 'x.xx', 'x..x', '.xxx'],
  H: ['x..x', 'x..x', 'xxxx', 'x..x', 'x..x'],
  I: ['x', 'x', 'x', 'x', 'x'],
  J: ['...x', '...x', '...x', 'x..x', '.xx.'],
  K: ['x..x', 'x.x.', 'xx..', 'x.x.', 'x..x'],
  L: ['x...', 'x...', 'x...', 'x...', 'xxxx'],
  M: ['x...x', 'xx.xx', 'x.x.x', 'x...x', 'x...x'],
  N: ['x..x', 'xx.x', 'x.xx', 'x..x', 'x..x'],
  O: ['.xx.', 'x..x', 'x..x', 'x..x', '.xx.'],
  P: ['xxx.', 'x..x', 'xxx.', 'x...', 'x...'],
  Q: ['.xx.', 'x..x', 'x..x', 'x.x.', '.x.x'],
  R: ['xxx.', 'x..x', 'xxx.', 'x.x.', 'x..x'],
  S: ['.xxx', 'x...', '.xx.', '...x', 'xxx.'],
  T: ['xxxxx', '..x..', '..x..', '..x..', '..x..'],
  U: ['x..x', 'x..x', 'x..x', 'x..x', '.xx.'],
  V: ['x...x', 'x...x', '.x.x.', '.x.x.', '..x..'],
  W: ['x...x', 'x...x', 'x.x.x', 'xx.xx', 'x...x'],
  X: ['x...x', '.x.x.', '..x..', '.x.x.', 'x...x'],
  Y: ['x...x', '.x.x.', '..x..', '..x..', '..x..'],
  Z: ['xxxx', '..x.', '.x..', 'x...', 'xxxx'],
};

const widthOf = (letter: string) => letters[letter]?.[0]?.length ?? 0;

/** Cells from the first of a row of letters to the one after the last, with a bare one between any two. */
export function alphabetWidth(row: string): number {
  return [...row].reduce((sum, letter) => sum + widthOf(letter) + 1, 0);
}

/** Letters side by side in one thread. */
export function alphabet(row: string, x: number, y: number, thread: string): Stitch[] {
  return [...row].flatMap((letter, i) => {
    const rows = (letters[letter] ?? []).map((one) => one.replaceAll('x', thread));
    return pattern(rows, x + alphabetWidth(row.slice(0, i)), y);
  });
}

/** A house on the day of its wreath: rafters without tiles, posts and braces, a small fir with ribbons on the ridge. 29 × 40 cells. */
export function newHouse(x: number, y: number): Stitch[] {
  const half = 14;
  const middle = x + half;
  const eaves = y + 11 + half;
  const foot = eaves + 15;
  const put = (px: number, py: number, thread: string): Stitch => ({ x: px, y: py, thread });
  const row = (from: number, to: number, py: number, thread: string) => block(from, py, to - from + 1, 1, thread);
  const column = (px: number, from: number, to: number, thread: string) => block(px, from, 1, to - from + 1, thread);
  const rafters = Array.from({ length: half + 1 }, (_, i) =>
    [0, 1].flatMap((down) => [put(middle - i, y + 11 + i + down, 'k'), put(middle + i, y + 11 + i + down, 'k')]),
  ).flat();
  const inner = Array.from({ length: 4 }, (_, i) => [
    put(middle - 4 - i, eaves - 1 - i, 'k'),
    put(middle + 4 + i, eaves - 1 - i, 'k'),
  ]).flat();
  const braces = Array.from({ length: 5 }, (_, i) => [
    put(x + 2 + i, foot - 2 - i, 'k'),
    put(x + 2 * half - 2 - i, foot - 2 - i, 'k'),
  ]).flat();
  const tree = [
    '....y....',
    '....g....',
    '...ggg...',
    '...ggg...',
    'r.ggggg.y',
    'rr.ggg.yy',
    '.rgggggy.',
    '.ggggggg.',
    '..ggggg..',
    '....k....',
    '....k....',
  ];
  const window = ['bbbbb', 'b.b.b', 'bbbbb', 'b.b.b', 'bbbbb'];
  return [
    ...row(x, x + 2 * half, eaves, 'k'),
    ...row(x + 1, x + 2 * half - 1, foot, 'k'),
    ...row(middle - 6, middle + 6, y + 18, 'k'),
    ...column(middle, y + 12, eaves, 'k'),
    ...column(x + 1, eaves, foot, 'k'),
    ...column(x + 2 * half - 1, eaves, foot, 'k'),
    ...column(middle - 5, eaves, foot, 'k'),
    ...column(middle + 5, eaves, foot, 'k'),
    ...rafters,
    ...inner,
    ...braces,
    ...pattern(window, x + 3, eaves + 3),
    ...pattern(window, x + 2 * half - 7, eaves + 3),
    ...block(middle - 2, foot - 8, 5, 8, 'r'),
    put(middle + 1, foot - 4, 'y'),
    ...pattern(tree, middle - 4, y),
  ];
}

/** A band of folk ornament, six rows high: hearts and stars between two lines. `from` to `to` are cells. */
export function folkBand(from: number, to: number, y: number): Stitch[] {
  const star = ['..b..', 'b.b.b', '.byb.', 'b.b.b', '..b..'];
  const stitches: Stitch[] = [];
  for (let x = from; x <= to; x++) {
    stitches.push({ x, y, thread: 'r' }, { x, y: y + 8, thread: 'r' });
    if (x % 2 === 0) stitches.push({ x, y: y - 1, thread: 'r' }, { x, y: y + 9, thread: 'r' });
  }
  for (let i = 0, x = from; x + 5 <= to + 6; i++, x += 7) stitches.push(...pattern(i % 2 === 0 ? smallHeart : star, x + 1, y + 2));
  return stitches;
}

/** Diamonds of seven by eleven cells in one thread, a diamond of bare cloth between any two. */
export function diamonds(x: number, y: number, width: number, height: number): Stitch[] {
  const fromMiddle = (at: number, period: number) => Math.abs((((at % period) + period * 1.5) % period) - period / 2);
  return block(x, y, width, height, 'b').filter((one) => fromMiddle(one.x - 4, 8) / 3.9 + fromMiddle(one.y, 12) / 5.9 < 1);
}
