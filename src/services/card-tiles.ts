/** Tiles of cards as lists, pages of products and the search show them. */
import { LRUCache } from 'lru-cache';
import type { CardTile } from '#api/catalogue.ts';
import { type ListedCard, shownRefinement } from '#core/catalogue/list.ts';
import { rulesOf } from '#core/catalogue/occasions.ts';
import { cardPictureBase } from '#core/catalogue/picture.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { alsoLine, cardLine } from '#core/catalogue/titles.ts';
import { lowestCardPrice } from '#core/products/card/lowest.ts';
import { pagePath } from '#core/site/address.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Unrendered } from '#core/values/message.ts';
import type { Catalogue } from '#store/catalogue/catalogue-index.ts';
import type { Site } from './handler.ts';
import { moneyDto } from './pricing/money-dto.ts';
import { sceneCard, tileScene } from './product-scenes.ts';

export function swatches(row: DesignTemplate) {
  return row.colourways.map(({ key, name, color, hex }) => ({ key, name, color, hex }));
}

/** Tiles of a catalogue as they were written for a place: pages show the same ones over and over. They are shared, therefore frozen. */
const tiles = weakMemoize((_catalogue: Catalogue) => new LRUCache<string, CardTileDto>({ max: maxTiles }));
const maxTiles = 20_000;

export type CardTileDto = Unrendered<CardTile>;

export function cardTile(catalogue: Catalogue, site: Site, item: ListedCard): CardTileDto {
  const known = tiles(catalogue);
  const key = [
    site.channel,
    site.country,
    site.locale,
    item.row.id,
    item.shown.key,
    item.form,
    item.format,
    ...item.others.map(({ id }) => id),
  ].join(' ');
  const made = known.get(key) ?? Object.freeze(newTile(catalogue, site, item));
  known.set(key, made);
  return made;
}

function newTile(catalogue: Catalogue, site: Site, { row, shown, form, format, others }: ListedCard): CardTileDto {
  const [first] = row.forms;
  const isFirst = form === first?.form && format === first.format;
  const refinement = shownRefinement(row, form);
  // The tile of a blank card names all its formats.
  const shapes = row.isBlank ? row.forms : [{ form, format }];
  const { cardPrices: prices, options } = catalogue;
  return {
    id: row.id,
    name: row.name,
    occasion: row.occasion,
    category: row.category,
    form,
    format,
    line: cardLine(row, form, format),
    also: row.isBlank ? null : alsoLine(row, form, others),
    path: pagePath('card', site, { card: row.id }, isFirst ? [] : [['format', `${form}.${format}`]]),
    from: moneyDto(lowestCardPrice(shapes, refinement, { prices, options, country: site.country }), site.locale),
    label: rulesOf(row.occasion).labels ? row.label : null,
    refinement,
    colourways: swatches(row),
    shown: shown.key,
    scene: tileScene(
      sceneCard(row, { form, format }),
      cardPictureBase({ card: row.id, form, format, colourway: shown.key, panel: 'front' }),
    ),
  };
}
