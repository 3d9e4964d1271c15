/** Calls of an event's host on what its page holds beside facts and programme: pictures, gift wishes and own questions. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { questionKinds } from '#core/people/event/page-content.ts';
import { gallerySchema, giftWishesSchema, typedQuestionsSchema } from '#core/people/event/page-schema.ts';
import { eventHeadSchema, guestPageSchema } from './event-calls.ts';

const badInput = 'bad-form' as const;
const limit = 'event' as const;
const ofEvent = { id: tokenSchema };
const nothing = z.strictObject({});

const offeredPicture = z.strictObject({
  id: tokenSchema,
  name: z.string(),
  /** From 1 on; null: not on the page. */
  position: z.nullable(z.number()),
  alt: z.string(),
});
export type OfferedPicture = z.infer<typeof offeredPicture>;

export const eventPageCalls = {
  'GET /web-api/events/:id/page': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({
      head: eventHeadSchema,
      wishes: giftWishesSchema,
      questions: z.array(
        z.strictObject({
          id: tokenSchema,
          kind: z.enum(questionKinds),
          text: z.string(),
          choices: z.array(z.string()),
          answers: z.number(),
        }),
      ),
      /** Those of the page in its order, then the newest ones of the owner. */
      pictures: z.array(offeredPicture),
    }),
  },
  'PUT /web-api/events/:id/wishes': {
    input: z.strictObject({ ...ofEvent, ...giftWishesSchema.shape }),
    output: nothing,
    badInput,
    limit,
  },
  /** Questions that are not named go with their answers; so does one of another kind. */
  'PUT /web-api/events/:id/questions': {
    input: z.strictObject({ ...ofEvent, questions: typedQuestionsSchema }),
    output: nothing,
    badInput,
    limit,
  },
  /** In the order of the page. */
  'PUT /web-api/events/:id/pictures': {
    input: z.strictObject({ ...ofEvent, pictures: gallerySchema }),
    output: nothing,
    badInput,
    limit,
  },
  /** The page as guests read it, with a household of nobody: for the host. */
  'GET /web-api/events/:id/preview': {
    input: z.strictObject(ofEvent),
    output: z.strictObject({ formality: z.enum(['du', 'Sie']), page: guestPageSchema }),
  },
} as const satisfies CallTable;
