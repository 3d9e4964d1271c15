/** The catalogue in memory: templates, prices and options of one version, rebuilt when the version in the database has grown. */
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import type { CatalogueTemplate, DesignTemplate } from '#core/catalogue/template.ts';
import type { GiftCardPrices } from '#core/order/gift-card.ts';
import type { LetterRow } from '#core/order/postage.ts';
import type { SamplePrices } from '#core/order/sample.ts';
import type { ShippingPrices } from '#core/order/shipping.ts';
import type { VatRow } from '#core/order/vat.ts';
import type { Accessory, AccessoryPrices } from '#core/products/accessory/accessory.ts';
import type { EnvelopePrices } from '#core/products/card/envelope.ts';
import type { CardOptions } from '#core/products/card/options.ts';
import type { CardPriceTable } from '#core/products/card/price.ts';
import { isSoldType, productOf } from '#core/products/registry.ts';
import { Fault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { createVersionedIndex } from '#core/values/versioned-index.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { refreshSoldOut, soldOutOf } from '#store/order/stock.ts';
import { readCatalogue } from './catalogue.ts';

export type Catalogue = {
  version: string;
  /** Designs; lists show these. */
  rows: DesignTemplate[];
  /** A blank card of every form. */
  blanks: DesignTemplate[];
  /** Designs and blank cards, those taken from sale included. */
  byId: Map<string, DesignTemplate>;
  /** Posters on sale, recommended ones first. */
  posters: PosterTemplate[];
  /** Everything that a choice can begin with, those taken from sale included. */
  templates: ReadonlyMap<string, CatalogueTemplate>;
  cardPrices: CardPriceTable;
  envelopePrices: EnvelopePrices;
  shippingPrices: ShippingPrices;
  samplePrices: SamplePrices;
  giftCardPrices: GiftCardPrices;
  letterRows: readonly LetterRow[];
  accessories: ReadonlyMap<string, Accessory>;
  accessoryPrices: AccessoryPrices;
  /** SKUs of which there is nothing left; it changes with the stock, without a new catalogue. */
  readonly soldOut: ReadonlySet<string>;
  vatRows: readonly VatRow[];
  options: CardOptions;
  /** Rows of kind 'options' or 'prices' that a product type is sold by. */
  productRows(kind: 'options' | 'prices', type: string): unknown;
};

async function load(store: Store, version: string): Promise<Catalogue> {
  const stored = await readCatalogue(store);
  const all = stored.filter((entry) => entry.kind === 'design').map((entry) => entry.row as DesignTemplate);
  const posters = stored.filter((entry) => entry.kind === 'poster').map((entry) => entry.row as PosterTemplate);
  const sold = all.filter(({ isWithdrawn }) => !isWithdrawn);
  const find = <T>(kind: string, id: string): T => {
    const entry = stored.find((candidate) => candidate.kind === kind && candidate.id === id);
    if (!entry) throw new Error(`the catalogue holds no ${kind} "${id}": was the shop seeded?`);
    return entry.row as T;
  };
  return {
    version,
    rows: sold.filter(({ isBlank }) => !isBlank),
    blanks: sold.filter(({ isBlank }) => isBlank).toSorted((a, b) => a.sort - b.sort),
    byId: new Map(all.map((row) => [row.id, row])),
    posters: posters.filter(({ isWithdrawn }) => !isWithdrawn).toSorted((a, b) => a.sort - b.sort),
    templates: new Map([...all, ...posters].map((row) => [row.id, row])),
    cardPrices: find('prices', 'card'),
    envelopePrices: find('prices', 'envelope'),
    shippingPrices: find('prices', 'shipping'),
    samplePrices: find('prices', 'sample'),
    giftCardPrices: find('prices', 'gift-card'),
    letterRows: find('prices', 'postage'),
    accessories: new Map(find<Accessory[]>('options', 'accessory').map((row) => [row.sku, row])),
    accessoryPrices: find('prices', 'accessory'),
    get soldOut() {
      return soldOutOf(store);
    },
    vatRows: find('prices', 'vat'),
    options: find('options', 'card'),
    productRows(kind, type) {
      const id = isSoldType(type) ? (productOf(type).soldAs ?? type) : type;
      return stored.find((entry) => entry.kind === kind && entry.id === id)?.row;
    },
  };
}

const indexOf = weakMemoize((store: Store) => createVersionedIndex((version) => load(store, String(version))));

/** The current catalogue. Costs one cheap read of the versions; concurrent rebuilds share one. */
export async function catalogueOf(store: Store): Promise<Catalogue> {
  const versions = await readVersions(store);
  await refreshSoldOut(store, versions);
  return (await indexOf(store).at(versions.get('catalogue') ?? 0)).value;
}

/** A catalogue row, taken from sale or not, or Fault 'not-found'. */
export function findRow(catalogue: Catalogue, card: string): DesignTemplate {
  const row = catalogue.byId.get(card);
  if (!row)
    throw new Fault('not-found', `no card ${card}`, {
      text: { key: 'fault.no-template' },
    });
  return row;
}

/** What a choice begins with, taken from sale or not, or Fault 'not-found'. */
export function findTemplate(catalogue: Catalogue, id: string): CatalogueTemplate {
  const template = catalogue.templates.get(id);
  if (!template) throw new Fault('not-found', `no template ${id}`, { text: { key: 'fault.no-template' } });
  return template;
}

/** A catalogue row that is sold, or Fault 'not-found'. */
export function findSoldRow(catalogue: Catalogue, card: string): DesignTemplate {
  const row = findRow(catalogue, card);
  if (row.isWithdrawn) throw new Fault('not-found', `card ${card} is withdrawn`, { text: { key: 'fault.no-template' } });
  return row;
}
