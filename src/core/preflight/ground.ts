/** What lies under type and codes: looked up point by point among the marks drawn before. */
import type { Paint } from '#core/layout/sheet.ts';
import type { PageMark, TextMark } from './marks.ts';
import { type Bounds, isInsidePolygon, type PagePolygon } from './outline.ts';

/** What is seen at a place: its screen colour, null for a photo, and how much of cyan, magenta and yellow lies there in per cent. */
export type PreflightGround = { hex: string | null; colours: number };

/** Grounds of a run's ink with the share (0..1) of it that lies there. */
export type GroundShares = (PreflightGround & { share: number })[];

const paper: PreflightGround = { hex: '#ffffff', colours: 0 };

/** Looked at across and down each glyph. */
const samples = [0.2, 0.5, 0.8];

/** Whether an area, a line or a photo lies at a point. */
export function covers(mark: PageMark, x: number, y: number): boolean {
  if (mark.kind === 'text') return false;
  const { bounds } = mark;
  if (x < bounds.left || x > bounds.right || y < bounds.top || y > bounds.bottom) return false;
  const hit = mark.kind === 'line' ? isOnLine(mark.outlines, mark.widthUm / 2, x, y) : isInsidePolygon(mark.outlines, x, y);
  return hit && mark.clips.every((clip) => isInsidePolygon(clip, x, y));
}

function isOnLine(outlines: readonly PagePolygon[], reach: number, x: number, y: number): boolean {
  return outlines.some(({ xy, isClosed }) => {
    for (let at = isClosed ? 0 : 2; at < xy.length; at += 2) {
      const [fromX = 0, fromY = 0] = at === 0 ? xy.slice(-2) : [xy[at - 2], xy[at - 1]];
      const [dx, dy] = [(xy[at] ?? 0) - fromX, (xy[at + 1] ?? 0) - fromY];
      const along = Math.min(1, Math.max(0, ((x - fromX) * dx + (y - fromY) * dy) / (dx * dx + dy * dy || 1)));
      if (Math.hypot(x - fromX - along * dx, y - fromY - along * dy) <= reach) return true;
    }
    return false;
  });
}

function meet(a: Bounds, b: Bounds): boolean {
  return a.left <= b.right && b.left <= a.right && a.top <= b.bottom && b.top <= a.bottom;
}

/** A colour at an opacity over another one; null when one of them is unknown, as in a photo. */
export function mixed(over: string | null, under: string | null, opacity: number): string | null {
  if (opacity >= 1) return over;
  if (over === null || under === null) return null;
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const sum = (at: number) => Math.round(channel(over, at) * opacity + channel(under, at) * (1 - opacity));
  return `#${[1, 3, 5].map((at) => sum(at).toString(16).padStart(2, '0')).join('')}`;
}

/** An area this opaque is a label: what is read on it is read on its colour, whatever photo shines through. */
const labelOpacity = 0.8;

/** The topmost mark, and what shows through it. */
export function groundAt(marks: readonly PageMark[], x: number, y: number): PreflightGround {
  const at = marks.findLastIndex((mark) => covers(mark, x, y));
  const mark = marks[at];
  if (!mark) return paper;
  const own: PreflightGround = { hex: mark.paint?.hex ?? null, colours: mark.paint?.kind === 'process' ? coloursOf(mark.paint) : 0 };
  if (mark.opacity >= 1) return own;
  const under = groundAt(marks.slice(0, at), x, y);
  if (under.hex === null && own.hex !== null && mark.kind === 'area' && mark.opacity >= labelOpacity) return own;
  const colours = own.colours * mark.opacity + under.colours * (1 - mark.opacity);
  return { hex: mixed(own.hex, under.hex, mark.opacity), colours };
}

function coloursOf({ c, m, y }: Extract<Paint, { kind: 'process' }>): number {
  return c + m + y;
}

/** What lies under a run of type: the marks drawn before it. */
export function groundsOf(marks: readonly PageMark[], text: TextMark): GroundShares {
  const below = marks.slice(0, marks.indexOf(text)).filter((mark) => mark.kind !== 'text' && meet(mark.bounds, text.bounds));
  const counts = new Map<string, PreflightGround & { count: number }>();
  for (const { bounds } of text.glyphs) {
    const near = below.filter((mark) => meet(mark.bounds, bounds));
    for (const across of samples) {
      for (const down of samples) {
        const x = bounds.left + across * (bounds.right - bounds.left);
        const ground = groundAt(near, x, bounds.top + down * (bounds.bottom - bounds.top));
        const key = `${ground.hex} ${ground.colours}`;
        const known = counts.get(key);
        if (known) known.count += 1;
        else counts.set(key, { ...ground, count: 1 });
      }
    }
  }
  const all = text.glyphs.length * samples.length ** 2;
  return [...counts.values()].map(({ hex, colours, count }) => ({ hex, colours, share: count / all }));
}
