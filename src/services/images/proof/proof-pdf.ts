/** A PDF to look at: every page at its real size with trim and folds, a watermark that crosses no words, and small pictures. Runs in a worker thread. */
import sharp from 'sharp';
import { rectPath } from '#core/design/outlines/outline.ts';
import { applyColours } from '#core/layout/colours/apply-colours.ts';
import type { FontSet } from '#core/layout/resources.ts';
import type { Item, Paint, Sheet } from '#core/layout/sheet.ts';
import { paintProof } from '#paint/pdf/paint-pdf.ts';
import type { PhotoSource } from '#paint/photo-source.ts';
import { fontFile, openWholeFonts } from '#resources/fonts.ts';
import { iccFile } from '#resources/icc.ts';
import { marginUm, proofWords, type WrittenMarks } from './proof-words.ts';

/** What is written on a proof, and its holes: outlines by page id. */
export type ProofMarks = WrittenMarks & { title: string; date: string; holes: Record<string, string[]> };

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
  return async (id, colours) => {
    const file = photos[id];
    if (!file) return null;
    const size = { width: photoPx, height: photoPx, fit: 'inside' as const, withoutEnlargement: true };
    const small = sharp(file).resize(size).flatten({ background: '#ffffff' }).toColourspace('srgb');
    const { data, info } = await small.raw().toBuffer({ resolveWithObject: true });
    if (colours) applyColours(data, 3, colours);
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
  const words = proofWords(sheet, marks, fonts);
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
