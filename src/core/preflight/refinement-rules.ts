/** Rules over finishes: lines the foil holds, gaps that stay open, and a plate that keeps off fold and trim. */
import type { Element, Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { foilPoints } from '#core/layout/text/foil-sizes.ts';
import { message } from '#core/values/message.ts';
import { boxOf, type Checked, type CheckedPage, type Finding, findPlacedElement, measuredMm, sourceOf } from './finding.ts';
import { glyphStroke } from './glyph-ink.ts';
import type { PageMark, TextMark } from './marks.ts';
import { isInsidePolygon, type PagePolygon, piecesOf } from './outline.ts';
import { holdUm, type InkBudget, inkBudget, isSpent, type PlateArea, plateOf, platesWithNarrowGaps } from './plate.ts';
import { takesRefinement } from './refined-pages.ts';
import { tooComplex } from './too-complex.ts';

/** A tenth of all strokes may be finer: one hairline of a script breaks nothing. */
const toleratedShare = 0.1;

function isRefinement(mark: PageMark): boolean {
  return mark.paint?.kind === 'finish';
}

/** The finest stroke of type that is not an exception among its glyphs, in micrometres. */
function fineStroke(texts: readonly TextMark[]): number {
  const stems = texts
    .flatMap(({ face, sizeUm, glyphs }) => glyphs.map(({ id }) => (glyphStroke(face, id) ?? Number.POSITIVE_INFINITY) * sizeUm))
    .toSorted((a, b) => a - b);
  return stems[Math.floor(stems.length * toleratedShare)] ?? Number.POSITIVE_INFINITY;
}

/** The finest line or piece of surface of an element's plate, in micrometres. */
function finestOf(marks: readonly PageMark[], enoughUm: number, budget: InkBudget): number {
  const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text');
  const drawn = marks.flatMap((mark) => {
    if (mark.kind === 'line') return [mark.widthUm];
    if (mark.kind !== 'area' || isSpent(budget)) return [];
    return piecesOf(mark.outlines).map((piece) => holdUm(piece, enoughUm, budget));
  });
  return Math.min(fineStroke(texts), ...drawn);
}

/** Does an upright or level line with this reach meet what is seen of the mark. */
function isNear(mark: PageMark, axis: 0 | 1, at: number, reach: number): boolean {
  const { bounds } = mark;
  const [from, to] = axis === 0 ? [bounds.left, bounds.right] : [bounds.top, bounds.bottom];
  if (from > at + reach || to < at - reach) return false;
  if (mark.kind === 'text')
    return mark.glyphs.some(
      ({ bounds: ink }) => (axis === 0 ? ink.left : ink.top) <= at + reach && (axis === 0 ? ink.right : ink.bottom) >= at - reach,
    );
  const half = mark.kind === 'line' ? mark.widthUm / 2 : 0;
  return mark.outlines.some((outline) => crosses(outline, mark.kind !== 'line' || outline.isClosed, axis, at, reach + half, mark.clips));
}

function crosses({ xy }: PagePolygon, isClosed: boolean, axis: 0 | 1, at: number, reach: number, clips: readonly PagePolygon[][]): boolean {
  for (let index = isClosed ? 0 : 2; index < xy.length; index += 2) {
    const [fromX = 0, fromY = 0] = index === 0 ? xy.slice(-2) : [xy[index - 2], xy[index - 1]];
    const [toX = 0, toY = 0] = [xy[index], xy[index + 1]];
    const [from, to] = axis === 0 ? [fromX, toX] : [fromY, toY];
    if (Math.min(from, to) > at + reach || Math.max(from, to) < at - reach) continue;
    // The point of the step that is nearest to the line decides whether a clip hides it.
    const share = from === to ? 0.5 : Math.min(1, Math.max(0, (at - from) / (to - from)));
    const [x, y] = [fromX + share * (toX - fromX), fromY + share * (toY - fromY)];
    if (clips.every((clip) => isInsidePolygon(clip, x, y))) return true;
  }
  return false;
}

/** What a plate comes too near to. */
function nearWhat(page: Page, marks: readonly PageMark[], reach: number): 'fold' | 'trim' | null {
  const onFold = (mark: PageMark) =>
    page.foldsUm.some((at) => isNear(mark, 0, at, reach)) || (page.foldsYUm ?? []).some((at) => isNear(mark, 1, at, reach));
  if (marks.some(onFold)) return 'fold';
  const onTrim = (mark: PageMark) =>
    [0, page.widthUm].some((at) => isNear(mark, 0, at, reach)) || [0, page.heightUm].some((at) => isNear(mark, 1, at, reach));
  return !page.cut && marks.some(onTrim) ? 'trim' : null;
}

/** Type may grow by half at most: more would be another layout. */
const maxGrowth = 1.5;

/** Larger type, or a stronger line where the document says its width. */
function thickened(page: Page, element: Element | undefined, finestUm: number, leastUm: number): { repair?: Edit } {
  const at = { page: page.id, element: element?.id ?? '' };
  if (element?.kind === 'frame') return { repair: { kind: 'setProperties', ...at, properties: { lineUm: leastUm } } };
  if (element?.kind === 'shape' && element.stroke) {
    return { repair: { kind: 'setProperties', ...at, properties: { stroke: { ...element.stroke, widthUm: leastUm } } } };
  }
  const growth = leastUm / finestUm;
  if (element?.kind !== 'text' || growth > maxGrowth) return {};
  return { repair: { kind: 'setTextStyle', ...at, style: { sizeUm: Math.ceil(element.sizeUm * growth) } } };
}

type About = { page: Page; of: string; plate: PlateArea; hasNarrowGaps: boolean };

function elementFindings({ limits }: Checked, { page, of, plate: { marks, bounds }, hasNarrowGaps }: About, budget: InkBudget): Finding[] {
  const { name, element: id } = sourceOf(page, of);
  const at = { page: page.id, element: id, box: boxOf(bounds) };
  const element = findPlacedElement(page, of);
  const findings: Finding[] = [];
  const finest = finestOf(marks, limits.refinementLineUm, budget);
  if (finest < limits.refinementLineUm) {
    const widths = { width: { lengthUm: finest }, limit: { lengthUm: limits.refinementLineUm } };
    const text = message(`preflight.finish-line.${element?.kind === 'text' ? 'text' : 'line'}`, { name });
    const font = element?.kind === 'text' && isFaceKey(element.font) ? element.font : null;
    const figures = font
      ? message('preflight.figures.foil-face', { ...widths, size: foilPoints[font] })
      : message('preflight.figures.line', widths);
    const repair = thickened(page, element, finest, limits.refinementLineUm);
    findings.push({ rule: 'finish-line', level: 'confirm', ...at, measured: measuredMm(finest), message: text, figures, ...repair });
  }
  if (hasNarrowGaps) {
    const text = message('preflight.finish-gap', { name });
    const figures = message('preflight.figures.gap', { limit: { lengthUm: limits.refinementGapUm } });
    findings.push({ rule: 'finish-gap', level: 'warn', ...at, measured: '', message: text, figures });
  }
  const near = nearWhat(page, marks, limits.refinementEdgeUm);
  if (near) {
    const text = message(`preflight.finish-edge.${near}`, { name });
    findings.push({ rule: 'finish-edge', level: 'confirm', ...at, measured: near, message: text });
  }
  return findings;
}

function onPage(checked: Checked, { page, marks }: CheckedPage, budget: InkBudget): Finding[] {
  const plates = [...Map.groupBy(marks.filter(isRefinement), ({ of }) => of)].map(([of, own]) => ({ of, plate: plateOf(own) }));
  const gapped = platesWithNarrowGaps(
    plates.map(({ plate }) => plate),
    checked.limits.refinementGapUm,
    budget,
  );
  return plates.flatMap(({ of, plate }) => elementFindings(checked, { page, of, plate, hasNarrowGaps: gapped.has(plate) }, budget));
}

/** What a plate of foil or relief cannot hold. A document with more of it than can be measured gets a finding that says so. */
export function refinementFindings(checked: Checked): Finding[] {
  const budget = inkBudget(checked.pages.length);
  return checked.pages.flatMap((one) => {
    // Foil that has to go is not measured (preflight.ts).
    if (isSpent(budget) || !takesRefinement(checked.limits, one.page.id)) return [];
    const findings = onPage(checked, one, budget);
    return isSpent(budget) ? [...findings, tooComplex(checked.design, one.page.id)] : findings;
  });
}
