/** Shapes that several scenes are painted with. Lengths are those of the space they are put into. */
import type { Random } from '#designs/drawing/random.ts';
import { across, one } from './scene.ts';
import type { Tone } from './tones.ts';

export function path(d: string, fill: string): string {
  return `<path d="${d}" fill="${fill}"/>`;
}

export function line(d: string, stroke: string, width: number): string {
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}

export function oval(x: number, y: number, rx: number, ry: number, fill: string): string {
  return `<ellipse cx="${one(x)}" cy="${one(y)}" rx="${one(rx)}" ry="${one(ry)}" fill="${fill}"/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string): string {
  return `<rect x="${one(x)}" y="${one(y)}" width="${one(width)}" height="${one(height)}" fill="${fill}"/>`;
}

export function ground(high: number, fill: string): string {
  return rect(0, 0, across, high, fill);
}

/** The one soft light of a picture. */
export function glow(x: number, y: number, radius: number, fill: string): { defs: string; shapes: string } {
  return {
    defs: `<radialGradient id="light"><stop offset="0" stop-color="${fill}"/><stop offset="0.35" stop-color="${fill}" stop-opacity="0.62"/><stop offset="1" stop-color="${fill}" stop-opacity="0"/></radialGradient>`,
    shapes: `<circle cx="${one(x)}" cy="${one(y)}" r="${one(radius)}" fill="url(#light)"/>`,
  };
}

/** A wavy line from beyond the left edge to beyond the right one. */
export function ridge(rnd: Random, level: number, swing: number, count: number): [number, number][] {
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

/** A smooth line through the points. */
export function through(points: [number, number][]): string {
  const at = (index: number) => points[Math.max(0, Math.min(points.length - 1, index))] as [number, number];
  let d = `M${one(at(0)[0])} ${one(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i += 1) {
    const [a, b, c, e] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    d += `C${one(b[0] + (c[0] - a[0]) / 6)} ${one(b[1] + (c[1] - a[1]) / 6)} ${one(c[0] - (e[0] - b[0]) / 6)} ${one(c[1] - (e[1] - b[1]) / 6)} ${one(c[0])} ${one(c[1])}`;
  }
  return d;
}

/** All below a wavy line at the level. */
export function land(rnd: Random, level: number, swing: number, high: number, fill: string, count = 7): string {
  return path(`${through(ridge(rnd, level, swing, count))}V${one(high + 20)}H-200Z`, fill);
}

/** A sky in flat steps, from the top to `foot`. */
export function sky(rnd: Random, foot: number, lightnesses: readonly number[], tone: Tone): string {
  const step = foot / lightnesses.length;
  return lightnesses
    .map((lightness, index) =>
      index === 0
        ? rect(0, 0, across, foot + 20, tone(lightness))
        : path(`${through(ridge(rnd, step * index, Math.min(step, across) * 0.13, 5))}V${one(foot + 20)}H-200Z`, tone(lightness)),
    )
    .join('');
}

/** A crown of leaves in two tones, lit from the upper left. */
export function crown(rnd: Random, x: number, y: number, rx: number, ry: number, shade: string, lit: string): string {
  const leaves = (cx: number, cy: number, wide: number, tall: number, count: number) => {
    let d = '';
    for (let index = 0; index < count; index += 1) {
      const angle = rnd.between(0, Math.PI * 2);
      const away = 1 - 0.9 * rnd.next() ** 2.4;
      d += disc(cx + Math.cos(angle) * away * wide, cy + Math.sin(angle) * away * tall, Math.min(rx, ry) * rnd.between(0.09, 0.2));
    }
    return d;
  };
  const core = `M${one(x - rx * 0.86)} ${one(y)}a${one(rx * 0.86)} ${one(ry * 0.86)} 0 1 1 ${one(rx * 1.72)} 0a${one(rx * 0.86)} ${one(ry * 0.86)} 0 1 1 ${one(-rx * 1.72)} 0Z`;
  return (
    path(core + leaves(x, y, rx * 0.95, ry * 0.95, 54), shade) +
    path(leaves(x - rx * 0.3, y - ry * 0.36, rx * 0.46, ry * 0.34, 26) + leaves(x + rx * 0.34, y - ry * 0.02, rx * 0.32, ry * 0.2, 14), lit)
  );
}

/** A hedge of leaves across the picture, its top about the level. */
export function hedge(rnd: Random, level: number, size: number, foot: number, shade: string, lit: string): string {
  let [dark, light] = ['', ''];
  for (let x = -size; x < across + size; x += size * rnd.between(0.5, 0.8)) {
    const [y, radius] = [level + rnd.spread(size * 0.5), size * rnd.between(0.5, 0.85)];
    dark += disc(x, y, radius);
    light += disc(x - radius * 0.2, y - radius * 0.16, radius * 0.66);
  }
  return path(dark, shade) + rect(0, level, across, foot - level, shade) + path(light, lit);
}

/** A circle as part of a path. */
export function disc(x: number, y: number, radius: number): string {
  const r = one(radius);
  return `M${one(x - radius)} ${one(y)}a${r} ${r} 0 1 1 ${one(r * 2)} 0a${r} ${r} 0 1 1 ${one(-r * 2)} 0Z`;
}

/** A fir as part of a path, its boughs uneven. */
export function fir(rnd: Random, x: number, foot: number, size: number): string {
  const rows = 6;
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
  return `M${one(x)} ${one(foot - size)}${side(1)}${side(-1)}Z`;
}

/** Blades of grass along a line, as one path. */
export function grass(rnd: Random, from: number, to: number, foot: number, size: number, count: number): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const x = rnd.between(from, to);
    const length = size * rnd.between(0.4, 1);
    const lean = rnd.spread(length * 0.4);
    d += `M${one(x - size * 0.05)} ${one(foot)}Q${one(x)} ${one(foot - length * 0.6)} ${one(x + lean)} ${one(foot - length)}Q${one(x + size * 0.06)} ${one(foot - length * 0.5)} ${one(x + size * 0.06)} ${one(foot)}Z`;
  }
  return d;
}

/** Round flakes or lights over an area, as one path. */
export function specks(rnd: Random, high: number, radius: number, count: number): string {
  let d = '';
  for (let index = 0; index < count; index += 1) d += disc(rnd.between(0, across), rnd.between(0, high), radius * rnd.between(0.5, 1.2));
  return d;
}

/** Dry strokes of a wide brush over an area, as one path: what makes a flat ground look painted. */
export function strokes(
  rnd: Random,
  area: { left: number; top: number; right: number; bottom: number },
  size: number,
  count: number,
): string {
  let d = '';
  for (let index = 0; index < count; index += 1) {
    const [x, y] = [rnd.between(area.left, area.right), rnd.between(area.top, area.bottom)];
    const [length, thick] = [size * rnd.between(1.4, 4), size * rnd.between(0.06, 0.2)];
    const lean = rnd.spread(length * 0.05);
    d += `M${one(x)} ${one(y)}Q${one(x + length * 0.4)} ${one(y - thick + lean)} ${one(x + length)} ${one(y + lean * 2 - thick * 0.3)}L${one(x + length * 0.94)} ${one(y + lean * 2 + thick * 0.2)}L${one(x + length * 1.02)} ${one(y + lean * 2 + thick * 0.6)}Q${one(x + length * 0.5)} ${one(y + thick + lean)} ${one(x - length * 0.03)} ${one(y + thick * 0.7)}Z`;
  }
  return d;
}

/** A part of a body, as part of a path: joints with their radii, one after the other. */
export function limb(...joints: readonly (readonly [x: number, y: number, radius: number])[]): string {
  return joints
    .map(([x, y, radius], index) => {
      const next = joints[index + 1];
      if (!next) return disc(x, y, radius);
      const [toX, toY, to] = next;
      const length = Math.hypot(toX - x, toY - y) || 1;
      const [nx, ny] = [-(toY - y) / length, (toX - x) / length];
      const at = (px: number, py: number, r: number) => `${one(px + nx * r)} ${one(py + ny * r)}`;
      return `${disc(x, y, radius)}M${at(x, y, -radius)}L${at(toX, toY, -to)}L${at(toX, toY, to)}L${at(x, y, radius)}Z`;
    })
    .join('');
}
