/** Calls on links that share a design: those of its owner, and those that visitors of a link make with its token. */
import * as z from 'zod/mini';
import { personLines, personText } from '#core/values/text/person-text.ts';
import { type CallTable, tokenSchema } from './call.ts';
import { ownSceneSchema } from './product.ts';

export const maxComment = 500;
/** As long as a text of a design may be. */
export const maxSuggestion = 2000;
const maxAuthor = 60;

/** Never empty. */
function paragraphs(maximum: number) {
  return personLines(maximum).check(z.minLength(1));
}

/** Each includes those before it. */
const permissionSchema = z.enum(['view', 'comment', 'suggest']);
export type SharePermission = z.infer<typeof permissionSchema>;

const shareSchema = z.strictObject({
  id: tokenSchema,
  permission: permissionSchema,
  createdAt: z.string(),
  expiresAt: z.string(),
  /** Its address; null for a link that the shop made with another secret and cannot show again. */
  url: z.nullable(z.string()),
});
export type Share = z.infer<typeof shareSchema>;

const noteStateSchema = z.enum(['open', 'done', 'accepted', 'refused']);
const placeId = z.string().check(z.maxLength(60));
const placeUm = z.number().check(z.int(), z.minimum(0), z.maximum(10_000_000));
const pointSchema = z.nullable(z.strictObject({ xUm: placeUm, yUm: placeUm }));
const writtenSchema = {
  id: tokenSchema,
  page: z.string(),
  author: z.string(),
  text: z.string(),
  state: noteStateSchema,
  createdAt: z.string(),
};

const noteSchema = z.discriminatedUnion('kind', [
  /** `at` is a point of the page in micrometres. */
  z.strictObject({ ...writtenSchema, kind: z.literal('comment'), at: pointSchema }),
  /** `replaced` is the text that stood in the element when the other one was suggested. */
  z.strictObject({ ...writtenSchema, kind: z.literal('suggestion'), element: z.string(), replaced: z.string() }),
]);
export type Note = z.infer<typeof noteSchema>;

const boxSchema = { xUm: z.number(), yUm: z.number(), widthUm: z.number(), heightUm: z.number() };

const sharedPanelSchema = z.strictObject({
  id: z.string(),
  /** The page it is a panel of; points and boxes are in micrometres of that page. */
  page: z.string(),
  ...boxSchema,
  /** Address of its picture. */
  image: z.string(),
  /** Texts for which another one may be suggested, of the whole design up to 120,000 characters; empty without that permission. */
  texts: z.array(z.strictObject({ element: z.string(), label: z.string(), text: z.string(), ...boxSchema })),
});
export type SharedPanel = z.infer<typeof sharedPanelSchema>;

const design = z.strictObject({ id: tokenSchema });
const noteOfDesign = z.strictObject({ id: tokenSchema, note: tokenSchema });
const none = z.strictObject({});
const written = { token: tokenSchema, id: tokenSchema, page: placeId, author: z.optional(personText(maxAuthor)) };

export const shareCalls = {
  /** Valid links, newest first. */
  'GET /web-api/designs/:id/shares': { input: design, output: z.strictObject({ shares: z.array(shareSchema) }) },
  'POST /web-api/designs/:id/shares': {
    limit: 'version',
    input: z.strictObject({ id: tokenSchema, permission: permissionSchema }),
    output: z.strictObject({ share: shareSchema }),
  },
  'DELETE /web-api/designs/:id/shares/:share': {
    limit: 'version',
    input: z.strictObject({ id: tokenSchema, share: tokenSchema }),
    output: none,
  },

  /** What visitors wrote, newest first. */
  'GET /web-api/designs/:id/notes': { input: design, output: z.strictObject({ notes: z.array(noteSchema) }) },
  'PUT /web-api/designs/:id/notes/:note': {
    limit: 'version',
    input: z.strictObject({ ...noteOfDesign.shape, state: noteStateSchema }),
    output: none,
  },
  'DELETE /web-api/designs/:id/notes/:note': { limit: 'version', input: noteOfDesign, output: none },

  /** 404 for a token that no link has, 410 for a link that was revoked or has expired. Makes no session. */
  'GET /web-api/shared/:token': {
    input: z.strictObject({ token: tokenSchema }),
    output: z.strictObject({
      permission: permissionSchema,
      /** "Olivia, Einladung zur Hochzeit"; null once the catalogue does not have the design any more. */
      name: z.nullable(z.string()),
      format: z.string(),
      expiresAt: z.string(),
      /** In reading order. */
      panels: z.array(sharedPanelSchema),
      /** It in a product scene, and the whole address of a JPEG of it for previews of the link; null where none shows it as it was chosen. */
      scene: z.nullable(z.extend(ownSceneSchema, { preview: z.string() })),
      formality: z.enum(['du', 'Sie']),
    }),
  },
  /** `id` is random and made by the browser: the same id twice is one comment. 403 without the permission. */
  'POST /web-api/shared/:token/comments': {
    limit: 'note',
    input: z.strictObject({ ...written, at: pointSchema, text: paragraphs(maxComment) }),
    output: none,
  },
  'POST /web-api/shared/:token/suggestions': {
    limit: 'note',
    input: z.strictObject({ ...written, element: placeId, text: paragraphs(maxSuggestion) }),
    output: none,
  },
} as const satisfies CallTable;
