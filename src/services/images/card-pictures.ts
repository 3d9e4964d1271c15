/** Catalogue pictures of cards: which there are, and drawing those of lists in advance. */

import { shownRefinement } from '#core/catalogue/list.ts';
import { registerOf } from '#core/catalogue/occasions.ts';
import { type CardPicture, picturePanelsOf } from '#core/catalogue/picture.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { layoutEngine } from '#core/layout/layout.ts';
import { cardPages } from '#core/products/card/pages.ts';
import { familyOf } from '#designs/registry.ts';
import type { Shop } from '#services/handler.ts';
import { renderPool } from '#services/render-pool.ts';
import { catalogueOf } from '#store/catalogue/catalogue-index.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { enqueue } from '#store/job/jobs.ts';
import {
  type CataloguePictureSource,
  type Drawing,
  drawnContent,
  drawnPicture,
  type PictureAnswer,
  type PictureContent,
  prewarmPictures,
  rememberedHash,
} from './catalogue-pictures.ts';

/** Grows when pictures of the same drawing are to look different: paint, sample photos, encoding. */
const pictureEngine = 'card-picture 3';

/** How long after the start the pictures are drawn that no visitor has requested. */
const prepareAfterMs = 600_000;

/** A catalogue picture, as `drawnPicture` gives it; null when the catalogue has no such card, form, colourway or panel. */
export async function cardPicture(shop: Shop, picture: CardPicture & { width: number }, drawing?: Drawing): Promise<PictureAnswer | null> {
  const source = await cardSource(shop.store, picture);
  return source && drawnPicture(shop, source, picture.width, drawing);
}

/** As `cardPicture`, with the content of the file. */
export async function cardPictureContent(
  shop: Shop,
  picture: CardPicture & { width: number },
  drawing?: Drawing,
): Promise<PictureContent | null> {
  const source = await cardSource(shop.store, picture);
  return source && drawnContent(shop, source, picture.width, drawing);
}

/**
 * Draws what a fresh shop shows first: one front of every design in the sizes of lists, recommended ones first, two at a time.
 * `codeHash` as of `prewarmPictures`.
 */
export async function prewarmListPictures(shop: Shop, codeHash: string | null): Promise<void> {
  const templates = [...(await cardRows(shop.store)).values()].sort((a, b) => a.sort - b.sort);
  const sourceOf = async (row: DesignTemplate) => {
    const [[form], [colourway]] = [row.forms, row.colourways];
    return form && colourway ? cardSource(shop.store, { card: row.id, ...form, colourway: colourway.key, panel: 'front' }) : null;
  };
  await prewarmPictures(shop, { kind: 'card', codeHash, templates, lanes: 2, sourceOf });
}

/**
 * A panel's pictures, or null when the catalogue does not have it. The key holds a hash of what the family draws, so that a changed
 * family, row or layout gets new pictures under new keys.
 */
export async function cardSource(store: Store, picture: CardPicture): Promise<CataloguePictureSource | null> {
  const { card, form, format, colourway, panel } = picture;
  const row = (await cardRows(store)).get(card);
  const chosen = row && shownColourway(row, picture);
  if (!chosen) return null;
  return {
    key: `cards/${card}/${form}-${format}-${colourway}-${panel}-${contentHash(row, form, format, chosen)}`,
    draw: (widths) => renderPool().run({ kind: 'card', row, picture, widths }),
  };
}

/** The colourway of a picture; null where the row has no such form, colourway or panel. */
function shownColourway({ colourways, forms }: DesignTemplate, { form, format, colourway, panel }: CardPicture) {
  const chosen = colourways.find(({ key }) => key === colourway);
  const offered = forms.some((one) => one.form === form && one.format === format);
  const isPanel = panel === 'front' || cardPages(form, format).some(({ panels }) => panels.some(({ id }) => id === panel));
  return chosen && offered && picturePanelsOf(form).includes(panel) && isPanel ? chosen : null;
}

/** The row whose front a tile shows with own words; null for no such picture. Of mourning there is none: they would name a living person. */
export async function tileRow(store: Store, picture: CardPicture): Promise<DesignTemplate | null> {
  const row = (await cardRows(store)).get(picture.card);
  const isShown = row && picture.panel === 'front' && registerOf(row.occasion) !== 'mourning' && shownColourway(row, picture);
  return isShown ? row : null;
}

/** The templates of the catalogue by id, those taken from sale included. */
export async function cardRows(store: Store): Promise<ReadonlyMap<string, DesignTemplate>> {
  return (await catalogueOf(store)).byId;
}

/** Hash of what the family draws for a form and format. */
function drawingHash(row: DesignTemplate, form: CardPicture['form'], format: CardPicture['format']): string {
  return rememberedHash(row, `${form} ${format}`, () => familyOf(row.family).draw(row, form, format));
}

/** Mark of all that a picture shows, without its panel and size. */
function contentHash(
  row: DesignTemplate,
  form: CardPicture['form'],
  format: CardPicture['format'],
  { key, inks }: DesignTemplate['colourways'][number],
): string {
  const content = () => [pictureEngine, layoutEngine, shownRefinement(row, form), inks, drawingHash(row, form, format)];
  return rememberedHash(row, `${form} ${format} ${key}`, content).slice(0, 16);
}

/**
 * Asks the work role, once for each version of the catalogue, to draw what lists show. Called when the shop starts; pictures that
 * no visitor has requested wait, so that a fresh shop has its processors for visitors.
 */
export async function prepareCardPictures(shop: Shop): Promise<void> {
  const version = (await readVersions(shop.store)).get('catalogue') ?? 0;
  const now = shop.clock();
  const runAt = new Date(now.getTime() + prepareAfterMs);
  await shop.store.write((trx) =>
    enqueue(trx, { kind: 'prepare-card-pictures', payload: {}, dedupe: `prepare-card-pictures ${version}`, runAt }, now),
  );
}
