/** Schemas of requests for addresses and of what guests answer: for calls and for what is stored. */
import * as z from 'zod/mini';
import { isGuestCountry } from '#core/people/countries.ts';
import { textLengths } from '#core/people/household.ts';
import { channels, countries } from '#core/values/channel.ts';
import { locales } from '#core/values/locale.ts';
import { personLines, personText } from '#core/values/text/person-text.ts';
import { requestTerms } from './terms.ts';

const { name, line, code } = textLengths;

export const asksSchema = z.strictObject({ email: z.boolean(), phone: z.boolean(), isReminding: z.boolean() });
export type RequestAsks = z.infer<typeof asksSchema>;

export const requestSiteSchema = z.strictObject({ channel: z.enum(channels), country: z.enum(countries), locale: z.enum(locales) });
export type RequestSite = z.infer<typeof requestSiteSchema>;

export const requestSettingsSchema = z.strictObject({
  title: personText(name).check(z.minLength(1)),
  note: personLines(requestTerms.note),
  deadline: z.nullable(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))),
  asks: asksSchema,
});
export type RequestSettings = z.infer<typeof requestSettingsSchema>;

export const typedAddressSchema = z.strictObject({
  names: personText(requestTerms.names),
  company: personText(name),
  street: personText(line),
  extra: personText(line),
  postcode: personText(code),
  city: personText(name),
  region: personText(name),
  country: z.string().check(z.refine(isGuestCountry)),
  email: personText(line),
  phone: personText(name),
});
export type TypedAddress = z.infer<typeof typedAddressSchema>;
