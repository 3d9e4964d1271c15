/** What every style of a grid of days is drawn with: texts in boxes, lines and grounds in the inks of the element. */
import type { CalendarGridElement, CalendarMark, DayPhoto } from '#core/design/calendar/grid-element.ts';
import { type CalendarTypeSizes, calendarTypeSizes, severalInksUm } from '#core/design/calendar/type-sizes.ts';
import type { DesignDocument, Page, TextElement } from '#core/design/document.ts';
import { type Box, ellipsePath, rectPath } from '#core/design/outlines/outline.ts';
import { paintOf } from '#core/layout/paint.ts';
import { photoPicture } from '#core/layout/photo.ts';
import type { Resources } from '#core/layout/resources.ts';
import type { Item, LayoutFinding } from '#core/layout/sheet.ts';
import { blockHeightUm } from '#core/layout/text/fit.ts';
import { type BrokenParagraph, breakParagraph, fillLines } from '#core/layout/text/lines.ts';
import { layoutText } from '#core/layout/text/text.ts';
import { laidOutText, shapeText } from '#core/layout/text/text-lines.ts';
import { Fault } from '#core/values/fault.ts';
import { localeLanguage } from '#core/values/locale.ts';
import { isLight, oneInk } from './one-ink.ts';

/** 5.5 pt: names of a grid that was made too low for its page are set no smaller. */
const smallestUm = 1_940;
/** Lines of names that a grid of a row a day is at least as high as. */
const linesOf: Partial<Record<CalendarGridElement['style'], number>> = { planner: 54, list: 30 };

/** Least sizes on this page; light type is set as large as type of several inks, and a low grid of a row a day as small as its rows. */
function sizesOn(design: DesignDocument, page: Page, { ink, mutedInk, style, heightUm }: CalendarGridElement): CalendarTypeSizes {
  const { dayUm, nameUm } = calendarTypeSizes(page);
  const isReversed = [ink, mutedInk].some((token) => isLight(paintOf(design, token).hex));
  const wishedUm = isReversed ? Math.max(nameUm, severalInksUm) : nameUm;
  const lines = linesOf[style];
  return { dayUm, nameUm: lines === undefined ? wishedUm : Math.min(wishedUm, Math.max(smallestUm, Math.floor(heightUm / lines))) };
}

/** Line distance of marks as a share of their size. */
const markLeading = 1.12;

export type InkName = 'ink' | 'accentInk' | 'mutedInk' | 'lineInk';

/** A text of the grid in its box; it shrinks to `minSizeUm`, absent to `sizeUm`. */
export type GridText = {
  text: string;
  box: Box;
  sizeUm: number;
  minSizeUm?: number;
  ink: InkName;
  align?: TextElement['align'];
  vertical?: TextElement['vertical'];
  tracking?: number;
  leading?: number;
  isTitle?: boolean;
  /** Small type keeps its ink: figures of days tell days off by it. */
  keepsInk?: true;
};

export type GridPen = {
  element: CalendarGridElement;
  /** Least sizes of figures and names. */
  type: CalendarTypeSizes;
  /** Items of the text. What it lacks is added to `findings`. */
  text(text: GridText): Item[];
  /** Width of a text in one line. */
  widthUm(text: string, sizeUm: number, tracking?: number): number;
  /** Lines that a mark takes at a size, or null where a word is wider than the box even when it is parted. */
  lineCount(text: string, widthUm: number, sizeUm: number): number | null;
  /** A photo in a circle, by its upper left corner and diameter. */
  photo(photo: DayPhoto, xUm: number, yUm: number, sizeUm: number): Item;
  fill(box: Box, ink: string): Item;
  line(x1Um: number, y1Um: number, x2Um: number, y2Um: number, widthUm: number): Item;
  stroke(d: string, widthUm: number, ink: InkName): Item;
  shape(d: string, ink: InkName): Item;
  findings: LayoutFinding[];
};

export function createPen(
  given: DesignDocument,
  page: Page,
  element: CalendarGridElement,
  resources: Pick<Resources, 'fonts' | 'photo'>,
): GridPen {
  const { fonts } = resources;
  // Names of holidays are parted by the rules of the calendar's language, whatever language the rest of the design has.
  const design: DesignDocument = { ...given, language: localeLanguage(element.locale) };
  const face = fonts.face(element.font);
  if (!face) throw new Fault('bad-input', `unknown font ${element.font}`);
  const hyphenate = design.language === 'de' && !face.script ? (fonts.hyphenate ?? null) : null;
  const findings: LayoutFinding[] = [];
  const of = element.id;

  function textElement({ text, box, sizeUm, minSizeUm = sizeUm, ink, isTitle, keepsInk: _, ...style }: GridText): TextElement {
    const { xUm, yUm, widthUm, heightUm } = box;
    return {
      kind: 'text',
      id: of,
      rotation: 0,
      text,
      sample: '',
      personal: false,
      figures: 'lining',
      hyphens: true,
      xUm: Math.round(xUm),
      yUm: Math.round(yUm),
      widthUm: Math.max(1, Math.round(widthUm)),
      heightUm: Math.max(1, Math.round(heightUm)),
      font: isTitle ? element.titleFont : element.font,
      sizeUm: Math.round(sizeUm),
      minSizeUm: Math.round(Math.min(sizeUm, minSizeUm)),
      ink: element[ink],
      leading: style.leading ?? markLeading,
      tracking: style.tracking ?? 0,
      align: style.align ?? 'left',
      vertical: style.vertical ?? 'top',
    };
  }

  const shaped = new Map<string, ReturnType<typeof shapeText>>();
  function shapedText(text: string, tracking: number) {
    const key = `${tracking} ${text}`;
    const known = shaped.get(key);
    if (known || !face) return known;
    const sized = textElement({ text, box: element, sizeUm: 1_000, ink: 'ink', tracking });
    const made = shapeText(laidOutText(design, sized, fonts), sized, face, fonts);
    shaped.set(key, made);
    return made;
  }

  /** Marks are measured at many sizes, and again when a legend takes room from the cells. */
  const broken = new Map<string, BrokenParagraph[]>();
  const counted = new Map<string, number | null>();
  function brokenText(text: string): BrokenParagraph[] {
    const known = broken.get(text);
    if (known) return known;
    const made = (shapedText(text, 0)?.paragraphs ?? []).map((paragraph) => breakParagraph(paragraph, hyphenate));
    broken.set(text, made);
    return made;
  }

  return {
    element,
    type: sizesOn(design, page, element),
    findings,
    text(text) {
      if (text.text === '') return [];
      const laid = layoutText(design, page, textElement(text), fonts);
      findings.push(...laid.findings);
      return laid.items.map((item) =>
        item.kind === 'glyphs' && item.sizeUm < severalInksUm && !text.keepsInk ? { ...item, paint: oneInk(item.paint) } : item,
      );
    },
    widthUm(text, sizeUm, tracking = 0) {
      const paragraphs = shapedText(text, tracking)?.paragraphs ?? [];
      return Math.max(0, ...paragraphs.map((one) => one.width(0, one.text.length, false))) * sizeUm;
    },
    lineCount(text, widthUm, sizeUm) {
      const widthEm = Math.max(1, Math.round(widthUm)) / Math.round(sizeUm);
      const key = `${widthEm} ${text}`;
      const known = counted.get(key);
      if (known !== undefined) return known;
      const count = countLines(brokenText(text), widthEm);
      counted.set(key, count);
      return count;
    },
    photo({ photoId, crop }, xUm, yUm, sizeUm) {
      const box = { xUm, yUm, widthUm: sizeUm, heightUm: sizeUm };
      return photoPicture({ ...box, id: of, crop }, photoId, ellipsePath(box), resources);
    },
    fill: (box, ink) => ({ kind: 'fill', of, d: rectPath(box), paint: paintOf(design, ink) }),
    line: (x1, y1, x2, y2, widthUm) => ({
      kind: 'stroke',
      of,
      d: `M ${Math.round(x1)} ${Math.round(y1)} L ${Math.round(x2)} ${Math.round(y2)}`,
      widthUm,
      paint: paintOf(design, element.lineInk),
    }),
    stroke: (d, widthUm, ink) => ({ kind: 'stroke', of, d, widthUm, paint: paintOf(design, element[ink]) }),
    shape: (d, ink) => ({ kind: 'fill', of, d, paint: paintOf(design, element[ink]) }),
  };
}

/** Lines of a text in a box so many ems wide; null where a word sticks out. */
function countLines(paragraphs: readonly BrokenParagraph[], widthEm: number): number | null {
  let lines = 0;
  for (const one of paragraphs) {
    const cuts = fillLines(one, widthEm, Number.POSITIVE_INFINITY);
    if (!cuts?.every(({ from, to, hyphen }) => one.paragraph.width(from, to, hyphen) <= widthEm)) return null;
    lines += cuts.length;
  }
  return lines;
}

/** Height of so many lines of marks. */
export function markHeightUm(lines: number, sizeUm: number): number {
  return lines === 0 ? 0 : blockHeightUm(lines, Math.round(sizeUm), Math.round(Math.round(sizeUm) * markLeading));
}

export function inkOf({ kind }: CalendarMark): InkName {
  return kind === 'holiday' ? 'accentInk' : 'ink';
}
