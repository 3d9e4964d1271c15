/** Schemas of postal addresses: as calls take them, and as orders hold them. */
import * as z from 'zod/mini';
import { deliveryCountries } from '#core/values/channel.ts';
import { personText } from '#core/values/text/person-text.ts';
import { postalAddressFacts as facts, type PostalAddressField } from './postal-address.ts';

type Text = z.ZodMiniType<string, string>;

function shape(text: (maxLength: number) => Text) {
  return {
    firstName: text(facts.firstName.maxLength),
    lastName: text(facts.lastName.maxLength),
    company: z.optional(text(facts.company.maxLength)),
    vatId: z.optional(text(facts.vatId.maxLength)),
    extra: z.optional(text(facts.extra.maxLength)),
    street: text(facts.street.maxLength),
    postalCode: text(facts.postalCode.maxLength),
    city: text(facts.city.maxLength),
    country: z.enum(deliveryCountries),
    phone: z.optional(text(facts.phone.maxLength)),
  } satisfies Record<PostalAddressField, unknown>;
}

export const postalAddressSchema = z.strictObject(shape(personText));

/** Was checked when it was typed; here only its shape counts, so that an order of before a stricter rule stays readable. */
export const storedAddressSchema = z.object(shape(() => z.string()));
