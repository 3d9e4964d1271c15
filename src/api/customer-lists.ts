/** Calls of the signed-in customer about the wish list's link and the newsletter, and the wish list that a link shows. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from './call.ts';

const badInput = 'bad-form' as const;
const nothing = z.strictObject({});
const channel = z.enum(['federleicht', 'myposter']);

const shareSchema = z.strictObject({
  /** Null where there is none. */
  share: z.nullable(z.strictObject({ url: z.string(), showsName: z.boolean() })),
});

const newsletterSchema = z.strictObject({
  email: z.string(),
  /** What follows is known for a confirmed address only: the newsletter of a foreign one stays private. */
  isVerified: z.boolean(),
  channels: z.array(
    z.strictObject({
      channel,
      /** 'asked': the mailed link was not opened yet. */
      state: z.enum(['subscribed', 'asked', 'none']),
      /** When it was confirmed; null but for 'subscribed'. */
      since: z.nullable(z.string()),
    }),
  ),
});
export type CustomerNewsletter = z.infer<typeof newsletterSchema>;

export const customerListCalls = {
  /** Of the channel's wish list. */
  'GET /web-api/wish-list-share': { input: nothing, output: shareSchema, badInput },
  /** Makes a link, or changes what the one that is there shows. */
  'POST /web-api/wish-list-share': { input: z.strictObject({ showsName: z.boolean() }), output: shareSchema, badInput },
  /** The link ends at once. */
  'DELETE /web-api/wish-list-share': { input: nothing, output: shareSchema, badInput },
  /** What a link shows, newest first: nothing of its owner but the first name, if so wished. 404 for a link that was taken back and one of another channel. */
  'GET /web-api/shared-wish-lists/:token': {
    input: z.strictObject({ token: tokenSchema }),
    output: z.strictObject({
      firstName: z.nullable(z.string()),
      /** "olivia" or "olivia:salbei", as 'GET /web-api/card-tiles' takes them. */
      cards: z.array(z.string()),
    }),
  },
  'GET /web-api/customer-newsletter': { input: nothing, output: newsletterSchema, badInput },
  /** Mails the link that begins the newsletter of a channel, or ends it at once. 403 while the address is not confirmed. */
  'POST /web-api/customer-newsletter': {
    input: z.strictObject({ channel, isWanted: z.boolean() }),
    output: newsletterSchema,
    badInput,
  },
} as const satisfies CallTable;
