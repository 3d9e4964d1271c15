/** The strip below a printed page that says which record it is of. It is cut off, and no name stands in it. */
import type { FontSet } from '#core/layout/resources.ts';
import type { Glyph, Sheet } from '#core/layout/sheet.ts';
import { Fault } from '#core/values/fault.ts';
import { slugFace } from '#paint/imposition/slug.ts';
import type { PrintProfile } from '#paint/print-profile.ts';

/** Five points. */
const textUm = 1_764;

/** `page` counts from one within the record; `hash` is that of what the record prints. */
export type RecordSlug = { order: string; position: number; record: number; records: number; page: number; hash: string };

/** Records are numbered with as many digits as the names of their files. */
export function recordNumber(record: number): string {
  return String(record).padStart(4, '0');
}

/** @internal */
export function slugText({ order, position, record, records, page, hash }: RecordSlug): string {
  return `${order}-${position} ${recordNumber(record)}/${recordNumber(records)} ${page} ${hash.slice(0, 6)}`;
}

/** The same Sheet where the printing house takes no slug. Text that is wider than the page becomes smaller. */
export function withSlug(sheet: Sheet, slug: RecordSlug, { slug: strip, bleedUm }: PrintProfile, fonts: FontSet): Sheet {
  if (!strip) return sheet;
  const face = fonts.face(slugFace);
  if (!face) throw new Fault('internal', `no font file ${slugFace}`);
  const text = slugText(slug);
  const shaped = face.shape(text, {});
  const widthEm = shaped.reduce((sum, { advance }) => sum + advance, 0) / face.unitsPerEm;
  const sizeUm = Math.min(textUm, Math.floor(sheet.widthUm / widthEm));
  const capUm = (face.capHeight * sizeUm) / face.unitsPerEm;
  const yUm = Math.round(sheet.heightUm + bleedUm + (strip.heightUm + capUm) / 2);
  let pen = 0;
  const glyphs = shaped.map(({ id, cluster, advance }, at): Glyph => {
    const glyph = { id, xUm: Math.round(pen), yUm, text: text.slice(cluster, shaped[at + 1]?.cluster ?? text.length) };
    pen += (advance * sizeUm) / face.unitsPerEm;
    return glyph;
  });
  const paint = { kind: 'process', c: 0, m: 0, y: 0, k: 100, hex: '#000000' } as const;
  return {
    ...sheet,
    slugUm: strip.heightUm,
    items: [...sheet.items, { kind: 'glyphs', of: 'slug', font: slugFace, sizeUm, paint, glyphs }],
  };
}
