/** Product scenes: which there are, and which of them suit a product. Whether a scene has layers is known on servers only. */

import { registerOf } from '#core/catalogue/occasions.ts';
import type { CalendarType, FormatType, MountingType } from '#core/products/calendar/kinds.ts';
import type { CardFormat, CardShape } from '#core/products/card/formats.ts';
import { cardFormats } from '#core/products/card/sizes.ts';
import type { MerchSku } from '#core/products/merch/goods.ts';
import { type BookCover, type BookSize, bookSizesMm } from '#core/products/photobook/books.ts';
import type { BoxType } from '#core/products/photobox/boxes.ts';
import type { PrintFormat } from '#core/products/photoprint/formats.ts';
import { goodSceneNames, scenesOfGood } from './good-scenes.ts';
import { scenesOfWallArt, type WallSceneProduct, wallSceneNames } from './wall-scenes.ts';

/** Names of folders of `scenes/`, in the order in which galleries show them. */
export const sceneNames = [
  'flat-cards-a6',
  'foil-cards-a6',
  'leaf-cards-a6',
  'plain-cards-a6',
  'square-cards-14',
  'long-cards-21',
  'landscape-cards-15',
  'folded-card-a6',
  'plain-folded-card-a6',
  'folded-card-square',
  'folded-card-long',
  'folded-card-landscape',
  ...wallSceneNames,
  ...goodSceneNames,
  'photo-book-closed-a4',
  'photo-book-a4',
  'photo-book-a4-portrait',
  'photo-book-20x20',
  'wall-calendar-a3',
  'wall-calendar-landscape',
  'family-planner-20x42',
  'kitchen-calendar-15x42',
  'planner-a5',
  'desk-calendar-a6',
  'photo-box',
  'print-stack',
] as const;
export type SceneName = (typeof sceneNames)[number];

/** `foil`: the card is stamped. `widthUm` and `heightUm` of a book: of a page. */
export type SceneProduct =
  | (CardShape & { type: 'card'; occasion: string; foil: boolean })
  | WallSceneProduct
  | { type: 'merch'; sku: MerchSku }
  | { type: 'photobook'; widthUm: number; heightUm: number; cover: BookCover }
  | { type: 'calendar'; calendarType: CalendarType; formatType: FormatType; mountingType: MountingType }
  | { type: 'photobox'; photoboxType: BoxType }
  | { type: 'photoprint'; format: PrintFormat; isLying: boolean };

/** Rings lie beside these cards. */
const withRings: ReadonlySet<string> = new Set(['hochzeit', 'silberne-hochzeit', 'goldene-hochzeit']);

type Size = { widthUm: number; heightUm: number };

/** Of the same aspect, but for the rounding of formats to whole millimetres. Prints of other shapes would be stretched. */
function isShapedAs(one: Size, other: Size): boolean {
  return Math.abs((one.widthUm * other.heightUm) / (one.heightUm * other.widthUm) - 1) < 0.001;
}

type ShownFormat = Extract<CardFormat, 'a6' | 'square' | 'din-long' | 'a6-landscape'>;
const shownFormats: readonly ShownFormat[] = ['a6', 'square', 'din-long', 'a6-landscape'];

/** Of cards of one leaf. */
const singleScenes: Record<Exclude<ShownFormat, 'a6'>, SceneName> = {
  square: 'square-cards-14',
  'din-long': 'long-cards-21',
  'a6-landscape': 'landscape-cards-15',
};
const foldedScenes: Partial<Record<ShownFormat, SceneName>> = {
  a6: 'folded-card-a6',
  square: 'folded-card-square',
  'din-long': 'folded-card-long',
};

/** The scene of a card in a shape; other forms than these are cut, bound or folded more than once. */
function sceneOfCard({ form, occasion, foil }: Extract<SceneProduct, { type: 'card' }>, shape: ShownFormat): SceneName | null {
  const isMourning = registerOf(occasion) === 'mourning';
  if (form === 'folded' && isMourning) return shape === 'a6' ? 'plain-folded-card-a6' : null;
  if (form === 'folded') return foldedScenes[shape] ?? null;
  if (form === 'folded-top') return shape === 'a6-landscape' && !isMourning ? 'folded-card-landscape' : null;
  if (form !== 'flat' && form !== 'postcard') return null;
  if (shape !== 'a6') return isMourning ? null : singleScenes[shape];
  if (isMourning) return 'plain-cards-a6';
  if (!withRings.has(occasion)) return 'leaf-cards-a6';
  return foil ? 'foil-cards-a6' : 'flat-cards-a6';
}

function scenesOfCard(card: Extract<SceneProduct, { type: 'card' }>): SceneName[] {
  const shape = shownFormats.find((format) => isShapedAs(cardFormats[card.format], cardFormats[format]));
  const scene = shape ? sceneOfCard(card, shape) : null;
  return scene ? [scene] : [];
}

/** Of calendars that are bound with wire. A3 and A4 have one shape. */
const scenesOfCalendar: Partial<Record<`${CalendarType} ${FormatType}`, SceneName>> = {
  'wandkalender din-a3': 'wall-calendar-a3',
  'wandkalender din-a4': 'wall-calendar-a3',
  'wandkalender landscape': 'wall-calendar-landscape',
  'familienplaner portrait-long': 'family-planner-20x42',
  'kuechenkalender portrait-long': 'kitchen-calendar-15x42',
  'terminkalender small': 'planner-a5',
  'tischkalender small': 'desk-calendar-a6',
};

/** Pages that open books show. */
const openBooks: readonly (Size & { scene: SceneName })[] = [
  { widthUm: 297_000, heightUm: 210_000, scene: 'photo-book-a4' },
  { widthUm: 210_000, heightUm: 297_000, scene: 'photo-book-a4-portrait' },
  { widthUm: 200_000, heightUm: 200_000, scene: 'photo-book-20x20' },
];

/** Of an open book with pages of a size. */
export function openBookScenes(size: BookSize): SceneName[] {
  const { widthMm, heightMm } = bookSizesMm[size];
  const page = { widthUm: widthMm * 1_000, heightUm: heightMm * 1_000 };
  return openBooks.filter((book) => isShapedAs(page, book)).map(({ scene }) => scene);
}

/** The boards of a hard cover are a little larger than the pages, by the same millimetres in each size: each has a shape of its own. */
function scenesOfBook(book: Extract<SceneProduct, { type: 'photobook' }>): SceneName[] {
  const isClosedA4 = book.cover === 'hard' && book.widthUm === 297_000 && book.heightUm === 210_000;
  const open = openBooks.filter((page) => isShapedAs(book, page)).map(({ scene }) => scene);
  return isClosedA4 ? ['photo-book-closed-a4', ...open] : open;
}

/**
 * The scenes that show a product as it is: in its form and shape, and with nothing beside it that its occasion does not have. Cards of
 * mourning lie alone.
 */
export function scenesFor(product: SceneProduct): SceneName[] {
  switch (product.type) {
    case 'card':
      return scenesOfCard(product);
    case 'merch':
      return [...scenesOfGood(product.sku)];
    case 'photobook':
      return scenesOfBook(product);
    case 'calendar': {
      const scene = scenesOfCalendar[`${product.calendarType} ${product.formatType}`];
      return scene && product.mountingType === 'spirale' ? [scene] : [];
    }
    case 'photobox':
      return product.photoboxType === 'photoprint' ? ['photo-box'] : [];
    case 'photoprint':
      return product.format === '10x15' && !product.isLying ? ['print-stack'] : [];
    default:
      return scenesOfWallArt(product);
  }
}
