/** Books from synthetic albums: what holds for the layout of each of them. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Fault } from '#core/values/fault.ts';
import { random } from '#core/values/numbers/random.ts';
import { type FrameOptions, sampleAlbum, sampleBook, sampleFrames, sampleGraduations, samplePhoto } from '#tests/album-samples.ts';
import { contains, isTiling, overlap } from '#tests/arrange-samples.ts';
import { photobookReasonTexts } from '#texts/de/photobook/reasons.ts';
import { layoutBook } from './auto-layout.ts';
import type { BookInput, Graduation, PageFrame } from './book-input.ts';
import type { BookLayout, BookPage } from './book-layout.ts';
import { printedFaces } from './face-area.ts';
import { firstRecord, withReasons } from './layout-record.ts';
import { leftOutText, placedTexts } from './reasons.ts';

const tolerance = 2;

/** Distances of faces on a page to the trim and to the hidden strip at the spine. */
function checkFaces(page: BookPage, frame: PageFrame, facing: PageFrame | undefined, { photos }: BookInput): void {
  for (const cell of page.cells) {
    const photo = photos.find(({ id }) => id === cell.photoId);
    if (!photo) continue;
    for (const face of printedFaces(cell, photo)) {
      const [left, right] = [face.xUm, face.xUm + face.widthUm];
      // Nothing of a face is cut.
      expect(
        contains(cell.box, {
          ...face,
          xUm: left + tolerance,
          yUm: face.yUm + tolerance,
          widthUm: face.widthUm - 2 * tolerance,
          heightUm: face.heightUm - 2 * tolerance,
        }),
      ).toBe(true);
      expect(face.yUm).toBeGreaterThanOrEqual(10_000 - tolerance);
      expect(frame.heightUm - face.yUm - face.heightUm).toBeGreaterThanOrEqual(10_000 - tolerance);
      const isOnFacing = page.spread === 'left' && left > frame.widthUm;
      const own = isOnFacing ? (facing as PageFrame) : frame;
      const offset = isOnFacing ? frame.widthUm : 0;
      const [outer, spine] =
        own.side === 'left' ? [left - offset, own.widthUm - right + offset] : [own.widthUm - right + offset, left - offset];
      expect(outer).toBeGreaterThanOrEqual(10_000 - tolerance);
      expect(spine).toBeGreaterThanOrEqual(own.hiddenUm + 10_000 - tolerance);
    }
  }
}

function checkCells(page: BookPage, frame: PageFrame, facing: PageFrame | undefined, gapUm: number): void {
  const areas = page.cells.map(({ area }) => area);
  if (areas.length === 0) return;
  const live =
    page.spread === 'left' && facing
      ? { ...frame.live, widthUm: frame.widthUm + facing.live.xUm + facing.live.widthUm - frame.live.xUm }
      : frame.live;
  expect(isTiling(areas, gapUm)).toBe(true);
  for (const [at, cell] of page.cells.entries()) {
    expect(contains(live, cell.area)).toBe(true);
    expect(contains(cell.area, cell.box)).toBe(true);
    for (const other of areas.slice(at + 1)) expect(overlap(cell.area, other)).toBe(false);
  }
}

/** What holds for every book. */
function checkBook(book: BookLayout, input: BookInput): void {
  const { frames } = input.graduations.find(({ pageCount }) => pageCount === book.pageCount) as Graduation;
  expect(book.pages).toHaveLength(book.pageCount);
  const pinned = new Set(input.pins.map(({ index }) => index));
  for (const [at, page] of book.pages.entries()) {
    if (pinned.has(at)) continue;
    checkCells(page, frames[at] as PageFrame, frames[at + 1], input.gapUm);
    checkFaces(page, frames[at] as PageFrame, frames[at + 1], input);
    expect(page.spread === 'right').toBe(book.pages[at - 1]?.spread === 'left');
    expect(page.cells.length).toBeLessThanOrEqual(6);
  }
  // Every photo once, on a page or left out.
  const onPages = book.pages.flatMap(({ cells }) => cells.map(({ photoId }) => photoId));
  const known = new Set(input.photos.map(({ id }) => id));
  expect(onPages.filter((id) => id !== null && known.has(id))).toEqual(book.placed.map(({ photoId }) => photoId));
  const all = [...book.placed, ...book.leftOut].map(({ photoId }) => photoId);
  expect(all.toSorted()).toEqual([...known].toSorted());
  for (const { photoId, page, why } of book.placed) {
    expect(book.pages[page]?.cells.some((cell) => cell.photoId === photoId)).toBe(true);
    for (const { key } of placedTexts(page + 1, why)) expect(photobookReasonTexts).toHaveProperty([key]);
  }
  for (const row of withReasons(firstRecord, book).leftOut) {
    expect(photobookReasonTexts).toHaveProperty([leftOutText(row, String).key]);
    if (row.other !== undefined) expect(known.has(row.other)).toBe(true);
  }
  for (const { key } of book.notices) expect(photobookReasonTexts).toHaveProperty([key]);
  const cover = book.placed.find(({ why }) => why.includes('cover'));
  expect(book.coverPhotoId).toBe(cover?.photoId ?? null);
}

function checked(input: BookInput): BookLayout {
  const book = layoutBook(input);
  checkBook(book, input);
  return book;
}

const someFrames: fc.Arbitrary<FrameOptions> = fc.constantFrom(
  {},
  { marginUm: 0 },
  { marginUm: 5_000, hiddenUm: 0, mayCrossFold: true },
  { widthUm: 148_000, heightUm: 105_000, marginUm: 8_000, hiddenUm: 1_000 },
  { widthUm: 210_000, heightUm: 297_000, marginUm: 15_000 },
);

describe('the layout of a book', () => {
  it('has each photo once, in cells with exact gaps in the live area, no face cut or near an edge [E010]', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        fc.integer({ min: 1, max: 50 }),
        someFrames,
        fc.constantFrom('low', 'medium', 'high'),
        fc.nat(3),
        (seed, count, frames, density, variant) => {
          const { photos } = sampleAlbum({ seed, count, faces: 0.7 });
          checked(sampleBook(photos, { graduations: sampleGraduations(frames), density, seed: variant }));
        },
      ),
      { numRuns: 16 },
    );
  });

  it('keeps one of each group of near duplicates and names it for the others [E010]', () => {
    const album = sampleAlbum({ seed: 1, count: 40, duplicates: 0.3 });
    const book = checked(sampleBook(album.photos));
    const placed = new Set(book.placed.map(({ photoId }) => photoId));
    for (const ids of album.duplicates) expect(ids.filter((id) => placed.has(id))).toHaveLength(1);
    for (const { reason } of book.leftOut) expect(placed.has('photoId' in reason ? reason.photoId : '')).toBe(true);
    expect(book.leftOut).toHaveLength(album.duplicates.flat().length - album.duplicates.length);
  });

  it('is the same for the same input, and another one for another seed', () => {
    const { photos } = sampleAlbum({ seed: 4, count: 60 });
    const [one, again, other] = [0, 0, 1].map((seed) => JSON.stringify(layoutBook(structuredClone(sampleBook(photos, { seed })))));
    expect(again).toBe(one);
    expect(other).not.toBe(one);
  });

  it('reports its progress in ascending shares up to the whole', () => {
    const shares: number[] = [];
    layoutBook(sampleBook(sampleAlbum({ seed: 1, count: 30 }).photos), (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.at(-1)).toBe(1);
  });

  it('has as many pages as the density asks for, and events at their beginnings', () => {
    const album = sampleAlbum({ seed: 11, count: 120, duplicates: 0 });
    const [low, medium, high] = (['low', 'medium', 'high'] as const).map((density) => checked(sampleBook(album.photos, { density })));
    expect([low?.pageCount, medium?.pageCount, high?.pageCount]).toEqual([80, 48, 32]);
    const firsts = new Set(medium?.pages.map(({ cells }) => cells[0]?.photoId));
    expect(album.eventStarts.filter((id) => !firsts.has(id))).toEqual([]);
  });

  it('shows the best photo of an event larger, and the best of the book on the cover', () => {
    const { photos } = sampleAlbum({ seed: 3, count: 80, duplicates: 0, faces: 0 });
    const best = { ...(photos[40] as (typeof photos)[number]), width: 9_000, height: 6_000, sharpness: 5, entropy: 7.9 };
    const book = checked(sampleBook(photos.with(40, best)));
    expect(book.coverPhotoId).toBe(best.id);
    expect(book.placed.find(({ photoId }) => photoId === best.id)).toMatchObject({ why: ['best-of-event', 'hero', 'cover'] });
    const heroes = book.placed.filter(({ why }) => why.includes('hero'));
    for (const { photoId, page } of heroes) {
      const areas = (book.pages[page]?.cells ?? []).map(({ box, ...cell }) => ({ id: cell.photoId, area: box.widthUm * box.heightUm }));
      expect(Math.max(...areas.map(({ area }) => area))).toBe(areas.find(({ id }) => id === photoId)?.area);
    }
    expect(heroes.length).toBeGreaterThanOrEqual(3);
  });

  it('lays a panorama that is the best of its event over the fold, where the binding allows it', () => {
    const { photos } = sampleAlbum({ seed: 6, count: 60, duplicates: 0, faces: 0 });
    const panorama = { ...(photos[20] as (typeof photos)[number]), width: 12_000, height: 4_500, sharpness: 5, entropy: 7.9 };
    const input = (mayCrossFold: boolean) =>
      sampleBook(photos.with(20, panorama), { graduations: sampleGraduations({ hiddenUm: 0, mayCrossFold }) });
    const layflat = checked(input(true));
    const at = layflat.pages.findIndex(({ spread }) => spread === 'left');
    expect(layflat.pages[at]?.cells.map(({ photoId }) => photoId)).toEqual([panorama.id]);
    expect(at % 2).toBe(1);
    expect(layflat.pages[at]?.cells[0]?.box.widthUm).toBeGreaterThan(500_000);
    expect(checked(input(false)).pages.every(({ spread }) => spread === null)).toBe(true);
    // A face on the fold.
    const face = { x: 0.47, y: 0.4, width: 0.06, height: 0.12 };
    const folded = checked(
      sampleBook(photos.with(20, { ...panorama, faces: [face] }), { graduations: sampleGraduations({ hiddenUm: 0, mayCrossFold: true }) }),
    );
    expect(folded.pages.some(({ spread }) => spread !== null)).toBe(false);
  });

  it('leaves out the worst of each event when the book is full, and says which are blurred', () => {
    const { photos } = sampleAlbum({ seed: 9, count: 150, duplicates: 0 });
    const blurred = photos.map((photo, at) => (at % 10 === 0 ? { ...photo, sharpness: 0.1, entropy: 3.5 } : photo));
    const book = checked(sampleBook(blurred, { pageCount: 24 }));
    expect(book.placed).toHaveLength(62);
    expect(new Set(book.leftOut.map(({ reason }) => reason.kind))).toEqual(new Set(['quota', 'blurred']));
    expect(book.leftOut.filter(({ reason }) => reason.kind === 'blurred')).toHaveLength(15);
  });

  it('holds what the customer wants and nothing that the customer took out', () => {
    const album = sampleAlbum({ seed: 2, count: 150, duplicates: 0.2 });
    const first = layoutBook(sampleBook(album.photos, { pageCount: 24 }));
    const requiredIds = first.leftOut.filter((_, at) => at % 9 === 0).map(({ photoId }) => photoId);
    const excludedIds = first.placed.filter((_, at) => at % 7 === 0).map(({ photoId }) => photoId);
    const book = checked(sampleBook(album.photos, { pageCount: 24, requiredIds, excludedIds }));
    const reasons = new Map(book.leftOut.map(({ photoId, reason }) => [photoId, reason.kind]));
    for (const id of requiredIds) expect(book.placed.find(({ photoId }) => photoId === id)?.why[0]).toBe('required');
    for (const id of excludedIds) expect(reasons.get(id)).toBe('excluded');
  });
});

describe('unusual albums', () => {
  const frames = { graduations: sampleGraduations() };

  it('of one photo have it on the first page, the fewest pages, and a notice for the others', () => {
    const photos = [samplePhoto({ id: 'only' })];
    const few = checked(sampleBook(photos, frames));
    expect(few.pageCount).toBe(24);
    expect(few.pages[0]?.cells).toHaveLength(1);
    expect(few.notices).toEqual([{ key: 'photobook.notice.empty-pages', values: { count: 23 } }]);
    const wanted = checked(sampleBook(photos, { ...frames, pageCount: 160 }));
    expect(wanted.pageCount).toBe(24);
    expect(wanted.notices[0]).toEqual({ key: 'photobook.notice.fewer-pages', values: { wanted: 160, pages: 24 } });
  });

  it.each([
    ['equal times', (at: number) => ({ takenAt: '2026-05-03T12:00:00', name: `IMG_${at}.jpg` })],
    ['no times', () => ({ name: '' })],
    ['screenshots without facts', () => ({ width: 1_170, height: 2_532, sharpness: null, entropy: null, dhash: '0'.repeat(32) })],
    ['panoramas', (at: number) => (at % 2 === 0 ? { width: 12_000, height: 1_500 } : { width: 800, height: 9_000 })],
    ['single pixels', () => ({ width: 1, height: 1 })],
    ['faces at every edge', () => ({ faces: [{ x: 0, y: 0, width: 1, height: 1 }] })],
  ])('of %s end with a layout', (_, change: (at: number) => object) => {
    const photos = Array.from({ length: 60 }, (_unused, at) => samplePhoto({ id: `p${at}`, ...change(at) }));
    const book = checked(sampleBook(photos, { ...frames, graduations: sampleGraduations({ marginUm: 0 }) }));
    expect(book.placed).toHaveLength(60);
    expect(book.notices).toEqual([]);
  });

  it('of a thousand copies of one photo have one of them', () => {
    const photos = Array.from({ length: 1_000 }, (_, at) => samplePhoto({ id: `p${at}`, sha256: 'one' }));
    const book = checked(sampleBook(photos, frames));
    expect(book.placed).toHaveLength(1);
    expect(book.leftOut.every(({ reason }) => reason.kind === 'same-as')).toBe(true);
  });

  it.each<[string, Partial<BookInput>, string | undefined]>([
    ['no photos', { photos: [] }, 'photobook.photos.none'],
    ['too many photos', { photos: Array.from({ length: 1_001 }, (_, at) => samplePhoto({ id: `p${at}` })) }, 'photobook.photos.too-many'],
    [
      'gaps that leave no room',
      { gapUm: 400_000, pageCount: 24, photos: Array.from({ length: 60 }, (_, at) => samplePhoto({ id: `p${at}` })) },
      'photobook.page.too-small',
    ],
    ['a margin wider than the page', { graduations: sampleGraduations({ marginUm: 200_000 }) }, 'photobook.page.too-small'],
    [
      'a page beyond the end',
      { pageCount: 24, pins: [{ index: 30, page: { cells: [], layout: null, spread: null } }] },
      'photobook.pins.beyond',
    ],
    ['one half of a spread', { pins: [{ index: 3, page: { cells: [], layout: null, spread: 'right' } }] }, undefined],
    ['two photos of one id', { photos: [samplePhoto({ id: 'a' }), samplePhoto({ id: 'a' })] }, undefined],
    ['a number of pages that is none of the book', { pageCount: 25 }, undefined],
    ['a part of a micrometre', { gapUm: 0.5 }, undefined],
  ])('with %s are refused', (_, change, key) => {
    let fault: unknown;
    try {
      layoutBook(sampleBook([samplePhoto({ id: 'one' })], change));
    } catch (error) {
      fault = error;
    }
    expect(fault).toBeInstanceOf(Fault);
    expect((fault as Fault).code).toBe('bad-input');
    expect((fault as Fault).details.text?.key).toBe(key);
    if (key) expect(photobookReasonTexts).toHaveProperty([key]);
  });
});

describe('pinned pages', () => {
  const album = sampleAlbum({ seed: 21, count: 100, duplicates: 0.05 });
  const first = layoutBook(sampleBook(album.photos));
  const pinsOf = (indexes: readonly number[], book = first) => indexes.map((index) => ({ index, page: book.pages[index] as BookPage }));

  it('stay as they are through two hundred other layouts [E010]', () => {
    const numbers = random(5);
    const small = sampleAlbum({ seed: 22, count: 18 }).photos;
    const graduations = [8, 12, 16].map((pageCount) => ({ pageCount, frames: sampleFrames(pageCount) }));
    let book = layoutBook(sampleBook(small, { graduations }));
    for (let round = 1; round <= 200; round += 1) {
      const indexes = [...book.pages.keys()].filter((index) => index < 8 && numbers.chance(0.3));
      // A page that covers a spread is pinned with its facing one.
      const pins = pinsOf(indexes, book).map((pin) => ({ ...pin, page: { ...pin.page, spread: null } }));
      const before = JSON.stringify(pins);
      const excludedIds = small.filter(() => numbers.chance(0.1)).map(({ id }) => id);
      const input = sampleBook(small, { graduations, pins, seed: round, excludedIds, density: numbers.pick(['low', 'medium', 'high']) });
      book = checked(input);
      expect(JSON.stringify(indexes.map((index) => ({ index, page: book.pages[index] })))).toBe(before);
    }
  });

  it('part the book: a new photo changes nothing outside its run of pages', () => {
    const pins = pinsOf([9, 21, 33]);
    const before = checked(sampleBook(album.photos, { pins }));
    for (const [at, [from, to]] of [
      [5, [0, 9]],
      [40, [10, 21]],
      [70, [22, 33]],
      [103, [34, 160]],
    ] as const) {
      const near = album.photos[at] as (typeof album.photos)[number];
      const added = samplePhoto({ id: 'new', name: '', takenAt: `${near.takenAt}.5`, sharpness: 1.1 });
      const after = checked(sampleBook([...album.photos, added], { pins }));
      const outside = ({ pages }: BookLayout) => JSON.stringify(pages.filter((_, index) => index < from || index >= to));
      expect(outside(after)).toBe(outside(before));
      expect(after.placed.find(({ photoId }) => photoId === 'new')?.page).toSatisfy((page: number) => page >= from && page < to);
    }
  });

  it('keep an empty slot, and the photos that lie on them are not placed again', () => {
    const [pin] = pinsOf([4]);
    const page = pin?.page as BookPage;
    const emptied = { ...page, cells: page.cells.map((cell, at) => (at === 0 ? { ...cell, photoId: null } : cell)) };
    const removed = page.cells[0]?.photoId as string;
    const photos = album.photos.filter(({ id }) => id !== removed);
    const book = checked(sampleBook(photos, { pins: [{ index: 4, page: emptied }] }));
    expect(book.pages[4]).toEqual(emptied);
  });

  it('may hold a photo twice, and may be empty without a notice', () => {
    const [pin] = pinsOf([4]);
    const page = pin?.page as BookPage;
    const pins = [
      { index: 4, page },
      { index: 5, page },
      { index: 6, page: { cells: [], layout: null, spread: null } },
    ];
    const book = layoutBook(sampleBook(album.photos, { pins }));
    const all = [...book.placed, ...book.leftOut].map(({ photoId }) => photoId);
    expect(all.toSorted()).toEqual(album.photos.map(({ id }) => id).toSorted());
    expect(book.placed.find(({ photoId }) => photoId === page.cells[0]?.photoId)?.page).toBe(4);
    expect(book.notices).toEqual([]);
  });

  it('without photos do not part the book: photos flow past them', () => {
    const text: BookPage = { cells: [], layout: null, spread: null };
    const pins = [6, 7, 20].map((index) => ({ index, page: text }));
    const book = checked(sampleBook(album.photos, { pins }));
    expect(book.notices).toEqual([]);
    expect(book.placed).toHaveLength(first.placed.length);
    expect(book.pages.flatMap(({ cells }, index) => (cells.length === 0 ? index : []))).toEqual([6, 7, 20]);
  });

  it('on every page leave out what has no place any more', () => {
    const all = pinsOf([...first.pages.keys()]);
    const added = samplePhoto({ id: 'new' });
    const book = checked(sampleBook([...album.photos, added], { pins: all, pageCount: first.pageCount }));
    expect(book.leftOut.find(({ photoId }) => photoId === 'new')?.reason).toEqual({ kind: 'no-free-page' });
    expect(JSON.stringify(book.pages)).toBe(JSON.stringify(first.pages));
  });
});
