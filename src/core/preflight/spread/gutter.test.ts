/** Words, faces and photos at the spine and the edges of a book. */
import { describe, expect, test } from 'vitest';
import type { Element, TextElement } from '#core/design/document.ts';
import { layout } from '#core/layout/layout.ts';
import type { Resources } from '#core/layout/resources.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { repairOf } from '#core/preflight/repair/repair.ts';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobook } from '#core/products/photobook/product.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { openFonts } from '#resources/fonts.ts';
import { serverTexts } from '#texts/server-texts.ts';

const t = serverTexts({ locale: 'de-DE' });
const fonts = await openFonts();
/** A square picture whose pixels are enough, with a face in its middle half. */
const picture = { id: 'photo-with-a-face-01', width: 4000, height: 4000, faces: [{ x: 0.25, y: 0.25, width: 0.5, height: 0.5 }] };
const resources: Resources = { fonts, artwork: () => null, photo: () => picture };
const mm = 1_000;

/** A photo whose face of 20 mm begins at this place. */
function faceAt(xMm: number, yMm: number, id = 'photo'): Element {
  const box = { xUm: (xMm - 10) * mm, yUm: (yMm - 10) * mm, widthUm: 40 * mm, heightUm: 40 * mm };
  const crop = { zoom: 1, focusX: 0.5, focusY: 0.5 };
  return { kind: 'photo', id, role: 'photo', ...box, rotation: 0, photoId: picture.id, shape: 'rect', crop, ink: 'slot' };
}

function wordAt(xMm: number, yMm: number, align: 'left' | 'right' = 'left'): TextElement {
  const box = { xUm: xMm * mm, yUm: yMm * mm, widthUm: 40 * mm, heightUm: 10 * mm };
  return {
    kind: 'text',
    id: 'word',
    role: 'text',
    ...box,
    rotation: 0,
    text: 'HOH',
    sample: '',
    personal: false,
    font: 'jost',
    ink: 'text',
    sizeUm: 5 * mm,
    minSizeUm: 5 * mm,
    leading: 1.2,
    tracking: 0,
    align,
    vertical: 'middle',
    figures: 'lining',
  };
}

/** Findings about what is put on pages of a book. */
function found(given: Record<string, unknown>, content: Record<string, Element[]>) {
  const blank = blankPhotobook(completePhotobook(given, { rows: photobookOptionsRow }), t);
  const design = { ...blank, pages: blank.pages.map((page) => ({ ...page, elements: content[page.id] ?? [] })) };
  const findings = preflight(design, layout(design, resources), resources, photobook.limits(design.product));
  const wanted = ['gutter', 'face', 'outside-safe-area', 'near-fold', 'keep-out'];
  return findings.filter(({ rule }) => wanted.includes(rule)).map(({ rule, level, page }) => `${level} ${rule} ${page}`);
}

/** A4 on its side: page-3 is a right page, bound at its left side. */
describe('a face in a book', () => {
  test('is reported at 9 mm from the trim, and not at 11', () => {
    for (const given of [{}, { type: 'echtfotobuch' }, { type: 'fotoheft', size: 'a4-hoch' }]) {
      expect(found(given, { 'page-3': [faceAt(90, 9)] })).toEqual(['warn face page-3']);
      expect(found(given, { 'page-3': [faceAt(90, 11)] })).toEqual([]);
    }
    expect(found({}, { 'page-3': [faceAt(297 - 20 - 9, 90)] })).toEqual(['warn face page-3']);
    expect(found({}, { 'page-3': [faceAt(297 - 20 - 11, 90)] })).toEqual([]);
  });

  test('is reported at 14 mm from a glued spine, and not at 16', () => {
    expect(found({}, { 'page-3': [faceAt(14, 90)] })).toEqual(['warn face page-3']);
    expect(found({}, { 'page-3': [faceAt(16, 90)] })).toEqual([]);
    expect(found({}, { 'page-2': [faceAt(297 - 20 - 14, 90)] })).toEqual(['warn face page-2']);
    expect(found({}, { 'page-2': [faceAt(297 - 20 - 16, 90)] })).toEqual([]);
  });

  test('is reported at 9 mm from the crease of a book that opens flat, and not at 11', () => {
    expect(found({ type: 'echtfotobuch' }, { 'page-3': [faceAt(9, 90)] })).toEqual(['warn face page-3']);
    expect(found({ type: 'echtfotobuch' }, { 'page-3': [faceAt(11, 90)] })).toEqual([]);
  });

  test('is asked about where the trim cuts it, the spine hides it, or it lies in a joint or around a board', () => {
    expect(found({}, { 'page-3': [faceAt(90, -5)] })).toEqual(['confirm face page-3']);
    expect(found({}, { 'page-3': [faceAt(3, 90)] })).toEqual(['confirm face page-3']);
    // The left edge of the back board lies at 17 mm, its joint begins at 310.
    for (const x of [5, 300]) expect(found({}, { cover: [faceAt(x, 90)] })).toEqual(['confirm face cover']);
    expect(found({}, { cover: [faceAt(150, 90)] })).toEqual([]);
  });

  test('that the crop leaves out is not looked at', () => {
    const face = faceAt(90, 9);
    const cropped = { ...face, crop: { zoom: 4, focusX: 0, focusY: 0 } } as Element;
    expect(found({}, { 'page-3': [cropped] })).toEqual([]);
  });
});

describe('words in a book', () => {
  test('are asked about within 12 mm of a glued spine, and refused where it hides them', () => {
    expect(found({}, { 'page-3': [wordAt(13, 90)] })).toEqual([]);
    expect(found({}, { 'page-3': [wordAt(8, 90)] })).toEqual(['confirm gutter page-3']);
    expect(found({}, { 'page-3': [wordAt(2, 90)] })).toEqual(['block gutter page-3']);
    expect(found({}, { 'page-2': [wordAt(297 - 40 - 8, 90, 'right')] })).toEqual(['confirm gutter page-2']);
    expect(found({}, { 'page-1': [wordAt(13, 90)] })).toEqual(['confirm gutter page-1']);
  });

  test('keep 5 mm from the edges, at the fore edge of a booklet as much more as its sheets come out', () => {
    expect(found({}, { 'page-3': [wordAt(90, 1)] })).toEqual(['block outside-safe-area page-3']);
    const inner = (xMm: number) =>
      found({ type: 'fotoheft', size: 'a4-hoch', paper: 'standard', pageCount: 64 }, { 'page-33': [wordAt(xMm, 90, 'right')] });
    expect(inner(210 - 40 - 8)).toEqual([]);
    expect(inner(210 - 40 - 6)).toEqual(['block outside-safe-area page-33']);
    expect(
      found({ type: 'fotoheft', size: 'a4-hoch', paper: 'standard', pageCount: 64 }, { 'page-1': [wordAt(210 - 40 - 6, 90, 'right')] }),
    ).toEqual([]);
  });

  test('stay out of joints and wraps, and 5 mm inside of the boards', () => {
    expect(found({}, { cover: [wordAt(100, 100)] })).toEqual([]);
    expect(found({}, { cover: [wordAt(19, 100)] })).toEqual(['warn near-fold cover']);
    expect(found({}, { cover: [wordAt(5, 100)] })).toContain('block keep-out cover');
    expect(found({}, { cover: [wordAt(311, 100)] })).toContain('block keep-out cover');
  });

  test('on the spine are not reported where they are set', () => {
    const blank = blankPhotobook(completePhotobook({}, { rows: photobookOptionsRow }), t);
    const [title] = (blank.pages[0]?.elements ?? []).flatMap((one) => (one.kind === 'spine-title' ? [{ ...one, text: 'Sommer' }] : []));
    expect(found({}, { cover: title ? [title] : [] })).toEqual([]);
  });
});

describe('a photo across the spine', () => {
  const across = { 'page-2': [{ ...faceAt(277, 90), id: 'left' }], 'page-3': [{ ...faceAt(-20, 90), id: 'right' }] } as Record<
    string,
    Element[]
  >;

  test('of a glued or stapled book is warned about, and not of one that opens flat', () => {
    expect(found({}, across)).toContain('warn gutter page-2');
    expect(found({ type: 'echtfotobuch', binding: 'pur' }, across)).toContain('warn gutter page-2');
    expect(found({ type: 'echtfotobuch' }, across).filter((one) => one.includes('gutter'))).toEqual([]);
  });

  test('is none where the pages do not lie side by side or the photo ends before the spine', () => {
    expect(
      found({}, { 'page-3': across['page-2'] ?? [], 'page-4': across['page-3'] ?? [] }).filter((one) => one.includes('gutter')),
    ).toEqual([]);
    expect(found({}, { ...across, 'page-3': [faceAt(60, 90)] }).filter((one) => one.includes('gutter'))).toEqual([]);
  });
});

/** On page-2; the face of the picture is a quarter to three quarters of its sides, so as wide as half of the box. */
describe('a photo across a spread', () => {
  const layflat = { type: 'echtfotobuch' };
  const pur = { type: 'echtfotobuch', binding: 'pur' };
  /** Its face is 100 mm wide and begins at this place. */
  function over(xMm: number, yMm = 60): Element {
    const photo = faceAt(90, 90);
    return { ...photo, xUm: (xMm - 50) * mm, yUm: (yMm - 50) * mm, widthUm: 200 * mm, heightUm: 200 * mm, across: true } as Element;
  }

  test('whose face the fold cuts is asked about, once for the whole photo', () => {
    for (const given of [layflat, pur, {}]) expect(found(given, { 'page-2': [over(250)] })).toEqual(['confirm face page-2']);
  });

  test('whose face is 9 mm from the fold on either side is warned about, and not at 11', () => {
    for (const x of [297 - 100 - 9, 297 + 9]) expect(found(layflat, { 'page-2': [over(x)] })).toEqual(['warn face page-2']);
    for (const x of [297 - 100 - 11, 297 + 11]) expect(found(layflat, { 'page-2': [over(x)] })).toEqual([]);
    // The fold is where the hidden strip begins.
    for (const x of [292 - 100 - 9, 292 + 9]) expect(found(pur, { 'page-2': [over(x)] })).toEqual(['warn face page-2']);
  });

  test('whose face the edge of the right page cuts is asked about on the left one', () => {
    expect(found(layflat, { 'page-2': [over(2 * 297 - 50)] })).toEqual(['confirm face page-2']);
  });

  test('may shift its lines in a glued spine, and not where the book opens flat', () => {
    for (const x of [180, 320]) {
      expect(found(pur, { 'page-2': [over(x)] })).toEqual(['warn gutter page-2']);
      expect(found({}, { 'page-2': [over(x)] })).toEqual(['warn gutter page-2']);
      expect(found(layflat, { 'page-2': [over(x)] })).toEqual([]);
    }
  });

  test('takes no text over the fold, whichever page that is on', () => {
    const ground = over(320);
    expect(found(layflat, { 'page-2': [ground, wordAt(297 - 20, 150, 'right')] })).toEqual(['block gutter page-2']);
    expect(found(layflat, { 'page-2': [ground], 'page-3': [wordAt(-5, 150)] })).toEqual(['block gutter page-3']);
    expect(found(layflat, { 'page-2': [ground], 'page-3': [wordAt(30, 150)] })).toEqual([]);
  });

  test('that does not continue behind the fold is warned about with a repair, and one that ends in the bleed is not', () => {
    const single = (xMm: number) => ({ ...faceAt(xMm, 90), across: undefined }) as Element;
    expect(found(layflat, { 'page-2': [single(297 - 20 - 11 + 30)] })).toContain('warn gutter page-2');
    expect(found(layflat, { 'page-2': [single(297 - 30 + 5)] }).filter((one) => one.includes('gutter'))).toEqual([]);
    const blank = blankPhotobook(completePhotobook(layflat, { rows: photobookOptionsRow }), t);
    const design = { ...blank, pages: blank.pages.map((page) => (page.id === 'page-2' ? { ...page, elements: [single(290)] } : page)) };
    const limits = photobook.limits(design.product);
    const finding = preflight(design, layout(design, resources), resources, limits).find(({ rule }) => rule === 'gutter');
    const repair = finding && repairOf({ design, resources, limits }, finding);
    expect(repair?.edits).toEqual([{ kind: 'setProperties', page: 'page-2', element: 'photo', properties: { across: true } }]);
  });

  test('that is too coarse or ends at the trim of the right page is named once, on the left page', () => {
    const blank = blankPhotobook(completePhotobook(layflat, { rows: photobookOptionsRow }), t);
    const wide = { ...over(0), xUm: 0, yUm: 20 * mm, widthUm: 2 * 297 * mm, heightUm: 100 * mm } as Element;
    const design = { ...blank, pages: blank.pages.map((page) => (page.id === 'page-2' ? { ...page, elements: [wide] } : page)) };
    const coarse: Resources = { ...resources, photo: () => ({ id: picture.id, width: 1_000, height: 1_000 }) };
    const findings = preflight(design, layout(design, coarse), coarse, photobook.limits(design.product));
    const own = findings.filter(({ rule }) => rule === 'bleed' || rule === 'photo-resolution');
    expect(own.map(({ rule, page, element }) => [rule, page, element])).toEqual([
      ['photo-resolution', 'page-2', 'photo'],
      ['bleed', 'page-2', 'photo'],
    ]);
  });
});
