/** A design of every product, and of every form of a finished piece, with a photo in each place for one. */
import type { Collage } from '#core/design/collage/collage.ts';
import { completeCalendar } from '#core/products/calendar/complete.ts';
import { blankCalendar } from '#core/products/calendar/days.ts';
import { calendarOf } from '#core/products/calendar/document.ts';
import { calendarOptionsRow } from '#core/products/calendar/rows.ts';
import { usualSettings } from '#core/products/calendar/settings.ts';
import type { CardForm } from '#core/products/card/formats.ts';
import { blankCollage } from '#core/products/collage/blank.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankMerch } from '#core/products/merch/blank.ts';
import { completeMerch } from '#core/products/merch/complete.ts';
import type { MerchSku } from '#core/products/merch/goods.ts';
import { blankPhotobook } from '#core/products/photobook/blank.ts';
import { completePhotobook } from '#core/products/photobook/complete.ts';
import { photobookOptionsRow } from '#core/products/photobook/rows.ts';
import { blankPhotobox } from '#core/products/photobox/blank.ts';
import { completePhotobox } from '#core/products/photobox/complete.ts';
import { photoboxOptionsRow } from '#core/products/photobox/rows.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { blankPhotoprint } from '#core/products/photoprint/blank.ts';
import { completePhotoprint } from '#core/products/photoprint/complete.ts';
import { photoprintOptionsRow } from '#core/products/photoprint/rows.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { calendarWords } from '#texts/calendar-words.ts';
import { serverTexts } from '#texts/server-texts.ts';

const goods: readonly MerchSku[] = ['mug-330', 'cushion-40', 'puzzle-100', 'coaster-4', 'tshirt'];
const t = serverTexts({ locale: 'de-DE' });

/** The first design of the catalogue in this form, in its first format. */
function card(form: CardForm): ProductDocument {
  const row = designRows.find(({ forms }) => forms.some((one) => one.form === form));
  const format = row?.forms.find((one) => one.form === form)?.format;
  if (!row || !format) throw new RangeError(`no design comes as ${form}`);
  return blankDesign(row, form, format, row.colourways[0]?.key ?? '', 'none');
}

const poster: PhotoframeChoice = { type: 'photoframe', format: '600x400', material: 'poster', frameType: 'none', hanging: 'none' };
const wallArt: Record<string, Partial<PhotoframeChoice>> = {
  'a poster': {},
  'a poster framed with a mat': { frameType: 'holzrahmen', frameColour: 'oak', matSize: 30 },
  'canvas whose photo runs on': { material: 'leinwand', stretcher: '38', edge: 'wrap' },
  'canvas with a coloured edge': { material: 'leinwand', stretcher: '25', edge: 'colour', edgeColour: 'b0382a' },
  'acrylic glass on standoffs': { material: 'acrylglas', hanging: 'drill' },
};

function calendar(given: Record<string, unknown>): ProductDocument {
  const settings = usualSettings({ locale: 'de-DE', country: 'DE' });
  return blankCalendar(calendarOf(completeCalendar(given, { rows: calendarOptionsRow }), settings), calendarWords(t, 'de-DE'));
}

function box(photoboxType: string, photoboxDesignType: string): ProductDocument {
  return blankPhotobox(completePhotobox({ photoboxType, photoboxDesignType, count: 20 }, { rows: photoboxOptionsRow }));
}

const collage: Collage = { design: 1, mode: 'grid', gapUm: 4_000, marginUm: 10_000, cornerUm: 0, seed: 1, locked: [] };
const rows = ['10x15', '13x18', '9x13', '10x15'].map((format, at) => ({
  id: `print-${at + 1}`,
  format,
  isLying: at % 2 === 0,
  fit: 'fill' as const,
  copies: 1,
}));

const blank: Record<string, ProductDocument> = {
  'a flat card': card('flat'),
  'a folded card': card('folded'),
  'a card folded at the top': card('folded-top'),
  'a heart': card('sticker-heart'),
  ...Object.fromEntries(Object.entries(wallArt).map(([name, change]) => [name, blankPhotoframe({ ...poster, ...change })])),
  'a collage in a frame': blankCollage(
    { ...poster, type: 'collage', frameType: 'alurahmen', frameColour: 'silver', matSize: 0 },
    collage,
    'night',
  ) as ProductDocument,
  'a book with a hard cover': blankPhotobook(completePhotobook({}, { rows: photobookOptionsRow }), t),
  'a calendar with a wire': calendar({ calendarType: 'wandkalender' }),
  'a planner': calendar({ calendarType: 'terminkalender' }),
  'a calendar in a block': calendar({ calendarType: 'tischkalender', mountingType: 'holzblock' }),
  'a box with a printed lid': box('photoprint', 'motiv'),
  'photo prints': blankPhotoprint(completePhotoprint({ rows }, { rows: photoprintOptionsRow })),
  ...Object.fromEntries(goods.map((sku) => [`a good, ${sku}`, blankMerch(completeMerch({ sku, sides: 2 }))])),
};

/** With `photoId` in every place for a photo. */
function withPhoto(design: ProductDocument, photoId: string | null): ProductDocument {
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => (element.kind === 'photo' ? { ...element, photoId } : element)),
  }));
  return { ...design, pages };
}

/** Designs by what is bought; with null the places for photos are empty. */
export function designedPieces(photoId: string | null): [name: string, design: ProductDocument][] {
  return Object.entries(blank).map(([name, design]) => [name, withPhoto(design, photoId)]);
}
