/** Calls on guest lists: their owner's only; those of others are missing. */
import * as z from 'zod/mini';
import { type CallTable, flag, tokenSchema, wholeNumber } from '#api/call.ts';
import { addressStates, genders, guestKinds, listBounds, textLengths, tones } from '#core/people/household.ts';
import { changeKinds, listSettingsSchema, typedHouseholdSchema } from '#core/people/household-schema.ts';
import { personText } from '#core/values/text/person-text.ts';

const badInput = 'bad-form' as const;
const limit = 'guest-list' as const;
const version = z.number().check(z.int(), z.minimum(0));

const ofList = { id: tokenSchema };
const ofHousehold = { id: tokenSchema, household: tokenSchema };

const settingsSchema = z.strictObject({ ...listSettingsSchema.shape, id: tokenSchema, version: z.number(), settingsVersion: z.number() });
export type GuestListSettings = z.infer<typeof settingsSchema>;

const noteSchema = z.strictObject({ field: z.enum(['names', 'street', 'postcode', 'city', 'country']), message: z.string() });

/** A household as a row of the list. */
const rowSchema = z.strictObject({
  id: tokenSchema,
  version: z.number(),
  position: z.number(),
  names: z.string(),
  street: z.string(),
  postcode: z.string(),
  city: z.string(),
  /** As it is written in a cell. */
  country: z.string(),
  state: z.enum(addressStates),
  problems: z.array(noteSchema),
  hints: z.array(noteSchema),
  persons: z.number(),
  /** Companions without a name. */
  plusOnes: z.number(),
  /** Lines of the envelope. */
  envelope: z.array(z.string()),
});
export type HouseholdRow = z.infer<typeof rowSchema>;

const filterSchema = z.enum(['all', 'without', 'problems', 'abroad']);
export type HouseholdFilter = z.infer<typeof filterSchema>;

const changeSchema = z.strictObject({
  version: z.number(),
  kind: z.enum(changeKinds),
  at: z.string(),
  text: z.string(),
  isUndone: z.boolean(),
});

const guestSchema = z.strictObject({
  id: tokenSchema,
  name: z.string(),
  kind: z.enum(guestKinds),
  title: z.string(),
  given: z.string(),
  noble: z.string(),
  family: z.string(),
  suffix: z.string(),
  nick: z.string(),
  /** As it was typed; a gender that was guessed is not shown. */
  gender: z.nullable(z.enum(genders)),
  language: z.nullable(z.string()),
  email: z.nullable(z.string()),
  isInvited: z.boolean(),
  note: z.string(),
});

const householdSchema = z.strictObject({
  row: rowSchema,
  label: z.string(),
  company: z.string(),
  extra: z.string(),
  region: z.string(),
  countryCode: z.string(),
  email: z.string(),
  phone: z.string(),
  language: z.nullable(z.string()),
  tone: z.nullable(z.enum(tones)),
  envelopeText: z.string(),
  openingText: z.string(),
  plusOnes: z.number(),
  side: z.string(),
  note: z.string(),
  source: z.nullable(z.string()),
  guests: z.array(guestSchema),
});
export type HouseholdDetails = z.infer<typeof householdSchema>;

const changedSchema = z.strictObject({
  /** Households that were written, as they are now. */
  rows: z.array(rowSchema),
  /** The change, for undoing it; null where nothing was changed. */
  change: z.nullable(z.number()),
});

const cell = z.optional(personText(textLengths.line));
/**
 * Cells as they were typed: one that is not there stays as it is. Version 0: the row is a new household, under the id that its page made;
 * sent again, it is the same one. Without an id it is a new one each time.
 */
const typedRowSchema = z.strictObject({
  id: z.optional(tokenSchema),
  version: z.optional(version),
  names: z.optional(personText(textLengths.note)),
  street: cell,
  postcode: z.optional(personText(textLengths.code)),
  city: z.optional(personText(textLengths.name)),
  country: z.optional(personText(textLengths.name)),
});
export type TypedRowInput = z.infer<typeof typedRowSchema>;

export const guestListCalls = {
  'GET /web-api/guest-lists': {
    input: z.strictObject({}),
    output: z.strictObject({
      lists: z.array(
        z.strictObject({ id: tokenSchema, name: z.string(), households: z.number(), guests: z.number(), changedAt: z.string() }),
      ),
    }),
  },
  /** Under the id that its page made, where it has one: sent again, it is the same list. */
  'POST /web-api/guest-lists': {
    input: z.strictObject({ id: z.optional(tokenSchema), name: personText(textLengths.name).check(z.minLength(1)) }),
    output: z.strictObject({ id: tokenSchema }),
    badInput,
    limit,
  },
  /** One page of the households, with counts of the whole list. */
  'GET /web-api/guest-lists/:id': {
    input: z.strictObject({
      ...ofList,
      search: z._default(personText(textLengths.name), ''),
      filter: z._default(filterSchema, 'all'),
      problemsFirst: z._default(flag, false),
      page: z._default(wholeNumber, 1),
    }),
    output: z.strictObject({
      list: settingsSchema,
      counts: z.strictObject({
        households: z.number(),
        guests: z.number(),
        unnamed: z.number(),
        all: z.number(),
        without: z.number(),
        problems: z.number(),
        abroad: z.number(),
      }),
      rows: z.array(rowSchema),
      found: z.number(),
      page: z.number(),
      pages: z.number(),
      changes: z.array(changeSchema),
      countries: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    }),
  },
  /** 409 list-changed where the settings are of another version. */
  'PUT /web-api/guest-lists/:id': {
    input: z.strictObject({ ...ofList, version, ...listSettingsSchema.shape }),
    output: settingsSchema,
    badInput,
    limit,
  },
  /** With its households and guests. */
  'DELETE /web-api/guest-lists/:id': { input: z.strictObject(ofList), output: z.strictObject({}), limit },
  /** Changes and adds households by their rows, all or none. Cells that say what is stored change nothing. 409 list-changed where a household is of another version; fields of it name both values. */
  'POST /web-api/guest-lists/:id/rows': {
    input: z.strictObject({
      ...ofList,
      rows: z.array(typedRowSchema).check(z.minLength(1), z.maxLength(listBounds.rowsOfChange)),
      isPasted: z._default(z.boolean(), false),
    }),
    output: changedSchema,
    badInput,
    limit,
  },
  'GET /web-api/guest-lists/:id/households/:household': {
    input: z.strictObject(ofHousehold),
    output: z.strictObject({
      household: householdSchema,
      list: settingsSchema,
      households: z.number(),
      countries: z.array(z.strictObject({ code: z.string(), name: z.string() })),
    }),
  },
  'PUT /web-api/guest-lists/:id/households/:household': {
    input: z.strictObject({ ...ofHousehold, version, ...typedHouseholdSchema.shape }),
    output: changedSchema,
    badInput,
    limit,
  },
  'DELETE /web-api/guest-lists/:id/households/:household': {
    input: z.strictObject({ ...ofHousehold, version: wholeNumber }),
    output: z.strictObject({ change: z.number() }),
    limit,
  },
  /** Gives a household another place in the list. */
  'POST /web-api/guest-lists/:id/households/:household/place': {
    input: z.strictObject({ ...ofHousehold, version, position: z.number().check(z.int(), z.minimum(1), z.maximum(listBounds.households)) }),
    output: changedSchema,
    badInput,
    limit,
  },
  /**
   * Moves guests out of a household: to the one at another place of the list, or to one of their own (null). All guests of a household moved
   * to another are both households merged: the one that is left empty goes.
   */
  'POST /web-api/guest-lists/:id/households/:household/guests': {
    input: z.strictObject({
      ...ofHousehold,
      version,
      guests: z.array(tokenSchema).check(z.minLength(1), z.maxLength(listBounds.guestsOfHousehold)),
      to: z.nullable(z.number().check(z.int(), z.minimum(1), z.maximum(listBounds.households))),
    }),
    output: changedSchema,
    badInput,
    limit,
  },
  /** Takes a change of the last 30 days back; 404 for an older one. Households that were changed later stay as they are, and are named. */
  'POST /web-api/guest-lists/:id/undo': {
    input: z.strictObject({ ...ofList, change: version }),
    output: z.strictObject({ restored: z.number(), kept: z.array(z.string()) }),
    badInput,
    limit,
  },
} as const satisfies CallTable;
