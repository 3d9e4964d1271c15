/** Styles that a photo book begins with: design group sets. Ids are part of addresses and calls. */
import type { CollageGround } from './collage-designs.ts';

/** Categories by their id; `photobook.category.KEY` is their name. */
export const bookCategories = [
  { id: 1, key: 'baby' },
  { id: 2, key: 'wedding' },
  { id: 3, key: 'guestbook' },
  { id: 4, key: 'travel' },
  { id: 5, key: 'family' },
  { id: 6, key: 'yearbook' },
  { id: 7, key: 'birthday' },
  { id: 8, key: 'recipes' },
] as const;
export type BookCategory = (typeof bookCategories)[number]['key'];

export type PhotobookSet = {
  id: number;
  /** Of its name: `photobook.set.KEY`. */
  key: string;
  category: BookCategory;
  /** Between photos and the edges of a page; 0: photos run to the bleed. */
  marginMm: number;
  /** Between photos. */
  gapMm: number;
  /** Of pages and of the cover, by their ink tokens. */
  ground: CollageGround;
  coverGround: CollageGround;
  /** Design faces of titles and of captions. */
  fonts: { title: string; text: string };
  /** Words beside photos: where their lines begin, and their size. */
  caption: { align: 'left' | 'center'; sizeUm: number };
};

type Row = Omit<PhotobookSet, 'id' | 'key' | 'category' | 'caption'> & { caption: readonly [align: 'left' | 'center', points: number] };

const pointUm = 25_400 / 72;

function set(id: number, key: string, category: BookCategory, { caption: [align, points], ...row }: Row): PhotobookSet {
  return { id, key, category, ...row, caption: { align, sizeUm: Math.round(points * pointUm) } };
}

function fonts(title: string, text: string): PhotobookSet['fonts'] {
  return { title, text };
}

function look(marginMm: number, gapMm: number, ground: CollageGround, coverGround: CollageGround) {
  return { marginMm, gapMm, ground, coverGround };
}

export const photobookSets: readonly PhotobookSet[] = [
  set(1, 'first-year', 'baby', { ...look(14, 4, 'paper', 'rose'), fonts: fonts('fraunces', 'jost'), caption: ['center', 10] }),
  set(2, 'vows', 'wedding', { ...look(18, 4, 'paper', 'linen'), fonts: fonts('cormorant', 'cormorant'), caption: ['center', 12] }),
  set(3, 'wide-day', 'wedding', { ...look(0, 2, 'paper', 'paper'), fonts: fonts('josefin', 'jost'), caption: ['left', 9] }),
  set(4, 'guests', 'guestbook', { ...look(20, 6, 'linen', 'sage'), fonts: fonts('eb-garamond', 'eb-garamond'), caption: ['left', 12] }),
  set(5, 'journal', 'travel', { ...look(12, 4, 'paper', 'sand'), fonts: fonts('fraunces-semibold', 'jost'), caption: ['left', 9] }),
  set(6, 'horizon', 'travel', { ...look(0, 3, 'black', 'black'), fonts: fonts('josefin', 'jost'), caption: ['left', 9] }),
  set(7, 'album', 'family', {
    ...look(15, 5, 'paper', 'sage'),
    fonts: fonts('libre-caslon-display', 'eb-garamond'),
    caption: ['center', 11],
  }),
  set(8, 'every-day', 'family', { ...look(10, 3, 'paper', 'paper'), fonts: fonts('jost-medium', 'jost'), caption: ['left', 9] }),
  set(9, 'twelve-months', 'yearbook', { ...look(8, 2, 'paper', 'night'), fonts: fonts('familjen-bold', 'jost'), caption: ['left', 9] }),
  set(10, 'party', 'birthday', { ...look(12, 5, 'paper', 'rose'), fonts: fonts('dm-serif', 'jost'), caption: ['center', 10] }),
  set(11, 'kitchen', 'recipes', { ...look(16, 5, 'linen', 'linen'), fonts: fonts('eb-garamond', 'eb-garamond'), caption: ['left', 11] }),
  set(12, 'gallery', 'yearbook', { ...look(22, 6, 'night', 'night'), fonts: fonts('bodoni', 'jost'), caption: ['center', 9] }),
];

export function findPhotobookSet(id: number | undefined): PhotobookSet | null {
  return photobookSets.find((one) => one.id === id) ?? null;
}

/** What a book begins with that names no set. */
export const defaultPhotobookSet: PhotobookSet = findPhotobookSet(8) as PhotobookSet;
