/** Calls every page may need: what is personal on an anonymous page, and the same page's address in other markets. */
import * as z from 'zod/mini';
import { channels } from '#core/values/channel.ts';
import { locales } from '#core/values/locale.ts';
import { type CallTable, moneySchema } from './call.ts';

const columnSchema = z.strictObject({
  key: z.string(),
  name: z.string(),
  links: z.array(z.strictObject({ name: z.string(), path: z.string() })),
});

export const siteCalls = {
  /** What a frontend of the shop begins with: where it is, and what its header and footer lead to. */
  'GET /web-api/shop-frontends-initial-data': {
    input: z.strictObject({}),
    output: z.strictObject({
      channel: z.enum(channels),
      country: z.string(),
      locale: z.enum(locales),
      currency: moneySchema.shape.currency,
      /** Of lengths. */
      unit: z.enum(['cm', 'inch']),
      menu: z.array(columnSchema),
      footer: z.array(columnSchema),
      /** `disabled`: every feature flag is off, for all visitors. */
      flags: z.strictObject({ disabled: z.boolean() }),
    }),
  },
  /**
   * Address of a page in the three German markets, by locale. A market without a host is left out; a page in another language is in none, as
   * its words have no translation.
   */
  'GET /web-api/localized-urls': {
    input: z.strictObject({ path: z.string().check(z.maxLength(2000)) }),
    output: z.record(z.string(), z.string()),
  },
} as const satisfies CallTable;
