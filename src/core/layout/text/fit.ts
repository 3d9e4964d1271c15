/** Sixth step of text: the largest size between the wished one and the floor at which the text fits its box. */
import type { TextElement } from '#core/design/document.ts';
import { type BrokenParagraph, fillLines, type LineCut } from './lines.ts';
import type { ListMarkers } from './list.ts';
import type { TextLine } from './shape.ts';

/** A line of the paragraph with this index, and the level of the paragraph; `marker` stands before the first line of a list item. */
export type FittedLine = { line: TextLine; marker: TextLine | null; base: number; paragraph: number; cut: LineCut };
export type FittedText = { sizeUm: number; leadingUm: number; indentEm: number; lines: FittedLine[]; overflow: boolean };

/** What of a text its size is looked for with. */
type FittedElement = Pick<TextElement, 'widthUm' | 'heightUm' | 'sizeUm' | 'minSizeUm' | 'leading'>;

const bisections = 18;

/** A block of n lines is one em and n - 1 leadings high. */
export function blockHeightUm(lines: number, sizeUm: number, leadingUm: number): number {
  return sizeUm + (lines - 1) * leadingUm;
}

/** The largest size in whole micrometres for which `tryAt` gives something; null when it gives nothing even at the floor. */
export function largestFit<T>(element: Pick<TextElement, 'sizeUm' | 'minSizeUm'>, tryAt: (sizeUm: number) => T | null): T | null {
  const wished = tryAt(element.sizeUm);
  if (wished) return wished;
  let low = Math.min(element.minSizeUm, element.sizeUm);
  let best = tryAt(low);
  if (!best) return null;
  let high = element.sizeUm;
  for (let step = 0; step < bisections && high - low > 1; step += 1) {
    const middle = Math.floor((low + high) / 2);
    const fitted = tryAt(middle);
    if (fitted) {
      best = fitted;
      low = middle;
    } else high = middle;
  }
  return best;
}

type Cuts = { sizeUm: number; leadingUm: number; cuts: LineCut[][]; overflow: boolean };

function cutAt(paragraphs: BrokenParagraph[], element: FittedElement, indentEm: number, sizeUm: number): Cuts | null {
  const leadingUm = Math.round(sizeUm * element.leading);
  const widthEm = element.widthUm / sizeUm - indentEm;
  let room = Math.floor((element.heightUm - sizeUm) / leadingUm) + 1;
  const cuts: LineCut[][] = [];
  for (const broken of paragraphs) {
    const lines = fillLines(broken, widthEm, room);
    if (!lines?.every(({ from, to, hyphen }) => broken.paragraph.width(from, to, hyphen) <= widthEm)) return null;
    cuts.push(lines);
    room -= lines.length;
  }
  return { sizeUm, leadingUm, cuts, overflow: false };
}

/** Whole micrometres; text that does not even fit at the floor is set there and reported as overflow. */
export function fitText(paragraphs: BrokenParagraph[], element: FittedElement, list: ListMarkers | null): FittedText {
  const indentEm = list?.indentEm ?? 0;
  const { sizeUm, leadingUm, cuts, overflow } =
    largestFit(element, (sizeUm) => cutAt(paragraphs, element, indentEm, sizeUm)) ?? overflowing(paragraphs, element, indentEm);
  const lines = paragraphs.flatMap(({ paragraph }, index) =>
    (cuts[index] ?? []).map((cut, row): FittedLine => {
      const marker = row === 0 ? (list?.markers[index] ?? null) : null;
      return { line: paragraph.line(cut.from, cut.to, cut.hyphen), marker, base: paragraph.base, paragraph: index, cut };
    }),
  );
  return { sizeUm, leadingUm, indentEm, lines, overflow };
}

function overflowing(paragraphs: BrokenParagraph[], element: FittedElement, indentEm: number): Cuts {
  const sizeUm = Math.min(element.minSizeUm, element.sizeUm);
  const widthEm = element.widthUm / sizeUm - indentEm;
  const cuts = paragraphs.map((broken) => fillLines(broken, widthEm, Number.POSITIVE_INFINITY) ?? []);
  return { sizeUm, leadingUm: Math.round(sizeUm * element.leading), cuts, overflow: true };
}
