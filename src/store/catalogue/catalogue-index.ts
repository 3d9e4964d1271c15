/** The catalogue in memory: templates, prices and options of one version, rebuilt when the version in the database has grown. */

import { type OfficialSchoolHoliday, officialSchoolHolidaysSchema } from '#core/calendar/official-school-holidays.ts';
import { preparedSteps } from '#core/catalogue/lookup/prepared.ts';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import { designTemplateSchema, posterTemplateSchema } from '#core/catalogue/rows.ts';
import type { CatalogueTemplate, DesignTemplate } from '#core/catalogue/template.ts';
import type { GiftCardPrices } from '#core/order/gift-card.ts';
import type { LetterRow } from '#core/order/postage.ts';
import {
  giftCardPricesSchema,
  letterRowsSchema,
  regionalVatRowsSchema,
  samplePricesSchema,
  shippingPricesSchema,
  vatRowsSchema,
} from '#core/order/rows.ts';
import type { SamplePrices } from '#core/order/sample.ts';
import type { ShippingPrices } from '#core/order/shipping.ts';
import type { VatRow } from '#core/order/vat.ts';
import type { Accessory, AccessoryPrices } from '#core/products/accessory/accessory.ts';
import { accessoriesSchema, accessoryPricesSchema } from '#core/products/accessory/rows.ts';
import type { EnvelopePrices } from '#core/products/card/envelope.ts';
import type { CardOptions } from '#core/products/card/options.ts';
import type { CardPriceTable } from '#core/products/card/price.ts';
import { cardRowSchemas, envelopePricesSchema } from '#core/products/card/rows.ts';
import type { Offer, PriceBook } from '#core/products/product.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import type { Steps } from '#core/values/steps/steps.ts';
import { createVersionedIndex } from '#core/values/versioned-index.ts';
import type { Store } from '#store/db/store.ts';
import { readVersions } from '#store/db/versions.ts';
import { inSlices } from '#store/in-slices.ts';
import { refreshSoldOut, soldOutOf } from '#store/order/stock.ts';
import { readStoredRows } from './catalogue.ts';
import { type HiddenRow, type ReadRows, type RowSchemas, readRows, rowSchemasOf } from './row-check.ts';

/** What names the rows that a product is sold by, and has their types. */
type RowOwner<Rows, Prices> = {
  type: string;
  soldAs?: string;
  weightMg(choice: never, offer: Offer<Rows>): number;
  price(choice: never, quantity: number, book: PriceBook<Prices>): unknown;
};

/**
 * A stored row that does not fit its schema is left out: a design or poster is in none of the lists and maps. A table of prices or options is
 * read when it is asked for, and then throws Fault 'unavailable', so that only what needs it fails.
 */
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
  readonly cardPrices: CardPriceTable;
  readonly envelopePrices: EnvelopePrices;
  readonly shippingPrices: ShippingPrices;
  readonly samplePrices: SamplePrices;
  readonly giftCardPrices: GiftCardPrices;
  readonly letterRows: readonly LetterRow[];
  readonly accessories: ReadonlyMap<string, Accessory>;
  readonly accessoryPrices: AccessoryPrices;
  /** SKUs of which there is nothing left; it changes with the stock, without a new catalogue. */
  readonly soldOut: ReadonlySet<string>;
  /** Of countries and of regions. */
  readonly vatRows: readonly VatRow[];
  /** Rates of regions of a country that has others. */
  readonly regionalVatRows: readonly VatRow[];
  /** By decree; none where no operator took any over, or where their row does not fit. */
  readonly schoolHolidays: readonly OfficialSchoolHoliday[];
  readonly options: CardOptions;
  /** The rows that a product is sold by, typed as its own. */
  optionsOf<Rows>(product: RowOwner<Rows, unknown>): Rows;
  pricesOf<Prices>(product: RowOwner<unknown, Prices>): Prices;
};

/** Receives each row that does not fit, once a version. */
export type OnHiddenRow = (row: HiddenRow) => void;

const listeners = new WeakMap<Store, OnHiddenRow>();

/** Sets what receives the hidden rows of a store from its next index on. */
export function onHiddenRow(store: Store, listener: OnHiddenRow): void {
  listeners.set(store, listener);
}

type Index = { rows: ReadRows; catalogue: Catalogue };

async function load(store: Store, version: string, previous: Index | null): Promise<Index> {
  const rows = await readRows(readStoredRows(store), previous?.rows);
  for (const row of rows.hidden) listeners.get(store)?.(row);
  const catalogue = catalogueFrom(rows, await inSlices(templateSteps(rows)), store, version);
  // The first page of a version would hold up all others while it makes them.
  await inSlices(preparedSteps(catalogue.rows));
  return { rows, catalogue };
}

type Templates = Pick<Catalogue, 'rows' | 'blanks' | 'byId' | 'posters'> & { templates: Map<string, CatalogueTemplate> };

/** A step for each design. */
function* templateSteps({ all }: ReadRows): Steps<Templates> {
  const made: Templates = { rows: [], blanks: [], byId: new Map(), posters: [], templates: new Map() };
  for (const row of all(designTemplateSchema)) {
    made.byId.set(row.id, row);
    made.templates.set(row.id, row);
    if (!row.isWithdrawn) (row.isBlank ? made.blanks : made.rows).push(row);
    yield;
  }
  for (const row of all(posterTemplateSchema)) {
    made.templates.set(row.id, row);
    if (!row.isWithdrawn) made.posters.push(row);
    yield;
  }
  made.blanks.sort((a, b) => a.sort - b.sort);
  made.posters.sort((a, b) => a.sort - b.sort);
  return made;
}

function catalogueFrom({ all, one }: ReadRows, templates: Templates, store: Store, version: string): Catalogue {
  const accessoriesOf = weakMemoize((rows: readonly Accessory[]) => new Map(rows.map((row) => [row.sku, row])));
  return {
    version,
    ...templates,
    get soldOut() {
      return soldOutOf(store);
    },
    get cardPrices() {
      return one('prices', 'card', cardRowSchemas.prices);
    },
    get envelopePrices() {
      return one('prices', 'envelope', envelopePricesSchema);
    },
    get shippingPrices() {
      return one('prices', 'shipping', shippingPricesSchema);
    },
    get samplePrices() {
      return one('prices', 'sample', samplePricesSchema);
    },
    get giftCardPrices() {
      return one('prices', 'gift-card', giftCardPricesSchema);
    },
    get letterRows() {
      return one('prices', 'postage', letterRowsSchema);
    },
    get accessories() {
      return accessoriesOf(one('options', 'accessory', accessoriesSchema));
    },
    get accessoryPrices() {
      return one('prices', 'accessory', accessoryPricesSchema);
    },
    get vatRows() {
      return one('prices', 'vat', vatRowsSchema);
    },
    schoolHolidays: all(officialSchoolHolidaysSchema).flat(),
    get regionalVatRows() {
      return one('prices', 'vat-regions', regionalVatRowsSchema);
    },
    get options() {
      return one('options', 'card', cardRowSchemas.options);
    },
    optionsOf: (product) => one('options', product.soldAs ?? product.type, schemasOf(product).options),
    pricesOf: (product) => one('prices', product.soldAs ?? product.type, schemasOf(product).prices),
  };
}

/** The registry of schemas is typed by the products (row-check.ts). */
function schemasOf<Rows, Prices>({ type, soldAs = type }: RowOwner<Rows, Prices>): RowSchemas<Rows, Prices> {
  const schemas = rowSchemasOf(soldAs);
  if (!schemas) throw new RangeError(`no schemas of rows of type ${soldAs}`);
  return schemas as RowSchemas<Rows, Prices>;
}

/** A part of a page that it goes without: null where its row does not fit. */
export function unlessHidden<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (isFault(error) && error.code === 'unavailable') return null;
    throw error;
  }
}

const indexOf = weakMemoize((store: Store) => createVersionedIndex<Index>((version, previous) => load(store, String(version), previous)));

/** The current catalogue. Costs one cheap read of the versions; concurrent rebuilds share one. */
export async function catalogueOf(store: Store): Promise<Catalogue> {
  const versions = await readVersions(store);
  await refreshSoldOut(store, versions);
  return (await indexOf(store).at(versions.get('catalogue') ?? 0)).value.catalogue;
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
