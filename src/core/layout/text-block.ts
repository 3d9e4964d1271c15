/**
 * Plain text in a box of a page, outside of any design: what delivery notes, templates and other papers are set with. Names and addresses of
 * any script keep all their letters: text shrinks to its smallest size, and a word that is wider than the box is parted.
 */
import type { FontFace, FontSet } from './resources.ts';
import type { Item, Paint, Sheet } from './sheet.ts';
import { blockHeightUm, type FittedText, fitText } from './text/fit.ts';
import { breakAnywhere } from './text/lines.ts';
import { placeText } from './text/place.ts';
import { prepareText } from './text/prepare.ts';
import { needsFallback } from './text/runs.ts';
import { createShaper } from './text/shape.ts';

export const black: Paint = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#000000' };

/** Micrometres of points. */
export function points(value: number): number {
  return Math.round((value * 25_400) / 72);
}

/** Micrometres of millimetres. */
export function millimetres(value: number): number {
  return Math.round(value * 1_000);
}

/** How letters are set: `font` is the key of a face, `leading` a share of the size. */
export type TextStyle = { font: string; sizeUm: number; minSizeUm?: number; leading?: number };

export type TextBlock = TextStyle & {
  text: string;
  xUm: number;
  yUm: number;
  widthUm: number;
  /** Absent: as high as the text at its full size. */
  heightUm?: number;
  align?: 'left' | 'center' | 'right';
  paint?: Paint;
};

/** A block after setting: what is drawn, how high it is, and whether it is higher than its box even at its smallest size. */
export type SetBlock = { items: Item[]; heightUm: number; sizeUm: number; isOverfull: boolean };

const usualLeading = 1.25;

const plainStyle = { tracking: 0, figures: 'lining' } as const;

/** Higher than any page. */
const endless = 100_000_000;

type Fitted = { face: FontFace; fitted: FittedText };

function fitBlock(
  { text, font, sizeUm, minSizeUm = sizeUm, leading = usualLeading, widthUm, heightUm = endless }: TextBlock,
  fonts: FontSet,
): Fitted {
  const face = fonts.face(font);
  if (!face) throw new RangeError(`no face ${font}`);
  const paragraphs = prepareText(text)
    .split('\n')
    .map((paragraph) => breakAnywhere(createShaper(faceFor(paragraph, face, fonts), fonts, plainStyle).paragraph(paragraph)));
  return { face, fitted: fitText(paragraphs, { widthUm, heightUm, sizeUm, minSizeUm, leading }, null) };
}

/** A line with a letter that the face lacks is set in a whole face of Latin letters, so that a word is not a mixture. */
function faceFor(paragraph: string, face: FontFace, fonts: FontSet): FontFace {
  return needsFallback(paragraph, face, fonts) ? (fonts.wholeFace?.('n', paragraph) ?? face) : face;
}

/** Sets a block with its first line at the top of its box. */
export function setBlock(block: TextBlock, fonts: FontSet): SetBlock {
  const { xUm, yUm, widthUm, align = 'left', paint = black } = block;
  const { face, fitted } = fitBlock(block, fonts);
  const { sizeUm, leadingUm, lines, overflow } = fitted;
  const heightUm = blockHeightUm(lines.length, sizeUm, leadingUm);
  const place = { id: 'text', xUm, yUm, widthUm, heightUm, align, vertical: 'top' as const };
  return { items: placeText(place, face, paint, 0, fitted), heightUm, sizeUm, isOverfull: overflow };
}

/** A page without bleed that holds these items. */
export function paperSheet(id: string, size: { widthUm: number; heightUm: number }, items: Item[]): Sheet {
  return { id, ...size, bleedUm: 0, safeUm: 0, foldSafeUm: 0, foldsUm: [], items, panels: [{ id, xUm: 0, yUm: 0, ...size }] };
}

/** A straight line. */
export function ruleItem(
  from: readonly [x: number, y: number],
  to: readonly [x: number, y: number],
  widthUm: number,
  paint: Paint = black,
): Item {
  const at = ([x, y]: readonly [number, number]) => `${Math.round(x)} ${Math.round(y)}`;
  return { kind: 'stroke', of: 'rule', d: `M ${at(from)} L ${at(to)}`, widthUm, paint };
}
