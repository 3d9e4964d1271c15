/** Whether a row of the catalogue fits the schema of its kind and id. */
import { createHash } from 'node:crypto';
import type * as z from 'zod/mini';
import { officialSchoolHolidaysSchema } from '#core/calendar/official-school-holidays.ts';
import { designTemplateSchema, posterTemplateSchema } from '#core/catalogue/rows.ts';
import {
  giftCardPricesSchema,
  letterRowsSchema,
  regionalVatRowsSchema,
  samplePricesSchema,
  shippingPricesSchema,
  vatRowsSchema,
} from '#core/order/rows.ts';
import { accessoriesSchema, accessoryPricesSchema } from '#core/products/accessory/rows.ts';
import { envelopePricesSchema } from '#core/products/card/rows.ts';
import type { Product } from '#core/products/product.ts';
import type { products, SoldType } from '#core/products/registry.ts';
import { issueText } from '#core/products/row-schema.ts';
import * as soldRowSchemas from '#core/products/sold-row-schemas.ts';
import { Fault } from '#core/values/fault.ts';
import type { Steps } from '#core/values/steps/steps.ts';
import { inSlices } from '#store/in-slices.ts';

export type CatalogueKind = 'design' | 'poster' | 'prices' | 'options';
export type CatalogueRow = { kind: CatalogueKind; id: string; row: unknown };

/** Prices that are not of a product. */
const prices: Readonly<Record<string, z.ZodMiniType>> = {
  envelope: envelopePricesSchema,
  sample: samplePricesSchema,
  'gift-card': giftCardPricesSchema,
  postage: letterRowsSchema,
  accessory: accessoryPricesSchema,
  shipping: shippingPricesSchema,
  vat: vatRowsSchema,
  'vat-regions': regionalVatRowsSchema,
};
const options: Readonly<Record<string, z.ZodMiniType>> = { accessory: accessoriesSchema, 'school-holidays': officialSchoolHolidaysSchema };

export type RowSchemas<Rows, Prices> = { options: z.ZodMiniType<Rows>; prices: z.ZodMiniType<Prices> };
type RowSchemasOf<P> = P extends Product<infer _Choice, infer _Document, infer Rows, infer Prices> ? RowSchemas<Rows, Prices> : never;
type WithRows = { [Type in SoldType as Type extends 'collage' ? never : Type]: RowSchemasOf<(typeof products)[Type]> };

/** Every product but the collage, which is sold by the rows of wall art. */
const productRowSchemas: Readonly<Record<string, RowSchemas<unknown, unknown>>> = soldRowSchemas satisfies WithRows;

/** Of a product type that has rows of its own; null for other ids. */
export function rowSchemasOf(type: string): RowSchemas<unknown, unknown> | null {
  return Object.hasOwn(productRowSchemas, type) ? (productRowSchemas[type] ?? null) : null;
}

/** Null for a row that this program does not know: a newer one wrote it. */
function schemaOf(kind: CatalogueKind, id: string): z.ZodMiniType | null {
  if (kind === 'design') return designTemplateSchema;
  if (kind === 'poster') return posterTemplateSchema;
  const own = kind === 'prices' ? prices : options;
  if (Object.hasOwn(own, id)) return own[id] ?? null;
  return rowSchemasOf(id)?.[kind] ?? null;
}

/** A row as one schema read it. */
type ReadRow = { schema: z.ZodMiniType; value: unknown };
export type HiddenRow = { kind: CatalogueKind; id: string; issue: string };

/** Maps go by the id in the value: with the id of another template it would take its place. */
function hasId(value: unknown, id: string): boolean {
  return typeof value === 'object' && value !== null && 'id' in value && value.id === id;
}

/** Null for a row that this program does not know. */
function readRow({ kind, id, row }: CatalogueRow): ReadRow | HiddenRow | null {
  const schema = schemaOf(kind, id);
  if (!schema) return null;
  const read = schema.safeParse(row);
  if (!read.success) return { kind, id, issue: issueText(read.error) };
  if ((kind === 'design' || kind === 'poster') && !hasId(read.data, id)) return { kind, id, issue: 'id: another than that of the row' };
  return { schema, value: read.data };
}

/** A row with its JSON as it is stored. */
export type StoredRow = { kind: CatalogueKind; id: string; text: string };

function readText({ kind, id, text }: StoredRow): ReadRow | HiddenRow | null {
  try {
    return readRow({ kind, id, row: JSON.parse(text) as unknown });
  } catch (error) {
    if (error instanceof SyntaxError) return { kind, id, issue: 'no JSON' };
    throw error;
  }
}

/** Rows as they were read, and those that do not fit. */
export type ReadRows = {
  /** Every row that fits `schema`, in the order they were stored. */
  all<T>(schema: z.ZodMiniType<T>): readonly T[];
  /** Throws Fault 'unavailable' for a row that is not there or does not fit. */
  one<T>(kind: CatalogueKind, id: string, schema: z.ZodMiniType<T>): T;
  hidden: readonly HiddenRow[];
  /** What was read, by kind and id, with the hash of its text: the text itself would double what a row holds. */
  entries: ReadonlyMap<string, { hash: string; read: ReadRow | HiddenRow | null }>;
};

/** The value has the schema's type because that very schema read it. */
function isReadBy<T>(
  read: ReadRow | HiddenRow | null | undefined,
  schema: z.ZodMiniType<T>,
): read is { schema: z.ZodMiniType<T>; value: T } {
  return !!read && 'schema' in read && read.schema === schema;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64');
}

type Entries = Map<string, { hash: string; read: ReadRow | HiddenRow | null }>;

/** A step for each row. */
function* readSteps(stored: readonly StoredRow[], previous: ReadRows['entries'] | undefined, into: Entries): Steps<void> {
  for (const row of stored) {
    const key = `${row.kind} ${row.id}`;
    const [known, hash] = [previous?.get(key), hashOf(row.text)];
    into.set(key, known?.hash === hash ? known : { hash, read: readText(row) });
    yield;
  }
}

function* rowsSteps(entries: Entries): Steps<ReadRows> {
  const bySchema = new Map<z.ZodMiniType, unknown[]>();
  const hidden: HiddenRow[] = [];
  for (const { read } of entries.values()) {
    if (read && 'issue' in read) hidden.push(read);
    else if (read) {
      const values = bySchema.get(read.schema);
      if (values) values.push(read.value);
      else bySchema.set(read.schema, [read.value]);
    }
    yield;
  }
  return {
    all: <T>(schema: z.ZodMiniType<T>) => (bySchema.get(schema) ?? []) as T[],
    one<T>(kind: CatalogueKind, id: string, schema: z.ZodMiniType<T>): T {
      const read = entries.get(`${kind} ${id}`)?.read;
      if (isReadBy(read, schema)) return read.value;
      throw new Fault('unavailable', `the catalogue has no ${kind} "${id}" that fits`, { retryAfterSeconds: 300 });
    },
    hidden,
    entries,
  };
}

/** Reads and checks each row once: a row with the text of `previous` is taken from it. A page of rows after the other, in slices of time. */
export async function readRows(
  pages: AsyncIterable<readonly StoredRow[]> | Iterable<readonly StoredRow[]>,
  previous: Pick<ReadRows, 'entries'> | null = null,
): Promise<ReadRows> {
  const entries: Entries = new Map();
  for await (const page of pages) await inSlices(readSteps(page, previous?.entries, entries));
  return inSlices(rowsSteps(entries));
}

/** Throws Fault 'bad-input' that names kind, id and the first issue. */
export function requireFittingRow(row: CatalogueRow): void {
  const read = readRow(row);
  if (!read) throw new Fault('bad-input', `the catalogue has no ${row.kind} of id "${row.id}"`);
  if ('issue' in read) throw new Fault('bad-input', `${row.kind} "${row.id}" does not fit: ${read.issue}`);
}
