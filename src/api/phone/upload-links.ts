/**
 * Links by which a phone sends photos to the pictures of their owner. The owner's calls make, show and cut them. Those of the phone are below
 * a path of their own, to which alone its cookie is sent; its uploads speak tus at /web-api/upload-link/uploads.
 */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';

const isoInstant = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

const uploadLinkSchema = z.strictObject({
  id: tokenSchema,
  /** 'waiting': for a phone; 'connected': to one; 'cut': by its owner, by the phone that is done, or because the owner signed out; 'ended': its time is over. */
  state: z.enum(['waiting', 'connected', 'cut', 'ended']),
  /** Four, the same on both screens. */
  letters: z.string(),
  /** Photos that arrived, and how many may. */
  files: z.number(),
  most: z.number(),
  /** Milliseconds until it ends unless a photo comes; 0 for one that has ended. */
  leftMs: z.number(),
});
export type UploadLinkView = z.infer<typeof uploadLinkSchema>;

/** What the phone is told of its own link. */
const phoneLinkSchema = z.strictObject({ letters: z.string(), files: z.number(), most: z.number(), leftMs: z.number() });
export type PhoneLinkView = z.infer<typeof phoneLinkSchema>;

export const uploadLinkCalls = {
  /** Open links of this guest. `now`: by the shop's clock, for `after` of GET /web-api/customer-picture. */
  'GET /web-api/upload-links': {
    input: z.strictObject({}),
    output: z.strictObject({ links: z.array(uploadLinkSchema), now: isoInstant }),
  },
  /**
   * A new link. `code`: the QR code of `url` as a path of an SVG whose unit is a module, and its side. The part of `url` behind "#" opens the
   * link once and is not shown again. `formality`: how its page speaks.
   */
  'POST /web-api/upload-links': {
    limit: 'upload',
    input: z.strictObject({ formality: z.enum(['du', 'Sie']) }),
    output: z.strictObject({
      link: uploadLinkSchema,
      url: z.string(),
      code: z.strictObject({ path: z.string(), side: z.number() }),
      now: isoInstant,
    }),
  },
  'GET /web-api/upload-links/:id': { input: z.strictObject({ id: tokenSchema }), output: uploadLinkSchema },
  /** Cuts it: what a phone is sending is not stored. */
  'DELETE /web-api/upload-links/:id': { input: z.strictObject({ id: tokenSchema }), output: uploadLinkSchema },
  /** Opens the link of a token for this phone, once; a second time is answered 410. */
  'POST /web-api/upload-link/open': {
    limit: 'upload',
    input: z.strictObject({ token: z.string().check(z.maxLength(100)) }),
    output: phoneLinkSchema,
  },
  /** The link that this phone has opened. */
  'GET /web-api/upload-link/session': { input: z.strictObject({}), output: phoneLinkSchema },
  /** Ends it from the phone, as its owner cuts it. */
  'DELETE /web-api/upload-link/session': { input: z.strictObject({}), output: phoneLinkSchema },
} as const satisfies CallTable;
