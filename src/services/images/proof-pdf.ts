/** A PDF to look at: every page at its real size with trim and folds, under a watermark, with small pictures. Runs in a worker thread. */
import sharp from 'sharp';
import { type DesignDocument, documentVersion, type TextElement } from '#core/design/document.ts';
import { rectPath } from '#core/design/outline.ts';
import { applyFilter } from '#core/layout/filter.ts';
import { layout } from '#core/layout/layout.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Item, Paint, Sheet } from '#core/layout/sheet.ts';
import { paintProof } from '#paint/pdf/paint-pdf.ts';
import type { PhotoSource } from '#paint/photo-source.ts';
import { fontFile, openWholeFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';

/** What is written on a proof, and its holes; `pages` are the lines below the pages, by page id, `holes` outlines on them. */
export type ProofMarks = {
  title: string;
  watermark: string;
  pages: Record<string, string>;
  legend: string;
  date: string;
  holes: Record<string, string[]>;
};

/** Paper around the trim, for what is written and for the marks of the folds. */
const marginUm = 16_000;
/** Longest side of a photo in a proof, in pixels: enough to recognise it on a screen, too few to print it at card size (A6 at 300 ppi has 1,748). */
const photoPx = 900;

const grey: Paint = { kind: 'process', c: 0, m: 0, y: 0, k: 60, hex: '#6f6f76' };
const red: Paint = { kind: 'process', c: 0, m: 90, y: 80, k: 10, hex: '#b03a35' };

/** `photos` are upright pictures by photo id. Throws as `layout` and `paintProof` do. */
export async function proofPdf(sheets: readonly Sheet[], photos: Record<string, Uint8Array>, marks: ProofMarks): Promise<Uint8Array> {
  const fonts = openWholeFonts();
  return paintProof(
    sheets.map((sheet) => proofSheet(sheet, marks, fonts)),
    { font: fontFile, photo: smallPhotos(photos), output: new Uint8Array(), srgb: iccFile('srgb') },
    { kind: 'proof', bleedUm: marginUm },
    { title: marks.title, date: marks.date },
  );
}

function smallPhotos(photos: Record<string, Uint8Array>): PhotoSource {
  return async (id, filter) => {
    const file = photos[id];
    if (!file) return null;
    const size = { width: photoPx, height: photoPx, fit: 'inside' as const, withoutEnlargement: true };
    const small = sharp(file).resize(size).flatten({ background: '#ffffff' }).toColourspace('srgb');
    const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
    if (filter) applyFilter(data, 3, filter);
    const raw = { width: info.width, height: info.height, channels: 3 as const };
    return { bytes: new Uint8Array(await sharp(data, { raw }).jpeg({ quality: 70 }).toBuffer()), orientation: 1 };
  };
}

/** The page up to its bleed, with lines where it is cut and folded, and the words over and around it. */
function proofSheet(sheet: Sheet, marks: ProofMarks, fonts: FontSet): Sheet {
  const { widthUm, heightUm, bleedUm } = sheet;
  const bleed = rectPath({ xUm: -bleedUm, yUm: -bleedUm, widthUm: widthUm + 2 * bleedUm, heightUm: heightUm + 2 * bleedUm });
  const cut = sheet.cut ?? [rectPath({ xUm: 0, yUm: 0, widthUm, heightUm })];
  const lines = [...cut, ...(marks.holes[sheet.id] ?? [])].map((d) => line(d, 150, red));
  const words = wordsOf(sheet, marks, fonts);
  return {
    ...sheet,
    bleedUm: marginUm,
    items: [{ kind: 'group', of: 'page', clip: bleed, matrix: null, items: sheet.items }, ...lines, ...foldMarks(sheet), ...words],
  };
}

function line(d: string, strokeUm: number, paint: Paint): Item {
  return { kind: 'stroke', of: 'proof', d, widthUm: strokeUm, paint };
}

/** Short lines outside the trim, at both ends of every fold. */
function foldMarks({ widthUm, heightUm, bleedUm, foldsUm, foldsYUm = [] }: Sheet): Item[] {
  const [from, to] = [bleedUm + 1_000, bleedUm + 5_000];
  return [
    ...foldsUm.flatMap((x) => [`M ${x} ${-to} L ${x} ${-from}`, `M ${x} ${heightUm + from} L ${x} ${heightUm + to}`]),
    ...foldsYUm.flatMap((y) => [`M ${-to} ${y} L ${-from} ${y}`, `M ${widthUm + from} ${y} L ${widthUm + to} ${y}`]),
  ].map((d) => line(d, 200, grey));
}

/** Distance of the lines of the watermark, and the height of their letters at most. */
const rowUm = 42_000;
const letterUm = 8_500;
const smallUm = 2_600;

/** Laid out by the shop's own engine as a page of texts, so that letters are set like everywhere else. */
function wordsOf(sheet: Sheet, marks: ProofMarks, fonts: FontSet): Item[] {
  const { widthUm, heightUm } = sheet;
  const rows = Math.max(1, Math.round(heightUm / rowUm));
  const watermarks = Array.from({ length: rows }, (_, at) =>
    text(`watermark-${at + 1}`, marks.watermark, {
      xUm: 2_000,
      yUm: Math.round(((at + 0.5) * heightUm) / rows - letterUm),
      widthUm: widthUm - 4_000,
      heightUm: 2 * letterUm,
      sizeUm: letterUm,
      minSizeUm: 900,
      rotation: -18,
      opacity: 0.3,
      ink: 'mark',
      align: 'center' as const,
    }),
  );
  const small = { xUm: 0, widthUm, heightUm: 5_500, sizeUm: smallUm, minSizeUm: 700, rotation: 0, ink: 'note' };
  const head = text('head', `${marks.watermark}, ${marks.legend}`, { ...small, yUm: -marginUm + 2_500, align: 'left' });
  const foot = text('foot', marks.pages[sheet.id] ?? '', { ...small, yUm: heightUm + marginUm - 8_000, align: 'left' });
  const page: DesignDocument['pages'][number] = {
    id: 'words',
    widthUm,
    heightUm,
    foldsUm: [],
    background: null,
    elements: [...watermarks, head, foot],
    panels: [{ id: 'words', xUm: 0, yUm: 0, widthUm, heightUm }],
  };
  const inks = { mark: { c: 0, m: 90, y: 80, k: 10, hex: '#b03a35' }, note: { c: 0, m: 0, y: 0, k: 80, hex: '#45454b' } };
  const design: DesignDocument = { version: documentVersion, product: { type: 'card' }, inks, pages: [page] };
  return layout(design, { fonts, artwork: () => null, photo: () => null }).sheets.flatMap(({ items }) => items);
}

type Place = Pick<TextElement, 'xUm' | 'yUm' | 'widthUm' | 'heightUm' | 'sizeUm' | 'minSizeUm' | 'rotation' | 'opacity' | 'ink' | 'align'>;

function text(id: string, words: string, place: Place): TextElement {
  return {
    kind: 'text',
    id,
    label: id,
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
