/** The words of a proof: a watermark between the words of the page and beside its trim, and lines above and below. */
import { type DesignDocument, documentVersion, type TextElement } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Item, Sheet } from '#core/layout/sheet.ts';
import { trimMarks } from '#core/preflight/marks.ts';
import type { Bounds } from '#core/preflight/outline.ts';

/** `pages` are the lines below the pages, by page id. */
export type WrittenMarks = { watermark: string; legend: string; pages: Record<string, string> };

/** Paper around the trim, for what is written and for the marks of the folds. */
export const marginUm = 16_000;

/** Distance of the lines of the watermark on the page, and the height of their letters at most; those beside the trim are smaller. */
const rowUm = 42_000;
const letterUm = 6_500;
const besideUm = 4_000;
const smallUm = 2_600;
/** Distance of a line of the watermark from words. */
const clearUm = 1_500;
/** Steps in which a line of the watermark is moved to where no words are. */
const stepUm = 1_000;

/** Laid out by the shop's own engine as a page of texts, so that letters are set like everywhere else. */
export function proofWords(sheet: Sheet, marks: WrittenMarks, fonts: FontSet): Item[] {
  const { widthUm, heightUm } = sheet;
  const rows = Math.max(1, Math.round(heightUm / rowUm));
  const own = trimMarks(sheet, fonts).flatMap((mark) => (mark.kind === 'text' ? mark.glyphs.map(({ bounds }) => bounds) : []));
  const watermark = { widthUm, heightUm: letterUm, sizeUm: letterUm, minSizeUm: 900, rotation: 0, ink: 'mark', align: 'center' as const };
  const line = { ...watermark, xUm: 2_000, widthUm: widthUm - 4_000, opacity: 0.3 };
  const onPage = Array.from({ length: rows }, (_, at) => {
    const yUm = freePlace(Math.round((at * heightUm) / rows), Math.round(((at + 1) * heightUm) / rows), own);
    return yUm === null ? [] : [text(`watermark-${at + 1}`, marks.watermark, { ...line, yUm })];
  }).flat();
  // What stands beside the trim is there on a page full of words, too.
  const beside = { ...watermark, widthUm: heightUm, heightUm: besideUm, sizeUm: besideUm, yUm: Math.round((heightUm - besideUm) / 2) };
  const middle = (xUm: number) => Math.round(xUm - heightUm / 2);
  const small = { xUm: 0, widthUm, heightUm: 5_500, sizeUm: smallUm, minSizeUm: 700, rotation: 0, ink: 'note' };
  const elements = [
    ...onPage,
    text('watermark-left', marks.watermark, { ...beside, xUm: middle(-marginUm / 2), rotation: -90 }),
    text('watermark-right', marks.watermark, { ...beside, xUm: middle(widthUm + marginUm / 2), rotation: 90 }),
    text('head', `${marks.watermark}, ${marks.legend}`, { ...small, yUm: -marginUm + 2_500, align: 'left' }),
    text('foot', marks.pages[sheet.id] ?? '', { ...small, yUm: heightUm + marginUm - 8_000, align: 'left' }),
  ];
  const page: DesignDocument['pages'][number] = {
    id: 'words',
    widthUm,
    heightUm,
    foldsUm: [],
    background: null,
    elements,
    panels: [{ id: 'words', xUm: 0, yUm: 0, widthUm, heightUm }],
  };
  const inks = { mark: { c: 0, m: 90, y: 80, k: 10, hex: '#b03a35' }, note: { c: 0, m: 0, y: 0, k: 80, hex: '#45454b' } };
  const design: DesignDocument = { version: documentVersion, product: { type: 'card' }, inks, pages: [page] };
  return layout(design, { fonts, artwork: () => null, photo: () => null }).sheets.flatMap(({ items }) => items);
}

/** Where a line of the watermark lies between all words of a page, nearest to the middle of its row; null where there is no such place. */
function freePlace(topUm: number, bottomUm: number, words: readonly Bounds[]): number | null {
  const middle = Math.round((topUm + bottomUm - letterUm) / 2);
  for (let away = 0; away <= middle - topUm; away += stepUm)
    for (const yUm of [middle - away, middle + away])
      if (words.every(({ top, bottom }) => bottom + clearUm <= yUm || top >= yUm + letterUm + clearUm)) return yUm;
  return null;
}

type Place = Pick<TextElement, 'xUm' | 'yUm' | 'widthUm' | 'heightUm' | 'sizeUm' | 'minSizeUm' | 'rotation' | 'opacity' | 'ink' | 'align'>;

function text(id: string, words: string, place: Place): TextElement {
  return {
    kind: 'text',
    id,
    text: words,
    sample: '',
    personal: false,
    font: 'josefin',
    leading: 1.25,
    tracking: 0,
    vertical: 'middle',
    figures: 'lining',
    ...place,
  };
}
