/** Schemas of households, of what undoes a change of a list, and of its settings: for calls and for what is stored. */
import * as z from 'zod/mini';
import { languages } from '#core/values/locale.ts';
import { personLines, personText } from '#core/values/text/person-text.ts';
import { isGuestCountry } from './countries.ts';
import { addressStates, genders, guestKinds, listBounds, nameOrders, textLengths, tones } from './household.ts';

const { name, line, code, note, envelope, envelopeLines } = textLengths;
const id = z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/));
const language = z.nullable(z.enum(languages));
const country = z.string().check(z.refine(isGuestCountry));
const lines = personLines(envelope).check(z.refine((text) => text.split('\n').length <= envelopeLines));

const guestFields = {
  kind: z.enum(guestKinds),
  title: personText(name),
  given: personText(name),
  noble: personText(name),
  family: personText(name),
  suffix: personText(name),
  nick: personText(name),
  gender: z.nullable(z.enum(genders)),
  language,
  email: z.nullable(personText(line)),
  isInvited: z.boolean(),
  note: personLines(note),
};

/** As it is stored. */
export const guestSchema = z.strictObject({
  id,
  ...guestFields,
  genderSource: z.enum(['typed', 'list', 'guess']),
  plusOf: z.nullable(id),
});

/** A guest of a form: one without an id is new. Its gender is typed there, or nobody knows it. */
export const typedGuestSchema = z.strictObject({ id: z.nullable(id), ...guestFields });
export type TypedGuest = z.infer<typeof typedGuestSchema>;

const householdFields = {
  label: personText(name),
  company: personText(name),
  street: personText(line),
  extra: personText(line),
  postcode: personText(code),
  city: personText(name),
  region: personText(name),
  country,
  email: personText(line),
  phone: personText(name),
  language,
  tone: z.nullable(z.enum(tones)),
  envelopeText: lines,
  openingText: lines,
  plusOnes: z.number().check(z.int(), z.minimum(0), z.maximum(listBounds.plusOnes)),
  side: personText(name),
  note: personLines(note),
};

export const householdSchema = z.strictObject({
  ...householdFields,
  id,
  position: z.number(),
  version: z.number(),
  state: z.enum(addressStates),
  source: z.nullable(z.string()),
  guests: z.array(guestSchema),
});

export const typedHouseholdSchema = z.strictObject({
  ...householdFields,
  guests: z.array(typedGuestSchema).check(z.minLength(1), z.maxLength(listBounds.guestsOfHousehold)),
});
export type TypedHousehold = z.infer<typeof typedHouseholdSchema>;

export const listSettingsSchema = z.strictObject({
  name: personText(name).check(z.minLength(1)),
  country,
  tone: z.enum(tones),
  order: z.enum(nameOrders),
});
export type ListSettings = z.infer<typeof listSettingsSchema>;

/**
 * What undoes a change. Of each household `made` is its version after the change (null: it is gone), and `before` what it was (null: it was
 * not there). A household of another version was changed later and stays as it is.
 */
export const inverseSchema = z.strictObject({
  households: z.array(z.strictObject({ id, made: z.nullable(z.number()), before: z.nullable(householdSchema) })),
  settings: z.optional(z.strictObject({ made: z.number(), version: z.number(), before: listSettingsSchema })),
});
export type Inverse = z.infer<typeof inverseSchema>;

export const changeKinds = ['add', 'edit', 'paste', 'delete', 'move', 'split', 'merge', 'settings', 'undo', 'import', 'answers'] as const;
/**
 * Which change it was: of whom (names of the first household, one by one where they are its persons', or of the file), of how many households, and for 'undo' the version of the undone
 * one. `import`: the file that was read in, or taken back. `answers`: the version that took answers over, or that was taken back.
 */
export const changeLabelSchema = z.strictObject({
  kind: z.enum(changeKinds),
  names: z.union([z.string(), z.array(z.string())]),
  count: z.number(),
  of: z.optional(z.number()),
  import: z.optional(id),
  answers: z.optional(z.number()),
});
export type ChangeLabel = z.infer<typeof changeLabelSchema>;
