import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { geometryOf } from '#core/products/document.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { bookBindings, bookCovers, bookPapers, bookSizes, books, bookTypes, laminations, photobookPageCounts } from './books.ts';
import { type PhotobookChoice, photobookChoiceSchema, usualLamination } from './choice.ts';
import { changePhotobook, completePhotobook } from './complete.ts';
import { photobookIssues } from './issues.ts';
import { photobookOptions } from './options.ts';
import { photobookPages } from './pages.ts';
import { photobook } from './product.ts';
import { photobookOptionsRow } from './rows.ts';
import { photobookOfSku, photobookSku } from './sku.ts';
import { hasSpineTitle, minPageCount, pagesForSpineTitle, spineUm } from './spine.ts';

const rows = photobookOptionsRow;
const offer = { template: null, rows };
const t = serverTexts({ locale: 'de-DE' });
const choose = (given: Record<string, unknown>) => completePhotobook(given, { rows });
const sentences = (choice: PhotobookChoice) => photobookIssues(choice, { rows }).map(({ message }) => t(message));

const anyGiven = fc.record({
  photobookType: fc.constantFrom(...bookTypes),
  size: fc.constantFrom(...bookSizes),
  cover: fc.constantFrom(...bookCovers),
  binding: fc.constantFrom(...bookBindings),
  paper: fc.constantFrom(...bookPapers),
  coverLamination: fc.constantFrom(...laminations),
  pageCount: fc.integer({ min: 1, max: 400 }),
});

describe('a photo book [F158]', () => {
  test('comes in the types, covers, bindings, papers, laminations and sizes of the specification [F170] [F171] [F172] [F173] [F174] [F176]', () => {
    const groups = Object.fromEntries(
      photobookOptions(choose({}), { rows }).map(({ key, values }) => [key, values.map(({ value }) => value)]),
    );
    expect(groups).toMatchObject({
      photobookType: ['digitalfotobuch', 'echtfotobuch', 'fotoheft'],
      cover: ['hard', 'soft'],
      binding: ['pur', 'layflat', 'heftbindung'],
      paper: ['standard', 'matt', 'glaenzend', 'feinstweiss'],
      coverLamination: ['matt', 'glossy'],
    });
    expect(groups.size?.toSorted()).toEqual(['200-200', '300-300', 'a3-quer', 'a4-hoch', 'a4-quer', 'a5-hoch', 'a5-quer', 'a6-quer']);
  });

  test('is laminated matt in the shop of cards, and glossy in the shop of posters [F468]', () => {
    expect(usualLamination('federleicht')).toBe('matt');
    expect(usualLamination('myposter')).toBe('glossy');
    expect(choose({ coverLamination: usualLamination('myposter') }).coverLamination).toBe('glossy');
  });

  test('has the numbers of pages that its type is bound with [F180]', () => {
    const [digital, photo, stapled] = bookTypes.map(photobookPageCounts);
    expect(digital?.slice(0, 3)).toEqual([24, 28, 32]);
    expect([digital?.at(-1), digital?.length]).toEqual([160, 35]);
    expect(photo?.slice(0, 3)).toEqual([16, 18, 20]);
    expect([photo?.at(-1), photo?.length]).toEqual([96, 41]);
    expect(stapled?.slice(0, 3)).toEqual([16, 20, 24]);
    expect([stapled?.at(-1), stapled?.length]).toEqual([64, 13]);
  });

  test('that was completed can be made, stays itself, reads back from its sku and has its pages [F177]', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const choice = choose(given);
        expect(photobookIssues(choice, { rows })).toEqual([]);
        expect(choose(choice)).toEqual(choice);
        expect(photobookChoiceSchema.parse(choice)).toEqual(choice);
        expect(choice.photobookType).toBe(given.photobookType);
        const sku = photobookSku(choice);
        expect(sku).toMatch(/^[a-z0-9-]{3,70}$/);
        expect(photobookOfSku(sku)).toEqual(choice);
        const pages = photobookPages(choice);
        expect(pages.length).toBe(choice.pageCount + 1);
        expect(new Set(pages.map(geometryOf)).size).toBe(pages.length);
      }),
      { numRuns: 60 },
    );
  });

  test.each([
    [{}, { photobookType: 'digitalfotobuch', size: 'a4-quer', cover: 'hard', binding: 'pur', coverLamination: 'matt', pageCount: 32 }],
    [{ type: 'fotoheft' }, { photobookType: 'fotoheft', size: 'a5-quer', cover: 'soft', binding: 'heftbindung', pageCount: 24 }],
    [
      { type: 'echtfotobuch', cover: 'soft' },
      { cover: 'hard', binding: 'layflat', paper: 'matt', pageCount: 32 },
    ],
    [
      { type: 'echtfotobuch', size: 'a5-hoch', paper: 'feinstweiss' },
      { size: 'a4-hoch', paper: 'matt' },
    ],
    [
      { type: 'fotoheft', size: '300-300', paper: 'glaenzend', pageCount: '66' },
      { size: '200-200', paper: 'matt', pageCount: 64 },
    ],
    [{ pageCount: 26 }, { pageCount: 28 }],
    [{ cover: 'soft', paper: 'standard', pageCount: 24 }, { pageCount: 36 }],
    [
      { pageCount: 'viele', size: 'a7', paper: 'gold', designGroupSetId: '3' },
      { pageCount: 32, size: 'a4-quer', designGroupSetId: 3 },
    ],
  ])('%o is completed to %o', (given, wanted) => {
    expect(choose(given)).toMatchObject({ type: 'photobook', ...wanted });
  });

  test.each([
    [{ pageCount: 26 }, 'Digitalfotobuch: Möglich sind 24 bis 160 Seiten in Schritten von 4, nicht 26. Am nächsten kommt 28.'],
    [{ pageCount: 164 }, 'Digitalfotobuch: Möglich sind 24 bis 160 Seiten in Schritten von 4, nicht 164. Am nächsten kommt 160.'],
    [{ cover: 'soft', pageCount: 24 }, 'Softcover mit 24 Seiten auf Papier matt ist zu dünn zum Kleben. Es geht ab 28 Seiten.'],
    [
      { cover: 'soft', paper: 'standard', pageCount: 32 },
      'Softcover mit 32 Seiten auf Papier Standard ist zu dünn zum Kleben. Es geht ab 36 Seiten.',
    ],
    [{ binding: 'layflat' }, 'Digitalfotobuch: Layflat-Bindung gibt es hier nicht, nur Klebebindung.'],
    [
      { size: 'a6-quer' },
      'Digitalfotobuch: A6 quer gibt es hier nicht, nur A3 quer, A4 quer, A5 quer, A4 hoch, A5 hoch, Quadrat 20\u00a0×\u00a020 und Quadrat 30\u00a0×\u00a030.',
    ],
  ] as const)('%o is refused with the nearest that is made, and has no pages [F180]', (wrong, sentence) => {
    const choice = { ...choose({}), ...wrong };
    expect(sentences(choice)).toEqual([sentence]);
    expect(() => photobookPages(choice)).toThrow(/no pages/);
  });

  test('is refused with every thing that does not go together', () => {
    expect(sentences({ ...choose({ type: 'echtfotobuch' }), cover: 'soft' })).toEqual([
      'Echtfotobuch: Softcover gibt es hier nicht, nur Hardcover.',
    ]);
    expect(sentences({ ...choose({ type: 'fotoheft' }), paper: 'glaenzend', binding: 'layflat' })).toEqual([
      'Fotoheft: Layflat-Bindung gibt es hier nicht, nur Heftbindung.',
      'Fotoheft: Papier glänzend gibt es hier nicht, nur Papier matt und Papier Standard.',
    ]);
  });

  test('that is not sold any more is refused, and completed to what is', () => {
    const fewer = { types: ['digitalfotobuch'], sizes: ['200-200', 'a4-quer'], papers: ['standard', 'matt'] } as const;
    const choice = choose({ type: 'echtfotobuch', size: '300-300', paper: 'glaenzend' });
    expect(photobookIssues(choice, { rows: fewer }).map(({ field }) => field)).toEqual(['photobookType', 'size', 'paper']);
    const moved = completePhotobook(choice, { rows: fewer });
    expect(moved).toMatchObject({ photobookType: 'digitalfotobuch', size: '200-200', paper: 'matt' });
    expect(photobookIssues(moved, { rows: fewer })).toEqual([]);
  });

  test('that changes says what moved with it', () => {
    const { choice, notes } = changePhotobook(
      choose({ size: 'a5-hoch', cover: 'soft', paper: 'feinstweiss', pageCount: 120 }),
      { photobookType: 'echtfotobuch' },
      { rows },
    );
    expect(choice).toMatchObject({ size: 'a4-hoch', cover: 'hard', binding: 'pur', paper: 'matt', pageCount: 96 });
    expect(notes.map((note) => t(note))).toEqual([
      'Echtfotobuch: statt Softcover jetzt Hardcover.',
      'Echtfotobuch: statt Papier feinstweiß jetzt Papier matt.',
      'Echtfotobuch: statt A5 hoch jetzt A4 hoch.',
      'Echtfotobuch: statt 120 Seiten jetzt 96 Seiten.',
    ]);
    expect(changePhotobook(choice, { pageCount: 48 }, { rows }).notes).toEqual([]);
  });

  test.each([
    [{ paper: 'standard', pageCount: 24 }, 6_700],
    [{ paper: 'standard', pageCount: 48 }, 8_400],
    [{ paper: 'standard', pageCount: 96 }, 11_900],
    [{ paper: 'standard', pageCount: 160 }, 16_400],
    [{ paper: 'matt', pageCount: 48 }, 9_300],
    [{ type: 'echtfotobuch', pageCount: 16 }, 9_000],
    [{ type: 'echtfotobuch', pageCount: 48 }, 17_000],
    [{ type: 'echtfotobuch', pageCount: 96 }, 29_000],
    [{ type: 'fotoheft' }, 0],
  ])('%o has a spine of %i µm', (given, wanted) => {
    expect(spineUm(choose(given))).toBe(wanted);
  });

  test.each([
    ['standard', 36],
    ['glaenzend', 32],
    ['matt', 28],
    ['feinstweiss', 24],
  ])('with a soft cover on paper %s has %i pages at least', (paper, least) => {
    expect(minPageCount(choose({ cover: 'soft', paper }))).toBe(least);
  });

  test('says from which number of pages on its spine has a title [E010]', () => {
    const soft = choose({ cover: 'soft', paper: 'standard', pageCount: 48 });
    expect(hasSpineTitle(soft)).toBe(false);
    expect(pagesForSpineTitle(soft)).toBe(76);
    expect(hasSpineTitle({ ...soft, pageCount: 76 })).toBe(true);
    expect(hasSpineTitle(choose({ pageCount: 24, paper: 'standard' }))).toBe(true);
    expect(pagesForSpineTitle(choose({ type: 'fotoheft' }))).toBeNull();
  });

  test.each([
    [{ paper: 'standard', pageCount: 24 }, 397],
    [{ paper: 'standard', pageCount: 96 }, 779],
    [{ size: 'a3-quer', paper: 'matt', pageCount: 160 }, 2_524],
  ])('%o weighs %i g', (given, grams) => {
    expect(Math.round(photobook.weightMg(choose(given), offer) / 1_000)).toBe(grams);
  });

  test('is described by everything that was chosen', () => {
    const choice = choose({ pageCount: 48 });
    expect(t(photobook.title(choice, null))).toBe('Digitalfotobuch');
    expect(t(photobook.format(choice))).toBe('Digitalfotobuch A4 quer');
    expect(t(photobook.text(choice, offer))).toBe(
      'A4 quer (29,7\u00a0×\u00a021\u00a0cm), 48 Seiten, Hardcover, Klebebindung, Papier matt, Einband matt kaschiert',
    );
    expect(photobook.production(choice)).toEqual({ workingDays: 3, hasExpress: false });
    expect(books.echtfotobuch.printing).toBe('photo');
  });

  test.each([
    'photobook-digitalfotobuch-a4-quer-hard-pur-matt-matt',
    'photobook-digitalfotobuch-a4-quer-hard-pur-matt-matt-048',
    'photobox-small-matt-natur-12',
    '',
  ])('no choice has the sku %o', (sku) => {
    expect(photobookOfSku(sku)).toBeNull();
  });
});
