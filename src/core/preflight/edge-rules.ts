/** Rules over the trimmed edge: what touches it runs on to the bleed, what does not keeps away from it. Only straight sides along it count. */

import type { Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { message } from '#core/values/message.ts';
import { boxOf, type Checked, type CheckedPage, type Finding, findPlacedElement, measuredMm, sourceOf } from './finding.ts';
import { boundsByElement, type PageMark } from './marks.ts';
import { type Bounds, isInsidePolygon, type PagePolygon, union } from './outline.ts';

/** A side shorter than this is an ornament's, not a surface's. */
const minSideUm = 2_000;
/** A side that runs along the trim this long looks crooked when the cut is half a millimetre off. */
const longSideUm = 30_000;
/** How far a side may lean: three per cent. */
const lean = 0.03;
/** Cutting tolerance: a surface that ends this near inside the trim is meant to reach it. */
const cutUm = 500;
const roundingUm = 50;

type Trim = { widthUm: number; heightUm: number; bleedUm: number; safeUm: number };
type Edge = 'left' | 'right' | 'top' | 'bottom';
/** A visible straight side along a trimmed edge; `outUm` is how far outside of the trim it lies, negative inside. */
type Side = { mark: PageMark; edge: Edge; outUm: number; lengthUm: number };

/** Distance outside the trim of the edge that a step runs along, with the way inwards; null for a step across or a foreign one. */
function alongTrim(
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
  { widthUm, heightUm, bleedUm, safeUm }: Trim,
): { edge: Edge; outUm: number; inward: readonly [number, number] } | null {
  const [dx, dy] = [Math.abs(toX - fromX), Math.abs(toY - fromY)];
  const [x, y] = [(fromX + toX) / 2, (fromY + toY) / 2];
  const isUpright = dx <= dy * lean;
  if (!isUpright && dy > dx * lean) return null;
  const [at, size] = isUpright ? [x, widthUm] : [y, heightUm];
  const isFirst = at < size / 2;
  const outUm = isFirst ? -at : at - size;
  if (outUm < -safeUm || outUm > bleedUm + roundingUm) return null;
  const step = isFirst ? 1 : -1;
  if (isUpright) return { edge: isFirst ? 'left' : 'right', outUm, inward: [step, 0] };
  return { edge: isFirst ? 'top' : 'bottom', outUm, inward: [0, step] };
}

function paintKey(mark: PageMark): string {
  return mark.paint === null ? 'photo' : mark.paint.hex;
}

/** `index` is the mark's place in drawing order. The others are only looked at for the few steps that run along the trim. */
function sidesOf(marks: readonly PageMark[], mark: PageMark, index: number, trim: Trim): Side[] {
  if (mark.kind !== 'area' && mark.kind !== 'photo') return [];
  const all: PagePolygon[][] = [mark.outlines, ...mark.clips];
  const isIn = (other: PageMark, x: number, y: number) =>
    other.kind !== 'text' &&
    x >= other.bounds.left &&
    x <= other.bounds.right &&
    y >= other.bounds.top &&
    y <= other.bounds.bottom &&
    isInsidePolygon(other.outlines, x, y) &&
    other.clips.every((clip) => isInsidePolygon(clip, x, y));
  const isCovered = (x: number, y: number) => marks.some((other, at) => at > index && other.kind !== 'line' && isIn(other, x, y));
  const lastAt = (x: number, y: number) =>
    marks.findLast((other, at) => at !== index && (other.kind === 'area' || (other.kind === 'photo' && at > index)) && isIn(other, x, y));
  return all.flatMap((outlines) =>
    outlines.flatMap(({ xy }) => {
      const sides: Side[] = [];
      let [fromX = 0, fromY = 0] = xy.slice(-2);
      for (let at = 0; at < xy.length; at += 2) {
        const step = [fromX, fromY, xy[at] ?? 0, xy[at + 1] ?? 0] as const;
        [fromX, fromY] = [step[2], step[3]];
        const lengthUm = Math.hypot(step[2] - step[0], step[3] - step[1]);
        if (lengthUm < minSideUm) continue;
        const found = alongTrim(step, trim);
        if (!found) continue;
        const [x, y] = [(step[0] + step[2]) / 2, (step[1] + step[3]) / 2];
        const inside = [x + found.inward[0] * 2 * roundingUm, y + found.inward[1] * 2 * roundingUm] as const;
        const outside = [x - found.inward[0] * 2 * roundingUm, y - found.inward[1] * 2 * roundingUm] as const;
        // A side is seen where the surface lies inwards of it and nothing of the same colour lies outwards.
        if (!isIn(mark, ...inside) || isIn(mark, ...outside)) continue;
        if (isCovered(...inside)) continue;
        const beyond = lastAt(...outside);
        if (beyond && paintKey(beyond) === paintKey(mark)) continue;
        sides.push({ mark, edge: found.edge, outUm: found.outUm, lengthUm });
      }
      return sides;
    }),
  );
}

/** A drawing that goes on to the bleed ends nowhere at the trim, whatever sides its pieces have there. */
function reachesBleed(all: Bounds, edge: Edge, { widthUm, heightUm, bleedUm }: Trim): boolean {
  const out = { left: -all.left, right: all.right - widthUm, top: -all.top, bottom: all.bottom - heightUm }[edge];
  return out >= bleedUm - roundingUm;
}

/** An upright picture or rectangle is drawn out to the bleed where it ends at the trim. */
function drawnOut(page: Page, of: string, edges: ReadonlySet<Edge>, { widthUm, heightUm, bleedUm }: Trim): { repair?: Edit } {
  const element = findPlacedElement(page, of);
  const isStretchable = element?.kind === 'photo' || (element?.kind === 'shape' && element.outline.as === 'rect');
  if (!element || !isStretchable || element.rotation !== 0) return {};
  const left = edges.has('left') ? -bleedUm : element.xUm;
  const top = edges.has('top') ? -bleedUm : element.yUm;
  const right = edges.has('right') ? widthUm + bleedUm : element.xUm + element.widthUm;
  const bottom = edges.has('bottom') ? heightUm + bleedUm : element.yUm + element.heightUm;
  const box = { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
  return { repair: { kind: 'resizeElement', page: page.id, element: element.id, ...box } };
}

function onPage({ page, sheet, marks }: CheckedPage, photo: Checked['photo']): Finding[] {
  // What the die cuts has no straight edge to compare with.
  if (page.cut) return [];
  const sides = marks.flatMap((mark, index) => sidesOf(marks, mark, index, sheet));
  const short = new Map<string, { bounds: Bounds; edges: Set<Edge> }>();
  const near = new Map<string, Bounds>();
  const whole = boundsByElement(marks);
  for (const { mark, edge, outUm, lengthUm } of sides) {
    if (reachesBleed(whole.get(mark.of) ?? mark.bounds, edge, sheet)) continue;
    if (outUm >= -cutUm && outUm < sheet.bleedUm - roundingUm) {
      const known = short.get(mark.of);
      short.set(mark.of, { bounds: union(known?.bounds ?? mark.bounds, mark.bounds), edges: new Set([...(known?.edges ?? []), edge]) });
    } else if (outUm < -cutUm && outUm > -sheet.safeUm + roundingUm && lengthUm >= longSideUm) {
      near.set(mark.of, union(near.get(mark.of) ?? mark.bounds, mark.bounds));
    }
  }
  return [
    ...[...short].map(([of, { bounds, edges }]): Finding => {
      const { name, element } = sourceOf(page, of, photo);
      const text = message('preflight.bleed', { name });
      const figures = message('preflight.figures.bleed', { bleed: { lengthUm: sheet.bleedUm } });
      const at = { page: page.id, element, box: boxOf(bounds) };
      const measured = measuredMm(sheet.bleedUm);
      return { rule: 'bleed', level: 'confirm', ...at, measured, message: text, figures, ...drawnOut(page, of, edges, sheet) };
    }),
    ...[...near].map(([of, bounds]): Finding => {
      const { name, element } = sourceOf(page, of, photo);
      const text = message('preflight.near-trim', { name });
      const at = { page: page.id, element, box: boxOf(bounds) };
      return { rule: 'near-trim', level: 'warn', ...at, measured: '', message: text, figures: message('preflight.figures.trim') };
    }),
  ];
}

/** Surfaces and photos that end at the trim instead of the bleed, and long sides close to it. */
export function edgeFindings(checked: Checked): Finding[] {
  return checked.pages.flatMap((page) => onPage(page, checked.photo));
}
