/** Outlines of photo gifts and how several of them lie. Millimetres, degrees; the origin is the middle of the good's upper edge, of the cushion its middle. */
import { mugShape } from '#core/products/merch/goods.ts';
import { seenAt, tilt } from './cylinder.ts';

export const cushion = 'M-196 -196Q0 -176 196 -196Q178 0 196 196Q0 180 -196 196Q-178 0 -196 -196Z';
/** Where the filling pulls the cloth, from the corners inwards. */
export const cushionFolds = [
  'M-188 -188C-150 -160 -128 -138 -112 -104',
  'M188 -188C154 -158 132 -134 118 -104',
  'M-188 188C-152 160 -130 138 -114 108',
  'M188 188C152 162 128 140 112 106',
  'M-176 -150C-150 -134 -138 -120 -130 -98',
  'M176 150C152 136 140 122 132 100',
];

export const bag =
  'M-186 0C-120 6 120 6 186 0C194 140 200 300 196 448C196 458 190 462 180 462C60 470 -60 470 -180 462C-190 462 -196 458 -196 448C-200 300 -194 140 -186 0Z';
/** A strap of the bag. */
export const strap = 'M-92 16C-92 -190 92 -190 92 16';

export const shirt =
  'M-92 2C-60 52 60 52 92 2L178 26C214 36 236 60 250 92L336 236C338 242 336 246 332 248L246 294C242 296 238 295 236 290L214 246C208 340 210 560 216 690C216 700 212 704 204 705C120 716 -120 716 -204 705C-212 704 -216 700 -216 690C-210 560 -208 340 -214 246L-236 290C-238 295 -242 296 -246 294L-332 248C-336 246 -338 242 -336 236L-250 92C-236 60 -214 36 -178 26Z';

/** One side of a piece of a puzzle with its knob, from 0 0 to `length` 0; `out` is the side the knob stands on. */
export function knob(length: number, out: 1 | -1): string {
  const at = (x: number, y: number) => `${(x * length).toFixed(2)} ${(y * out * length).toFixed(2)}`;
  return `C${at(0.2, 0.04)} ${at(0.46, 0.06)} ${at(0.4, -0.05)}C${at(0.32, -0.24)} ${at(0.68, -0.24)} ${at(0.6, -0.05)}C${at(0.54, 0.06)} ${at(0.8, 0.04)} ${at(1, 0)}`;
}

/** Where coasters, magnets, and front and back of a key ring lie. */
export const coasterPlaces = [
  'translate(0 0)',
  'translate(113 4) rotate(2)',
  'translate(4 114) rotate(-1.5)',
  'translate(118 122) rotate(-7 48 48)',
];
export const magnetPlaces = [
  'translate(6 0) rotate(-3 50 35)',
  'translate(122 20) rotate(4 50 35)',
  'translate(52 108) rotate(-1.5 50 35)',
];
export const tagPlaces = ['translate(0 2) rotate(-5 17 0)', 'translate(57 6) rotate(6 17 0)'];

/** The clear rim around a key ring's print of this size. */
export function tagRim(w: number, h: number): string {
  return `M-3 4a7 7 0 0 1 7 -7h${w / 2 - 11}a7.5 7.5 0 0 1 14 0h${w / 2 - 11}a7 7 0 0 1 7 7V${h - 2}a7 7 0 0 1 -7 7H4a7 7 0 0 1 -7 -7Z`;
}

export const mugRadius = mugShape.circumferenceMm / (2 * Math.PI);
export const mugDepth = mugRadius * tilt;
export const mugBody = `M${-mugRadius} 0V${mugShape.heightMm}A${mugRadius} ${mugDepth} 0 0 0 ${mugRadius} ${mugShape.heightMm}V0A${mugRadius} ${mugDepth} 0 0 1 ${-mugRadius} 0Z`;
/** As a right-handed drinker sees it, turned a little towards the middle of the print: radians. */
export const usualTurn = 1.1;

export const mugLooks = {
  white: { body: '#faf9f6', rim: '#ffffff', inside: ['#c9c5bc', '#f3f1ec'], handle: '#f1efea', dark: '#b9b5ac', shade: 1 },
  black: { body: '#1b1a1a', rim: '#2c2b2b', inside: ['#b9b5ac', '#eeebe4'], handle: '#232222', dark: '#000000', shade: 0.8 },
} as const;

/** Light and shade around a mug. */
export function mugLight(shade: number): readonly (readonly [at: number, light: number])[] {
  return [
    [0, -0.36 * shade],
    [0.1, -0.15 * shade],
    [0.22, 0.14],
    [0.3, 0.24],
    [0.4, 0.06],
    [0.55, 0],
    [0.78, -0.1 * shade],
    [0.93, -0.26 * shade],
    [1, -0.42 * shade],
  ];
}

/** Distance from the axis and height of the points of the handle's curve. */
const handleCurve = [
  [mugRadius - 2, 21],
  [mugRadius + 34, 10],
  [mugRadius + 35, 77],
  [mugRadius - 3, 79],
] as const;

/** `turn`: radians; at 0 the middle of the print is in front and the handle behind. */
export function handlePath(turn: number): { d: string; isInFront: boolean } {
  const angle = Math.PI - turn;
  const [start, ...rest] = handleCurve.map(([out, y]) => {
    const seen = seenAt(out, angle);
    return `${seen.x} ${Math.round((y + seen.y) * 100) / 100}`;
  });
  return { d: `M${start}C${rest.join(' ')}`, isInFront: Math.cos(angle) > 0.02 };
}
