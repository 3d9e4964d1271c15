/** The picture an empty photo slot shows in the catalogue: a quiet landscape in tones of the slot's own colour. Screens only, never printed. */
import { type Random, random } from '#designs/drawing/random.ts';

/** Width of the drawing's own space; everything below is in these units. */
const across = 1000;

/** Lightness of sky, light, and four depths of land, far to near (Families A: five tones of one hue). */
const depths = { skyTop: 0.83, sky: 0.93, glow: 0.985, land: [0.78, 0.67, 0.54, 0.41] } as const;

type Tone = (lightness: number) => string;
type Scene = { defs: string; shapes: string };

/**
 * An SVG document of `width` : `height`. `hex` is the slot's colour ('#rrggbb'), `seed` chooses and varies the landscape;
 * the same arguments give the same text.
 */
export function samplePicture(hex: string, width: number, height: number, seed: number): string {
  const high = Math.round((across * height) / width);
  const tone = tonesOf(hex);
  const rnd = random(seed * 7919 + 17);
  const scene = [hills, lake, peaks][seed % 3] ?? hills;
  const { defs, shapes } = scene(rnd, high, tone);
  const sky = gradient('sky', tone(depths.skyTop), tone(depths.sky));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${across} ${high}" width="${across}" height="${high}"><defs>${sky}<filter id="glow" x="-100%" y="-100%" width="300%" height="300%"><feGaussianBlur stdDeviation="55"/></filter>${defs}</defs><rect width="${across}" height="${high}" fill="url(#sky)"/>${shapes}</svg>`;
}

/** Rolling hills with mist between them, a tree on the third. */
function hills(rnd: Random, high: number, tone: Tone): Scene {
  const sunX = rnd.between(300, 700);
  let defs = '';
  let shapes = sun(sunX, high * 0.4, 120, tone);
  depths.land.forEach((lightness, depth) => {
    const level = high * (0.5 + depth * 0.125);
    const points = ridge(rnd, level, Math.min(high, across) * (0.07 - 0.008 * depth), 9);
    defs += mist(`land${depth}`, lightness, tone, level - 80, level + high * 0.26) + softness(`soft${depth}`, 3 - depth * 0.7);
    shapes += land(points, high, `land${depth}`, `soft${depth}`);
    if (depth === 2) shapes += tree(rnd, points, 0.22 + (sunX < 500 ? 0.5 : 0), Math.min(high, across) * 0.17, tone(0.4), high);
  });
  return { defs, shapes: shapes + birds(rnd, sunX < 500 ? 690 : 260, high * 0.22, tone(0.55)) };
}

/** Water with a far shore, the sun low above it and its light on the waves. */
function lake(rnd: Random, high: number, tone: Tone): Scene {
  const shore = high * 0.56;
  const sunX = rnd.between(380, 620);
  const far = ridge(rnd, shore - high * 0.045, high * 0.03, 12);
  const mid = ridge(rnd, shore - high * 0.012, high * 0.02, 9);
  let waves = '';
  for (let row = 0; row < 26; row += 1) {
    const t = row / 26;
    const y = shore + (high - shore) * (0.03 + 0.9 * t ** 1.6);
    const spread = 60 + t * 300;
    for (let count = 0; count < 2; count += 1) {
      const length = rnd.between(30, 120) * (0.5 + t);
      const x = sunX + rnd.normal(spread * 0.5) - length / 2;
      waves += leaf(x, y + rnd.spread(6), length, 2.5 + t * 6, tone(depths.sky));
    }
  }
  const near = ridge(rnd, high * 0.955, high * 0.02, 7);
  const defs =
    gradient('water', tone(0.86), tone(0.6)) +
    mist('far', 0.74, tone, shore - high * 0.1, shore) +
    mist('mid', 0.6, tone, shore - high * 0.05, shore + 10) +
    softness('soft', 2.5);
  const shapes =
    sun(sunX, shore - high * 0.2, 95, tone) +
    land(far, shore, 'far', 'soft') +
    land(mid, shore, 'mid', 'soft') +
    `<rect y="${one(shore)}" width="${across}" height="${one(high - shore)}" fill="url(#water)"/>${waves}` +
    `<path d="${through(near)}L${across + 60} ${high + 60}L-60 ${high + 60}Z" fill="${tone(0.4)}"/>` +
    reeds(rnd, high, tone);
  return { defs, shapes };
}

/** Mountains one behind the other, firs in front. */
function peaks(rnd: Random, high: number, tone: Tone): Scene {
  const reach = Math.min(high, across * 1.1);
  let defs = '';
  let shapes = sun(rnd.between(250, 750), high * 0.3, 90, tone);
  [0.8, 0.68, 0.55].forEach((lightness, depth) => {
    const level = high * (0.56 + depth * 0.13);
    const points = jagged(rnd, level, reach * (0.24 - depth * 0.06));
    const line = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${one(x)} ${one(y)}`).join('');
    defs += mist(`peak${depth}`, lightness, tone, level - reach * 0.2, level + high * 0.2) + softness(`soft${depth}`, 2 - depth * 0.7);
    shapes += `<path d="${line}L${across + 60} ${high + 60}L-60 ${high + 60}Z" fill="url(#peak${depth})" filter="url(#soft${depth})"/>`;
  });
  const ground = ridge(rnd, high * 0.93, high * 0.02, 7);
  shapes += `<path d="${through(ground)}L${across + 60} ${high + 60}L-60 ${high + 60}Z" fill="${tone(0.38)}"/>`;
  for (let x = -30; x < across + 40; x += rnd.between(22, 60)) {
    const size = reach * rnd.between(0.05, 0.15) * (0.65 + 0.5 * Math.abs(x / across - 0.45));
    shapes += fir(rnd, x, high * 0.95, size, tone(rnd.between(0.36, 0.44)));
  }
  return { defs, shapes: shapes + birds(rnd, rnd.between(300, 650), high * 0.2, tone(0.55)) };
}

function sun(x: number, y: number, radius: number, tone: Tone): string {
  return `<circle cx="${one(x)}" cy="${one(y)}" r="${radius * 1.7}" fill="${tone(depths.glow)}" filter="url(#glow)"/><circle cx="${one(x)}" cy="${one(y)}" r="${one(radius * 0.62)}" fill="${tone(depths.glow)}"/>`;
}

/** A wavy line from beyond the left edge to beyond the right one. */
function ridge(rnd: Random, level: number, swing: number, count: number): [number, number][] {
  const phase = rnd.between(0, 6);
  const slow = rnd.between(1.2, 2.4);
  return Array.from({ length: count + 3 }, (_, index) => {
    const t = (index - 1) / count;
    return [
      across * t,
      level + Math.sin(phase + t * slow * 3) * swing + Math.sin(phase * 3 + t * 9) * swing * 0.28 + rnd.spread(swing * 0.08),
    ];
  });
}

/** Mountain line: summits and saddles, broken up twice. */
function jagged(rnd: Random, level: number, height: number): [number, number][] {
  let points: [number, number][] = [];
  for (let x = -80, up = rnd.chance(0.5); x < across + 240; x += rnd.between(120, 230), up = !up)
    points.push([x, level - (up ? height * rnd.between(0.55, 1) : height * rnd.between(-0.1, 0.2))]);
  for (let round = 0; round < 3; round += 1) {
    const swing = (height * 0.13) / (round + 1);
    points = points.flatMap(([x, y], index): [number, number][] => {
      const next = points[index + 1];
      return next
        ? [
            [x, y],
            [(x + next[0]) / 2 + rnd.spread(swing * 0.5), (y + next[1]) / 2 + rnd.spread(swing)],
          ]
        : [[x, y]];
    });
  }
  return points;
}

function land(points: [number, number][], foot: number, fill: string, filter: string): string {
  return `<path d="${through(points)}L${across + 90} ${one(foot)}L-90 ${one(foot)}Z" fill="url(#${fill})" filter="url(#${filter})"/>`;
}

/** A round crown of many leaves on a short trunk, standing on the line at share `at` of the width. */
function tree(rnd: Random, line: [number, number][], at: number, size: number, fill: string, high: number): string {
  const x = across * at;
  const after = line.findIndex(([px]) => px > x);
  const end: [number, number] = [x, high];
  const [a, b] = [line[after - 1] ?? end, line[after] ?? end];
  const y = a[1] + ((b[1] - a[1]) * (x - a[0])) / Math.max(1, b[0] - a[0]) + size * 0.03;
  let shapes = `<path d="M${one(x - size * 0.045)} ${one(y)}L${one(x - size * 0.02)} ${one(y - size * 0.5)}L${one(x + size * 0.02)} ${one(y - size * 0.5)}L${one(x + size * 0.05)} ${one(y)}Z" fill="${fill}"/>`;
  for (let count = 0; count < 70; count += 1) {
    const angle = rnd.between(0, Math.PI * 2);
    const away = Math.sqrt(rnd.next());
    const cx = x + Math.cos(angle) * away * size * 0.33;
    const cy = y - size * 0.64 + Math.sin(angle) * away * size * 0.3;
    shapes += `<circle cx="${one(cx)}" cy="${one(cy)}" r="${one(size * rnd.between(0.06, 0.12))}" fill="${fill}"/>`;
  }
  return shapes;
}

function fir(rnd: Random, x: number, foot: number, size: number, fill: string): string {
  const rows = 7;
  let d = `M${one(x)} ${one(foot - size)}`;
  const side = (sign: number) =>
    Array.from({ length: rows }, (_, index) => {
      const row = sign > 0 ? index : rows - 1 - index;
      const t = (row + 1) / rows;
      const wide = size * 0.24 * t * rnd.between(0.85, 1.15);
      const y = foot - size + size * t;
      const tip = `L${one(x + sign * wide)} ${one(y)}`;
      const notch = `L${one(x + sign * wide * 0.45)} ${one(y - size * 0.035)}`;
      return sign > 0 ? tip + notch : notch + tip;
    }).join('');
  d += `${side(1)}${side(-1)}Z`;
  return `<path d="${d}" fill="${fill}"/>`;
}

function reeds(rnd: Random, high: number, tone: Tone): string {
  let shapes = '';
  const middle = rnd.chance(0.5) ? 130 : 870;
  for (let count = 0; count < 26; count += 1) {
    const x = middle + rnd.normal(90);
    const length = Math.min(high, across) * rnd.between(0.1, 0.3);
    const lean = rnd.spread(length * 0.25);
    const foot = high + 10;
    shapes += `<path d="M${one(x - 4)} ${foot}Q${one(x)} ${one(foot - length * 0.6)} ${one(x + lean)} ${one(foot - length)}Q${one(x + 5)} ${one(foot - length * 0.5)} ${one(x + 5)} ${foot}Z" fill="${tone(0.36)}"/>`;
  }
  return shapes;
}

function birds(rnd: Random, x: number, y: number, fill: string): string {
  return Array.from({ length: 3 }, (_, index) => {
    const [bx, by, s] = [x + index * rnd.between(34, 52), y + rnd.spread(26), rnd.between(12, 18)];
    return `<path d="M${one(bx - s)} ${one(by - s * 0.5)}Q${one(bx - s * 0.3)} ${one(by - s * 0.55)} ${one(bx)} ${one(by)}Q${one(bx + s * 0.3)} ${one(by - s * 0.6)} ${one(bx + s)} ${one(by - s * 0.35)}Q${one(bx + s * 0.3)} ${one(by - s * 0.25)} ${one(bx)} ${one(by + s * 0.16)}Q${one(bx - s * 0.3)} ${one(by - s * 0.2)} ${one(bx - s)} ${one(by - s * 0.5)}Z" fill="${fill}"/>`;
  }).join('');
}

/** A lens, thin at both ends: light on water. */
function leaf(x: number, y: number, length: number, thick: number, fill: string): string {
  const end = one(x + length);
  const middle = one(x + length / 2);
  return `<path d="M${one(x)} ${one(y)}Q${middle} ${one(y - thick)} ${end} ${one(y)}Q${middle} ${one(y + thick)} ${one(x)} ${one(y)}Z" fill="${fill}" opacity="0.8"/>`;
}

/** A smooth line through the points. */
function through(points: [number, number][]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as [number, number];
  let d = `M${one(at(0)[0])} ${one(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${one(b[0] + (c[0] - a[0]) / 6)} ${one(b[1] + (c[1] - a[1]) / 6)} ${one(c[0] - (e[0] - b[0]) / 6)} ${one(c[1] - (e[1] - b[1]) / 6)} ${one(c[0])} ${one(c[1])}`;
  }
  return d;
}

function gradient(id: string, from: string, to: string): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${from}"/><stop offset="0.6" stop-color="${to}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

/** Land that grows paler towards its foot, where the mist lies. */
function mist(id: string, lightness: number, tone: Tone, from: number, to: number): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${one(from)}" x2="0" y2="${one(to)}"><stop offset="0" stop-color="${tone(lightness)}"/><stop offset="1" stop-color="${tone(lightness + 0.11)}"/></linearGradient>`;
}

function softness(id: string, deviation: number): string {
  return `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur stdDeviation="${one(Math.max(0.4, deviation))}"/></filter>`;
}

function one(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Shades of one hue by lightness (OKLCH, 0..1), a little warmer in the light; a gray slot stays gray. */
function tonesOf(hex: string): Tone {
  const linear = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  const [r = 0, g = 0, b = 0] = linear;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const aOk = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bOk = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.min(0.075, Math.hypot(aOk, bOk));
  const hue = Math.atan2(bOk, aOk);
  return (lightness) => {
    // Full colour in the middle tones, almost none in the light.
    const strength = chroma * Math.min(1, Math.max(0.12, (1 - lightness) * 3.2));
    return oklchHex(Math.min(1, lightness), strength, hue);
  };
}

function oklchHex(lightness: number, chroma: number, hue: number): string {
  const [a, b] = [chroma * Math.cos(hue), chroma * Math.sin(hue)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels
    .map((value) => {
      const clamped = Math.min(1, Math.max(0, value));
      const encoded = clamped <= 0.0031308 ? clamped * 12.92 : 1.055 * clamped ** (1 / 2.4) - 0.055;
      return Math.round(encoded * 255)
        .toString(16)
        .padStart(2, '0');
    })
    .join('')}`;
}
