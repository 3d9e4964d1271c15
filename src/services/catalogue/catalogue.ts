/** Handlers that read the catalogue: lists, one card, its blank document and drawings, prices. All from memory. */

import { LRUCache } from 'lru-cache';
import type { CardChoice, catalogueCalls, ThemeTile } from '#api/catalogue.ts';
import { blanksFor } from '#core/catalogue/blank-cards.ts';
import { categoryName } from '#core/catalogue/categories.ts';
import { cardFacts } from '#core/catalogue/facts.ts';
import { eachCard, familyTiles, type ListedCard, listCards, plainCard } from '#core/catalogue/list.ts';
import { occasionCounts } from '#core/catalogue/lookup/occasion-counts.ts';
import { otherAges, similarCards } from '#core/catalogue/lookup/similar.ts';
import { formalityOf, mainOccasions, occasionName, rulesOf } from '#core/catalogue/occasions.ts';
import { suiteCompanions } from '#core/catalogue/suite/suite.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { findTheme, isLead, listThemes, type Theme } from '#core/catalogue/themes.ts';
import { breadcrumbs, cardMetaDescription, cardTitle, kindOf } from '#core/catalogue/titles.ts';
import { deliveryDates, deliverySentence } from '#core/order/delivery.ts';
import { cardLetter, letterPrices } from '#core/products/card/letter.ts';
import { findPaper, pageCountIssue, pageCountsOf } from '#core/products/card/options.ts';
import { card } from '#core/products/card/product.ts';
import { cardWeightMg } from '#core/products/card/weight.ts';
import { pagePath } from '#core/site/address.ts';
import { pathTo } from '#core/site/paths.ts';
import { deliveryCountryOf } from '#core/values/channel.ts';
import { Fault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { formatted, message, type Unrendered, withFormality } from '#core/values/message.ts';
import { blankDesign, drawCard } from '#designs/blank.ts';
import { cardTile, swatches } from '#services/card-tiles.ts';
import { completeChoice } from '#services/checks/choice.ts';
import type { Context, HandlerOutput, Handlers } from '#services/handler.ts';
import { moneyDto } from '#services/pricing/money-dto.ts';
import { cardPostage } from '#services/pricing/postage.ts';
import { cardScenes } from '#services/product-scenes.ts';
import { type Catalogue, catalogueOf, findRow, unlessHidden } from '#store/catalogue/catalogue-index.ts';
import { cardPrice, priceOfPage } from './card-params.ts';

type RequestSite = Context['site'];

/** A row in a colourway of its own, or in its first one. */
function inColour(row: DesignTemplate, colourway: string | undefined) {
  return plainCard(row).map((card) => ({ ...card, shown: row.colourways.find(({ key }) => key === colourway) ?? card.shown }));
}

/** On its tile lie three things: pieces of the suite, or the design in three colours. */
function themeTile(catalogue: Catalogue, site: RequestSite, { id, lead, pieces }: Theme): Unrendered<ThemeTile> {
  const others = pieces.filter((row) => row.id !== lead.id);
  const shown = [
    ...plainCard(lead),
    ...(others.length > 0 ? others.flatMap(plainCard) : lead.colourways.slice(1).flatMap(({ key }) => inColour(lead, key))),
  ];
  return {
    id,
    name: lead.name,
    path: pagePath('themes-id', site, { id: String(id) }),
    occasion: occasionName(lead.occasion),
    pieces: pieces.map((row) => categoryName(row.category)),
    colours: lead.colourways.length,
    label: rulesOf(lead.occasion).labels ? lead.label : null,
    tiles: shown.slice(0, 3).map((item) => cardTile(catalogue, site, item)),
  };
}

/** Pieces of a suite on a product page; its theme has them all. */
const shownPieces = 8;

/** The first A6 design of a list whose suite has a thank-you card, both in the colour that the list shows. */
function suiteAmong(catalogue: Catalogue, site: RequestSite, items: readonly ListedCard[]) {
  for (const item of items) {
    const { row, shown, format } = item;
    if (!isLead(row) || format !== 'a6') continue;
    const thanks = suiteCompanions(catalogue.rows, row).find(({ category }) => category === 'thank-you-card');
    const [card] = thanks ? inColour(thanks, shown.key) : [];
    if (card) {
      const path = pagePath('themes-id', site, { id: String(row.themeId) });
      return { lead: cardTile(catalogue, site, item), thanks: cardTile(catalogue, site, card), path };
    }
  }
  return null;
}

/** The home page alone asks for the same few lists at each render. */
const recentLists = weakMemoize((_catalogue: Catalogue) => new LRUCache<string, CardListDto>({ max: 50 }));
const maxListKey = 500;

type CardListInput = Parameters<typeof listCards>[1] & { each?: boolean };
type CardListDto = HandlerOutput<(typeof catalogueCalls)['GET /web-api/cards']>;

function cardList(catalogue: Catalogue, site: RequestSite, { each = false, ...filter }: CardListInput): CardListDto {
  const tiles = listCards(catalogue.rows, filter);
  const items = each ? eachCard(catalogue.rows, filter) : tiles.items;
  const list = each ? { ...tiles, items, total: items.length, count: items.length } : tiles;
  const blanks = list.total === 0 ? blanksFor(catalogue.blanks, filter) : [];
  return {
    items: list.items.map((item) => cardTile(catalogue, site, item)),
    total: list.total,
    count: list.count,
    facets: list.facets,
    blanks: blanks.flatMap(plainCard).map((item) => cardTile(catalogue, site, item)),
    suite: suiteAmong(catalogue, site, list.items),
  };
}

/** The list of what is drawn in the same style as a design. */
function sameFamily({ rows }: Catalogue, site: RequestSite, { family, isBlank }: DesignTemplate) {
  const count = familyTiles(rows, family);
  return isBlank || count < 2 ? null : { path: pagePath('cards', site, {}, [['family', family]]), count };
}

/** The letter of one card; null for what is not posted, and while the prices of envelopes do not fit. */
function letterDto(choice: CardChoice, catalogue: Catalogue, { country, locale }: RequestSite) {
  const paper = findPaper(choice.paper, catalogue.options);
  const letter = paper ? cardLetter(choice, paper) : null;
  const prices = unlessHidden(() => catalogue.envelopePrices);
  if (!letter || !prices) return null;
  const { price, accessory } = letterPrices(letter, deliveryCountryOf(country), prices);
  const { envelope, envelopeClass } = letter;
  return { envelope, envelopeClass, price: moneyDto(price, locale), accessory: moneyDto(accessory, locale) };
}

export const catalogueHandlers: Handlers<typeof catalogueCalls> = {
  async 'GET /web-api/cards'(filter, context) {
    const { site } = context;
    const catalogue = await catalogueOf(context.shop.store);
    const key = JSON.stringify([site.channel, site.country, site.locale, filter]);
    const lists = recentLists(catalogue);
    const list = lists.get(key) ?? Object.freeze(cardList(catalogue, site, filter));
    if (key.length <= maxListKey) lists.set(key, list);
    return list;
  },

  async 'GET /web-api/card-occasions'(_input, context) {
    const { rows } = await catalogueOf(context.shop.store);
    const counts = occasionCounts(rows);
    const keys = mainOccasions.filter((key) => counts.has(key));
    return { occasions: keys.map((key) => ({ key, name: occasionName(key), count: counts.get(key) ?? 0 })) };
  },

  async 'GET /web-api/cards/:card'(input, context) {
    const { site } = context;
    const catalogue = await catalogueOf(context.shop.store);
    const row = findRow(catalogue, input.card);
    const choice = completeChoice(catalogue, row, input);
    const address = formalityOf(row.occasion);
    const { workingDays } = card.production({ type: 'card', ...choice });
    const options = card.options({ type: 'card', ...choice }, { template: row, rows: catalogue.options });
    const optionsOf = (key: string) => options.find((group) => group.key === key)?.values ?? [];
    const country = deliveryCountryOf(site.country);
    const paper = findPaper(choice.paper, catalogue.options);
    const companions = suiteCompanions(catalogue.rows, row);
    return {
      id: row.id,
      isWithdrawn: row.isWithdrawn ?? false,
      name: row.name,
      description: row.description,
      occasion: row.occasion,
      category: row.category,
      title: cardTitle(row),
      kind: row.isBlank ? message('title.blank.kind') : kindOf(row.occasion, row.category),
      metaDescription: cardMetaDescription(row),
      choice,
      scenes: cardScenes(row, choice),
      fieldTexts: row.fieldTexts ?? {},
      colourways: swatches(row),
      formats: optionsOf('format'),
      papers: optionsOf('paper').map((one) => ({ ...one, feel: findPaper(one.value, catalogue.options)?.feel ?? '' })),
      refinements: optionsOf('refinementType'),
      punchings: optionsOf('punching'),
      pageCounts: optionsOf('pageCount'),
      ...priceOfPage(catalogue, choice, input, site),
      weight: paper ? formatted({ weightMg: cardWeightMg(choice.form, choice.format, paper, choice.pageCount) }) : null,
      facts: [
        ...cardFacts(
          choice,
          catalogue.options,
          unlessHidden(() => catalogue.envelopePrices),
          country,
        ),
        ...(row.category === 'invitation'
          ? [{ name: message('fact.answers'), value: message('fact.answers.value'), path: pathTo('events') }]
          : []),
      ],
      delivery: {
        sentence: withFormality(deliverySentence(context.shop.clock(), country, workingDays), address),
        date: deliveryDates(context.shop.clock(), country, workingDays).standard.to,
      },
      postage: cardPostage({ ...choice, beside: [] }, { catalogue, country, now: context.shop.clock() }),
      suite: companions
        .slice(0, shownPieces)
        .flatMap(plainCard)
        .map((item) => cardTile(catalogue, site, item)),
      wholeSuite:
        row.themeId !== undefined && companions.length > shownPieces
          ? { path: pagePath('themes-id', site, { id: String(row.themeId) }), count: companions.length + 1 }
          : null,
      similar: similarCards(catalogue.rows, row).map((item) => cardTile(catalogue, site, item)),
      family: sameFamily(catalogue, site, row),
      ages: otherAges(catalogue.rows, row).map(({ row: { id }, age }) => ({ age, path: pagePath('card', site, { card: id }) })),
      breadcrumbs: breadcrumbs(row, site),
    };
  },

  async 'GET /web-api/card-price'(input, { shop, site }) {
    const catalogue = await catalogueOf(shop.store);
    return { ...cardPrice(catalogue, input, site), letter: letterDto(input, catalogue, site) };
  },

  async 'GET /web-api/card-tiles'({ cards }, context) {
    const catalogue = await catalogueOf(context.shop.store);
    const items = cards.flatMap((card) => {
      const [id = '', colourway] = card.split(':');
      const row = catalogue.byId.get(id);
      return row && !row.isWithdrawn ? inColour(row, colourway).map((item) => cardTile(catalogue, context.site, item)) : [];
    });
    return { items };
  },

  async 'GET /web-api/themes'(filter, context) {
    const catalogue = await catalogueOf(context.shop.store);
    const { items, total, count } = listThemes(catalogue.rows, filter);
    return { items: items.map((theme) => themeTile(catalogue, context.site, theme)), total, count };
  },

  async 'GET /web-api/themes/:theme'({ theme: id, colourway }, context) {
    const { site } = context;
    const catalogue = await catalogueOf(context.shop.store);
    const theme = findTheme(catalogue.rows, id);
    if (!theme) throw new Fault('not-found', `no theme ${id}`, { text: { key: 'fault.no-theme' } });
    const { lead, pieces } = theme;
    const [plain] = plainCard(lead);
    const shown = lead.colourways.find(({ key }) => key === colourway)?.key ?? plain?.shown.key ?? '';
    return {
      id,
      name: lead.name,
      title: cardTitle(lead),
      kind: kindOf(lead.occasion, lead.category),
      description: lead.description,
      path: pagePath('themes-id', site, { id: String(id) }),
      occasion: { key: lead.occasion, name: occasionName(lead.occasion) },
      design: lead.id,
      colourways: swatches(lead),
      shown,
      pieces: pieces.flatMap((row) => inColour(row, shown)).map((item) => cardTile(catalogue, site, item)),
      more: similarCards(catalogue.rows, lead)
        .flatMap(({ row }) => (row.themeId === undefined ? [] : (findTheme(catalogue.rows, row.themeId) ?? [])))
        .slice(0, 4)
        .map((one) => themeTile(catalogue, site, one)),
    };
  },

  async 'GET /web-api/card-blank'({ card, form, format, colourway, refinementType, pageCount }, context) {
    const row = findRow(await catalogueOf(context.shop.store), card);
    if (pageCount !== undefined && !pageCountsOf(form).includes(pageCount)) {
      const text = pageCountIssue(form);
      throw new Fault('bad-input', `${form} has no ${pageCount} pages`, {
        text,
        errors: [{ field: 'pageCount', code: 'not-offered', message: text }],
      });
    }
    const design = blankDesign(row, form, format, colourway, refinementType, pageCount);
    return { design, artworks: drawCard(row, form, format, pageCount).artworks };
  },

  async 'GET /web-api/card-artwork'({ card, form, format }, context) {
    return { artworks: drawCard(findRow(await catalogueOf(context.shop.store), card), form, format).artworks };
  },

  async 'GET /web-api/card-colourways'({ card }, context) {
    const row = findRow(await catalogueOf(context.shop.store), card);
    return { colourways: row.colourways.map(({ key, name, hex, inks }) => ({ key, name, hex, inks })) };
  },
};
