/** How each paper looks from near: its colour, its shine, and a small tile of light and shade, computed once. The same key gives the same pixels. */

type Wave = {
  /** Length of a wave in pixels, across and down; both divide the tile. */
  across: number;
  down: number;
  height: number;
};

export type PaperLook = {
  /** Colour of the bare sheet. */
  colour: string;
  /** Share of light that coated papers throw back in one direction. */
  gloss: number;
  /** Hills and fibres of the surface, added up. */
  waves: readonly Wave[];
  /** Threads to the tile where the paper is woven. */
  threads?: number;
  /** Share of pixels that are flecks: dark ones of old fibres, light ones of mica. */
  flecks?: { share: number; alpha: number; isLight: boolean };
};

/** Side of the tile in pixels, and as it is shown: fibres are finer than a pixel of a card in the hand. */
export const tilePx = 128;
export const shownTilePx = 84;

const smooth: readonly Wave[] = [{ across: 2, down: 2, height: 5 }];

/** By key of the paper list. Heights are in parts of 255 that a steep slope darkens. */
const looks: Readonly<Record<string, PaperLook>> = {
  naturpapier: {
    colour: '#faf8f2',
    gloss: 0,
    waves: [
      { across: 4, down: 4, height: 11 },
      { across: 2, down: 2, height: 8 },
    ],
  },
  feinstpapier: { colour: '#fbfaf6', gloss: 0.05, waves: smooth },
  'bilderdruck-matt': { colour: '#fdfdfc', gloss: 0.09, waves: [{ across: 2, down: 2, height: 3 }] },
  'bilderdruck-glaenzend': { colour: '#ffffff', gloss: 0.34, waves: [] },
  leinen: { colour: '#faf8f3', gloss: 0, waves: [{ across: 2, down: 2, height: 4 }], threads: 42 },
  buetten: {
    colour: '#f8f4ea',
    gloss: 0,
    waves: [
      { across: 16, down: 16, height: 62 },
      { across: 8, down: 8, height: 26 },
      { across: 4, down: 4, height: 12 },
    ],
  },
  perlmutt: {
    colour: '#f8f5ef',
    gloss: 0.42,
    waves: [{ across: 2, down: 2, height: 4 }],
    flecks: { share: 0.05, alpha: 90, isLight: true },
  },
  kraft: {
    colour: '#c6a57e',
    gloss: 0,
    waves: [
      { across: 16, down: 2, height: 22 },
      { across: 4, down: 2, height: 14 },
    ],
    flecks: { share: 0.02, alpha: 34, isLight: false },
  },
  recycling: {
    colour: '#ece9e0',
    gloss: 0,
    waves: [
      { across: 8, down: 4, height: 18 },
      { across: 2, down: 2, height: 10 },
    ],
    flecks: { share: 0.012, alpha: 60, isLight: false },
  },
  transparent: { colour: '#f1f3f2', gloss: 0.18, waves: [{ across: 32, down: 32, height: 30 }, ...smooth] },
};

/** The look of a paper; one that is not in the list looks like the plain matt one. */
export function paperLook(key: string): PaperLook {
  return looks[key] ?? { colour: '#fbfaf6', gloss: 0.05, waves: smooth };
}

/** A number from 0 to 1 that belongs to three whole numbers. */
function hash(x: number, y: number, seed: number): number {
  let h = Math.imul(x, 374_761_393) ^ Math.imul(y, 668_265_263) ^ Math.imul(seed, 1_274_126_177);
  h = Math.imul(h ^ (h >>> 13), 1_103_515_245);
  return ((h ^ (h >>> 16)) >>> 0) / 4_294_967_296;
}

/** Smooth hills over a grid of random heights that goes on at the tile's end as at its beginning. */
function hill(x: number, y: number, { across, down }: Wave, seed: number): number {
  const [columns, rows] = [tilePx / across, tilePx / down];
  const [gx, gy] = [x / across, y / down];
  const [x0, y0] = [Math.floor(gx), Math.floor(gy)];
  const ease = (part: number) => part * part * (3 - 2 * part);
  const [u, v] = [ease(gx - x0), ease(gy - y0)];
  const at = (dx: number, dy: number) => hash((x0 + dx) % columns, (y0 + dy) % rows, seed);
  return at(0, 0) * (1 - u) * (1 - v) + at(1, 0) * u * (1 - v) + at(0, 1) * (1 - u) * v + at(1, 1) * u * v;
}

/** Threads over and under each other, each of its own strength. */
function weave(x: number, y: number, threads: number): number {
  const period = tilePx / threads;
  const [column, row] = [Math.floor(x / period), Math.floor(y / period)];
  const round = (at: number) => Math.sin(Math.PI * (at / period - Math.floor(at / period)));
  const isOver = (column + row) % 2 === 0;
  const upright = round(x) * (0.6 + 0.4 * hash(column, 0, 11));
  const level = round(y) * (0.6 + 0.4 * hash(0, row, 13));
  return isOver ? upright * 26 : level * 26;
}

function heightAt(x: number, y: number, { waves, threads }: PaperLook): number {
  const [wx, wy] = [(x + tilePx) % tilePx, (y + tilePx) % tilePx];
  const hills = waves.reduce((sum, wave, at) => sum + hill(wx, wy, wave, at + 1) * wave.height, 0);
  return threads ? hills + weave(wx, wy, threads) : hills;
}

/** RGBA of a tile: white where the surface looks at the window in the upper left, black where it turns away, each in its strength. */
export function paperPixels(key: string): Uint8ClampedArray<ArrayBuffer> {
  const look = paperLook(key);
  const pixels = new Uint8ClampedArray(tilePx * tilePx * 4);
  for (let y = 0; y < tilePx; y++) {
    for (let x = 0; x < tilePx; x++) {
      const slope = heightAt(x + 1, y + 1, look) - heightAt(x - 1, y - 1, look);
      const { share, alpha, isLight } = look.flecks ?? { share: 0, alpha: 0, isLight: false };
      const isFleck = hash(x, y, 29) < share;
      const tone = isFleck ? (isLight ? 255 : 0) : slope > 0 ? 255 : 0;
      const at = (y * tilePx + x) * 4;
      pixels.fill(tone, at, at + 3);
      // Shade is seen better than light on a sheet that is nearly white.
      pixels[at + 3] = isFleck ? alpha : Math.abs(slope);
    }
  }
  return pixels;
}
