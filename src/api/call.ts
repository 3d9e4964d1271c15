/** What a call is: a key "METHOD /path", what goes in and what comes out. Data only; handlers and clients are typed by it. */
import * as z from 'zod/mini';
import type { RateLimitName } from '#core/customer/limits.ts';

export type Call = {
  input: z.core.$ZodType;
  output: z.core.$ZodType;
  /** The fault of an input that does not fit; 'bad-input' (422) where a call names none. */
  badInput?: 'bad-form';
  /** A rate limit that each call counts for, before its handler runs. */
  limit?: RateLimitName;
  /** Whether the handler gets the header Idempotency-Key, 22 characters; `required` refuses a call without it. */
  idempotency?: 'required' | 'optional';
};
export type CallTable = Record<string, Call>;
/** Calls of operators: they have no limits and no idempotency keys. */
export type OperatorCallTable = Record<string, Omit<Call, 'limit' | 'idempotency'>>;

export type Input<C extends Call> = z.core.input<C['input']>;
export type Parsed<C extends Call> = z.core.output<C['input']>;
export type Output<C extends Call> = z.core.output<C['output']>;

type KeysOf<Table> = Table extends unknown ? keyof Table : never;
type ValueOf<Table, Key extends PropertyKey> = Table extends { readonly [One in Key]: infer Value } ? Value : never;

/**
 * The tables themselves, or an error in place of the first one that has a key of a table before it. `Checked` keeps the recursion in tail
 * position: the compiler follows others for some fifty tables only.
 */
type WithoutDoubles<
  Tables extends readonly object[],
  Known = never,
  Checked extends readonly object[] = readonly [],
> = Tables extends readonly [infer First extends object, ...infer Rest extends readonly object[]]
  ? [Extract<keyof First, Known>] extends [never]
    ? WithoutDoubles<Rest, Known | keyof First, readonly [...Checked, First]>
    : readonly [...Checked, { isDefinedTwice: Extract<keyof First, Known> }, ...Rest]
  : Checked;

type Merged<Tables extends readonly object[]> = { [Key in KeysOf<Tables[number]>]: ValueOf<Tables[number], Key> };

/** One table of several, of calls or of their handlers. A key that two of them have does not compile. */
export function mergeCalls<const Tables extends readonly object[]>(...tables: Tables & WithoutDoubles<Tables>): Merged<Tables> {
  return Object.assign({}, ...tables);
}

/** Money on the wire: minor units, currency and the text people read (D41). */
export const moneySchema = z.strictObject({
  amount: z.number().check(z.int()),
  currency: z.enum(['EUR', 'CHF', 'GBP', 'USD']),
  text: z.string(),
});
export type MoneyDto = z.infer<typeof moneySchema>;

/** A whole number as text or number, matched before it is converted: "5", never "0x5", " 5" or "5.0". */
export const wholeNumber = z.union([
  z.number().check(z.int(), z.minimum(0), z.maximum(1_000_000_000)),
  z.pipe(
    z.string().check(z.regex(/^(0|[1-9]\d{0,9})$/)),
    z.transform((text: string) => Number(text)),
  ),
]);

/** Yes or no as an address says it. */
export const flag = z.union([
  z.boolean(),
  z.pipe(
    z.enum(['true', 'false']),
    z.transform((text: 'true' | 'false') => text === 'true'),
  ),
]);

/** 22 characters of base64url: 128 random bits. Foreign and missing ids get the same answer. */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
