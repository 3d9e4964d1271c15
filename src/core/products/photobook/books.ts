/** Books, their papers, bindings and sizes, and which of them go together. Figures are those of the suppliers: another supplier is another row. */
import type { SizeMm } from '#core/values/unit.ts';

/** Specification 3. */
export const bookTypes = ['digitalfotobuch', 'echtfotobuch', 'fotoheft'] as const;
export type BookType = (typeof bookTypes)[number];
export const bookCovers = ['hard', 'soft'] as const;
export type BookCover = (typeof bookCovers)[number];
export const bookBindings = ['pur', 'layflat', 'heftbindung'] as const;
export type BookBinding = (typeof bookBindings)[number];
export const bookPapers = ['standard', 'matt', 'glaenzend', 'feinstweiss'] as const;
export type BookPaper = (typeof bookPapers)[number];
export const laminations = ['matt', 'glossy'] as const;
export type Lamination = (typeof laminations)[number];
/** A design filter: DIN on its side, DIN upright, or square. */
export const bookFormats = ['din-landscape', 'din-portrait', 'square'] as const;
export type BookFormat = (typeof bookFormats)[number];
export const bookSizes = ['a3-quer', 'a4-quer', 'a5-quer', 'a6-quer', 'a4-hoch', 'a5-hoch', '200-200', '300-300'] as const;
export type BookSize = (typeof bookSizes)[number];

/** A page of the closed book. */
export const bookSizesMm: Record<BookSize, SizeMm & { format: BookFormat }> = {
  'a3-quer': { widthMm: 420, heightMm: 297, format: 'din-landscape' },
  'a4-quer': { widthMm: 297, heightMm: 210, format: 'din-landscape' },
  'a5-quer': { widthMm: 210, heightMm: 148, format: 'din-landscape' },
  'a6-quer': { widthMm: 148, heightMm: 105, format: 'din-landscape' },
  'a4-hoch': { widthMm: 210, heightMm: 297, format: 'din-portrait' },
  'a5-hoch': { widthMm: 148, heightMm: 210, format: 'din-portrait' },
  '200-200': { widthMm: 200, heightMm: 200, format: 'square' },
  '300-300': { widthMm: 300, heightMm: 300, format: 'square' },
};

type Book = {
  /** How its pages are made: on a digital press, or exposed on photo paper. */
  printing: 'digital' | 'photo';
  /** The first of each is the usual one. */
  covers: readonly [BookCover, ...BookCover[]];
  bindings: readonly [BookBinding, ...BookBinding[]];
  papers: readonly [BookPaper, ...BookPaper[]];
  sizes: readonly BookSize[];
  /** Numbers of pages that can be bound, both ends included (D33). */
  pageCounts: { least: number; most: number; step: number; initial: number };
};

export const books: Record<BookType, Book> = {
  digitalfotobuch: {
    printing: 'digital',
    covers: ['hard', 'soft'],
    bindings: ['pur'],
    papers: ['matt', 'standard', 'glaenzend', 'feinstweiss'],
    sizes: ['a4-quer', 'a4-hoch', 'a3-quer', 'a5-quer', 'a5-hoch', '200-200', '300-300'],
    pageCounts: { least: 24, most: 160, step: 4, initial: 32 },
  },
  echtfotobuch: {
    printing: 'photo',
    covers: ['hard'],
    bindings: ['layflat', 'pur'],
    papers: ['matt', 'glaenzend'],
    sizes: ['a4-quer', 'a4-hoch', 'a3-quer', '200-200', '300-300'],
    pageCounts: { least: 16, most: 96, step: 2, initial: 32 },
  },
  fotoheft: {
    printing: 'digital',
    covers: ['soft'],
    bindings: ['heftbindung'],
    papers: ['matt', 'standard'],
    sizes: ['a5-quer', 'a5-hoch', 'a4-hoch', 'a6-quer', '200-200'],
    pageCounts: { least: 16, most: 64, step: 4, initial: 24 },
  },
};

/** Numbers of pages that a book of the type is bound with (`graduationsPageCount`). */
export function photobookPageCounts(type: BookType): number[] {
  const { least, most, step } = books[type].pageCounts;
  return Array.from({ length: (most - least) / step + 1 }, (_, at) => least + at * step);
}

/** A leaf: two pages. Printed sheets by their paper; photo paper by its binding. */
export type BookLeaf = { thicknessUm: number; gramsPerM2: number };

const sheets: Record<BookPaper, BookLeaf> = {
  standard: { thicknessUm: 143, gramsPerM2: 170 },
  matt: { thicknessUm: 180, gramsPerM2: 200 },
  glaenzend: { thicknessUm: 150, gramsPerM2: 200 },
  /** Uncoated. */
  feinstweiss: { thicknessUm: 228, gramsPerM2: 190 },
};

/** Exposed on both sides, or two sheets back to back that open flat. */
const photoLeaves: Record<BookBinding, BookLeaf> = {
  pur: { thicknessUm: 280, gramsPerM2: 300 },
  layflat: { thicknessUm: 500, gramsPerM2: 530 },
  heftbindung: { thicknessUm: 280, gramsPerM2: 300 },
};

export function leafOf({ photobookType, binding, paper }: { photobookType: BookType; binding: BookBinding; paper: BookPaper }): BookLeaf {
  return books[photobookType].printing === 'photo' ? photoLeaves[binding] : sheets[paper];
}

/** Grammage of the printed sheet of a cover: paper that goes around boards, card, or the outer sheet of what is stapled. */
export function coverGrams({ cover, binding }: { cover: BookCover; binding: BookBinding }): number {
  if (cover === 'hard') return 220;
  return binding === 'heftbindung' ? 250 : 300;
}

/** From order to handover. */
export const bookWorkingDays = 3;

/** Kinds of book with prices of their own. */
export const priceKeys = ['digital-hard', 'digital-soft', 'layflat', 'photo-pur', 'heft'] as const;
export type BookPriceKey = (typeof priceKeys)[number];

export function priceKeyOf({
  photobookType,
  cover,
  binding,
}: {
  photobookType: BookType;
  cover: BookCover;
  binding: BookBinding;
}): BookPriceKey {
  if (photobookType === 'fotoheft') return 'heft';
  if (books[photobookType].printing === 'photo') return binding === 'layflat' ? 'layflat' : 'photo-pur';
  return `digital-${cover}`;
}
