/** Rules over what pages use: fonts, pictures, colour spaces, transparency. */
import type { GroupItem, Item } from '#core/layout/sheet.ts';
import { message } from '#core/values/message.ts';
import { isDict, isStream, type PdfFile, type PdfStream, type PdfValue, pdfNameOf } from '#paint/pdf/pdf-reader.ts';
import { type CheckedFile, type PrintFinding, type PrintRule, wrongPages } from './check-rules.ts';
import { maxFormDepth } from './pdf-walk.ts';

/** Form objects of a page, and those in them; no deeper than our painter nests. */
function owners(file: PdfFile, page: PdfValue, depth = 0): PdfValue[] {
  const objects = file.entry(page, 'Resources', 'XObject');
  const all = isDict(objects) ? [...objects.dict.values()].map((value) => file.resolve(value)) : [];
  const forms = depth < maxFormDepth ? all.filter((one) => pdfNameOf(file.entry(one, 'Subtype')) === 'Form') : [];
  return [page, ...forms.flatMap((form) => owners(file, form, depth + 1))];
}

/** Resources of one kind of a page and its forms. */
function resources(file: PdfFile, page: PdfValue, kind: string): PdfValue[] {
  return owners(file, page).flatMap((owner) => {
    const entries = file.entry(owner, 'Resources', kind);
    return isDict(entries) ? [...entries.dict.values()].map((value) => file.resolve(value)) : [];
  });
}

function images(file: PdfFile, page: PdfValue): PdfStream[] {
  return resources(file, page, 'XObject').filter(
    (object) => isStream(object) && pdfNameOf(file.entry(object, 'Subtype')) !== 'Form',
  ) as PdfStream[];
}

/** Embedded as a subset TrueType program, with a width for each of its glyphs and a way back to the text. */
function isFontRight(file: PdfFile, font: PdfValue): boolean {
  const below = file.entry(font, 'DescendantFonts');
  const descendant = Array.isArray(below) ? file.resolve(below[0]) : null;
  const widths = file.entry(descendant, 'W');
  const program = file.entry(descendant, 'FontDescriptor', 'FontFile2');
  const list = Array.isArray(widths) ? file.resolve(widths[1]) : null;
  return (
    pdfNameOf(file.entry(font, 'Subtype')) === 'Type0' &&
    pdfNameOf(file.entry(font, 'Encoding')) === 'Identity-H' &&
    /^[A-Z]{6}\+/.test(pdfNameOf(file.entry(font, 'BaseFont')) ?? '') &&
    isStream(file.entry(font, 'ToUnicode')) &&
    isStream(program) &&
    Array.isArray(list) &&
    areWidthsRight(file.content(program), list)
  );
}

/** The widths the file states against those in the font program, within a thousandth of the em. */
function areWidthsRight(program: Uint8Array, widths: PdfValue[]): boolean {
  const view = new DataView(program.buffer, program.byteOffset, program.byteLength);
  const tables = new Map<string, number>();
  for (let index = 0; index < view.getUint16(4); index++) {
    const at = 12 + 16 * index;
    tables.set(Buffer.from(program.subarray(at, at + 4)).toString('latin1'), view.getUint32(at + 8));
  }
  const [head, hhea, hmtx] = [tables.get('head'), tables.get('hhea'), tables.get('hmtx')];
  if (head === undefined || hhea === undefined || hmtx === undefined) return false;
  const unitsPerEm = view.getUint16(head + 18);
  const metrics = view.getUint16(hhea + 34);
  return widths.every((width, glyph) => {
    const advance = view.getUint16(hmtx + 4 * Math.min(glyph, metrics - 1));
    return typeof width === 'number' && Math.abs((advance * 1000) / unitsPerEm - width) <= 1;
  });
}

function fonts(checked: CheckedFile): PrintFinding[] {
  const { file } = checked;
  const isRight = once((font: PdfValue) => isFontRight(file, font));
  return wrongPages(checked, message('press.fonts'), (page) => resources(file, page, 'Font').some((font) => !isRight(font)));
}

/** What pages have in common is looked at once. */
function once<T extends PdfValue>(test: (object: T) => boolean): (object: T) => boolean {
  const known = new Map<T, boolean>();
  return (object) => {
    const result = known.get(object) ?? test(object);
    known.set(object, result);
    return result;
  };
}

/** 'rgb' and 'cmyk' with a profile, 'output' for plain CMYK of the output condition, else null. */
function imageSpace(file: PdfFile, image: PdfStream): 'rgb' | 'gray' | 'cmyk' | 'output' | null {
  const space = file.resolve(image.dict.get('ColorSpace'));
  if (pdfNameOf(space) === 'DeviceCMYK') return 'output';
  if (!Array.isArray(space) || pdfNameOf(file.resolve(space[0])) !== 'ICCBased') return null;
  const profile = file.resolve(space[1]);
  if (!isStream(profile)) return null;
  const kind = Buffer.from(file.content(profile).subarray(16, 20)).toString('latin1');
  const known = { 'RGB 3': 'rgb', GRAY1: 'gray', CMYK4: 'cmyk' } as const;
  const key = `${kind}${file.entry(profile, 'N')}`;
  return Object.hasOwn(known, key) ? known[key as keyof typeof known] : null;
}

function photos(checked: CheckedFile): PrintFinding[] {
  const { file, profile } = checked;
  const some = (test: (image: PdfStream) => boolean) => {
    const isFound = once(test);
    return (page: PdfValue) => images(file, page).some(isFound);
  };
  return [
    ...wrongPages(
      checked,
      message('press.photo-colour'),
      some((image) => imageSpace(file, image) === null),
    ),
    ...(profile.rgbAllowed
      ? []
      : wrongPages(
          checked,
          message('press.photo-rgb'),
          some((image) => imageSpace(file, image) === 'rgb'),
        )),
    ...wrongPages(checked, message('press.photo-private'), some(hasPrivateSegment)),
    ...wrongPages(
      checked,
      message('press.photo-kind'),
      some(
        (image) =>
          pdfNameOf(file.resolve(image.dict.get('Subtype'))) !== 'Image' ||
          pdfNameOf(file.resolve(image.dict.get('Filter'))) !== 'DCTDecode',
      ),
    ),
  ];
}

/** EXIF, XMP, IPTC or a comment before the first scan. */
function hasPrivateSegment(jpeg: PdfStream): boolean {
  for (let at = 2; ; ) {
    const [marker, code = 0, high = 0, low = 0, next] = jpeg.part(at, at + 5);
    if (next === undefined || marker !== 0xff || code === 0xda) return false;
    if (code === 0xe1 || code === 0xed || code === 0xfe) return true;
    at += 2 + (high << 8) + low;
  }
}

/** Groups of a Sheet that are see-through. */
function seeThrough(items: readonly Item[]): GroupItem[] {
  return items.flatMap((item) => (item.kind === 'group' ? [...(item.opacity === undefined ? [] : [item]), ...seeThrough(item.items)] : []));
}

/** See-through only where the Sheet is, in its shares, mixed in the inks of the press and in the plain way. */
function transparency(checked: CheckedFile): PrintFinding[] {
  const { file, sheets } = checked;
  return wrongPages(checked, message('press.transparency'), (page, index) => {
    const drawn = new Set(seeThrough(sheets[index]?.items ?? []));
    const meant = new Set(Array.from(drawn, ({ opacity }) => opacity));
    const isMixedInInks = (group: PdfValue) =>
      pdfNameOf(file.entry(group, 'S')) === 'Transparency' && pdfNameOf(file.entry(group, 'CS')) === 'DeviceCMYK';
    const isStrange = resources(file, page, 'ExtGState').some((state) => {
      const mode = pdfNameOf(file.entry(state, 'BM'));
      const alphas = [file.entry(state, 'ca'), file.entry(state, 'CA')];
      const isMeant = alphas.every((alpha) => alpha === null || alpha === 1) || (alphas[0] === alphas[1] && meant.has(Number(alphas[0])));
      return (mode !== null && mode !== 'Normal') || !isMeant || isDict(file.entry(state, 'SMask'));
    });
    const [ofPage, ...groups] = owners(file, page).map((owner) => file.entry(owner, 'Group'));
    // A form without a group is drawn as if its objects stood on the page.
    const ofForms = groups.filter((group) => group !== null);
    const isPageRight = meant.size > 0 ? isMixedInInks(ofPage ?? null) : ofPage === null;
    const areGroupsRight =
      isPageRight && ofForms.length >= drawn.size && (drawn.size > 0 || ofForms.length === 0) && ofForms.every(isMixedInInks);
    return isStrange || !areGroupsRight || images(file, page).some((image) => image.dict.has('SMask'));
  });
}

export const resourceRules: PrintRule[] = [fonts, photos, transparency];
