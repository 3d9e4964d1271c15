/** What a call is: a key "METHOD /path", what goes in and what comes out. Data only; handlers and clients are typed by it. */
import * as z from 'zod/mini';

/** `badInput`: the fault of an input that does not fit, 'bad-input' (422) where a call names none. */
export type Call = { input: z.core.$ZodType; output: z.core.$ZodType; badInput?: 'bad-form' };
export type CallTable = Record<string, Call>;

export type Input<C extends Call> = z.core.input<C['input']>;
export type Parsed<C extends Call> = z.core.output<C['input']>;
export type Output<C extends Call> = z.core.output<C['output']>;

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

/** 22 characters of base64url: 128 random bits. Foreign and missing ids get the same answer. */
export const tokenSchema = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
