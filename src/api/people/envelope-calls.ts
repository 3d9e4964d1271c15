/** Calls on the envelopes of a guest list: its owner's only; those of others are missing. */
import * as z from 'zod/mini';
import { type CallTable, moneySchema, tokenSchema, wholeNumber } from '#api/call.ts';
import { maxSender, senderPlaces } from '#core/envelope/envelope-look.ts';
import { listSettingsSchema } from '#core/people/household-schema.ts';
import { personText } from '#core/values/text/person-text.ts';

/** How a household's envelope stands: the worst of what is found on it. */
export const envelopeLevels = ['ok', 'warn', 'confirm', 'block'] as const;
export type EnvelopeLevel = (typeof envelopeLevels)[number];
export const envelopeFilters = ['all', 'open'] as const;

const boxSchema = z.strictObject({ xUm: z.number(), yUm: z.number(), widthUm: z.number(), heightUm: z.number() });

const envelopeSchema = z.strictObject({
  household: tokenSchema,
  names: z.string(),
  /** Code and town; '' where there is no address. */
  town: z.string(),
  level: z.enum(envelopeLevels),
  /** What is to be said of it, the worst first. */
  reasons: z.array(z.string()),
  /** Nothing of an address is stored. */
  isUnknown: z.boolean(),
  /** Address of its pictures, without width and ending; null before there is a design. */
  picture: z.nullable(z.string()),
});
export type HouseholdEnvelope = z.infer<typeof envelopeSchema>;

const groupSchema = z.strictObject({
  rule: z.string(),
  level: z.enum(envelopeLevels),
  count: z.number(),
  /** Of the first households. */
  names: z.array(z.string()),
  /** The first household. */
  household: tokenSchema,
});
export type EnvelopeGroup = z.infer<typeof groupSchema>;

const designSchema = z.strictObject({
  id: tokenSchema,
  revision: z.number(),
  title: z.string(),
  /** Where it is edited. */
  path: z.nullable(z.string()),
  format: z.string(),
  /** Plain envelopes are made in any size. */
  isPlain: z.boolean(),
  face: z.string(),
  sender: z.strictObject({ place: z.enum(senderPlaces), text: z.string().check(z.maxLength(maxSender * 10)) }),
  panel: z.strictObject({ width: z.number(), height: z.number() }),
  zones: z.strictObject({ stamp: boxSchema, code: boxSchema, address: boxSchema, sender: boxSchema }),
  /** False: none of its texts is filled in with an address. */
  hasAddress: z.boolean(),
  state: z.enum(['open', 'approved', 'changed']),
  pieces: z.number(),
  leftOut: z.number(),
  /** Null for a number of pieces that is not sold. */
  total: z.nullable(moneySchema),
  hint: z.nullable(z.string()),
});
export type EnvelopeDesign = z.infer<typeof designSchema>;

export const envelopeCalls = {
  /** The envelopes of a list: the design that they are printed with, what each household's lacks, and one page of them. */
  'GET /web-api/guest-lists/:id/envelopes': {
    input: z.strictObject({
      id: tokenSchema,
      search: z._default(personText(100), ''),
      filter: z._default(z.enum(envelopeFilters), 'all'),
      page: z._default(wholeNumber, 1),
      household: z.optional(tokenSchema),
    }),
    output: z.strictObject({
      list: z.strictObject({ ...listSettingsSchema.shape, id: tokenSchema, settingsVersion: z.number() }),
      design: z.nullable(designSchema),
      groups: z.array(groupSchema),
      counts: z.strictObject({ all: z.number(), open: z.number(), blocked: z.number(), unknown: z.number(), abroad: z.number() }),
      /** The one that is shown large; null for an empty list. */
      shown: z.nullable(envelopeSchema),
      /** One of each country that letters go to, beside that of posting. */
      abroad: z.array(z.extend(envelopeSchema, { country: z.string() })),
      envelopes: z.array(envelopeSchema),
      found: z.number(),
      page: z.number(),
      pages: z.number(),
    }),
    limit: 'merge',
  },
} as const satisfies CallTable;
