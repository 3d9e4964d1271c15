/** Parts of the schemas of catalogue rows. Unknown keys pass: a newer program beside this one may have written them. */

import * as z from 'zod/mini';
import { isDay } from '#core/values/date.ts';
import { currencies } from '#core/values/money.ts';

/** A schema for each field of a type, optional ones included: `satisfies` fails for one that the schema would leave out. */
export type FieldsOf<T> = { [Key in keyof Required<T>]: z.ZodMiniType<T[Key]> };

/** No single price of the shop is near it: 100,000 euro. Sums of the largest order stay safe integers. */
const maxAmount = 10_000_000;

/** Minor units. */
export const amountSchema = z.int().check(z.minimum(0), z.maximum(maxAmount));
/** What may lower a price. */
export const differenceSchema = z.int().check(z.minimum(-maxAmount), z.maximum(maxAmount));
/** Unit prices are multiples of it: 1 cent, 5 Rappen. */
export const stepSchema = z.int().check(z.minimum(1), z.maximum(100));
export const wholeSchema = z.int().check(z.minimum(0), z.maximum(100_000_000));
export const lineSchema = z.string().check(z.minLength(1), z.maxLength(200));
export const textSchema = z.string().check(z.maxLength(2_000));
/** An id or key of texts and addresses. */
export const keySchema = z.string().check(z.regex(/^[a-z0-9][a-z0-9-]{0,69}$/));
/** A calendar day. */
export const daySchema = z.string().check(z.refine(isDay, 'no day of the calendar'));

/** A value for every key. */
export function tableOf<Key extends string, S extends z.ZodMiniType>(keys: readonly Key[], schema: S) {
  return z.object(Object.fromEntries(keys.map((key) => [key, schema])) as Record<Key, S>);
}

/** A value for some of the keys. */
export function partialTableOf<Key extends string, S extends z.ZodMiniType>(keys: readonly Key[], schema: S) {
  return z.object(Object.fromEntries(keys.map((key) => [key, z.optional(schema)])) as Record<Key, z.ZodMiniOptional<S>>);
}

export function perCurrency<S extends z.ZodMiniType>(schema: S) {
  return tableOf(currencies, schema);
}

/** Some of the keys, at least `min` of them. */
export function listOf<const Key extends string>(keys: readonly Key[], min = 1) {
  return z.readonly(z.array(z.enum(keys)).check(z.minLength(min), z.maxLength(200)));
}

/** [from quantity, unit price]: quantities rise from 1, prices never rise. */
export const ladderSchema = z.readonly(
  z.array(z.readonly(z.tuple([wholeSchema, amountSchema]))).check(
    z.minLength(1),
    z.maxLength(100),
    z.refine((steps) => steps[0]?.[0] === 1, 'begins at another quantity than 1'),
    z.refine((steps) => steps.every(([from], at) => at === 0 || from > (steps[at - 1]?.[0] ?? 0)), 'quantities do not rise'),
    z.refine((steps) => steps.every(([, unit], at) => at === 0 || unit <= (steps[at - 1]?.[1] ?? 0)), 'a price rises'),
  ),
);

/** What is wrong first: the place in the row, and its kind. Never a value of the row. */
export function issueText({ issues: [first] }: z.core.$ZodError): string {
  if (!first) return 'does not fit';
  const place = first.path.map(String).join('.').slice(0, 100);
  const kind = first.code === 'custom' ? first.message : first.code === 'invalid_type' ? `no ${first.expected}` : first.code;
  return place === '' ? kind : `${place}: ${kind}`;
}
