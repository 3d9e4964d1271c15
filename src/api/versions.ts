/** Calls on versions of a design that its owner named, on its own name, on copies of it and on deleted designs. A foreign id gets the same answer as a missing one. */
import * as z from 'zod/mini';
import { designSchema } from '#core/products/document.ts';
import { personText } from '#core/values/text/person-text.ts';
import { type CallTable, tokenSchema } from './call.ts';
import { pictureSchema } from './designs.ts';
import { soldChoiceSchema } from './product.ts';

export const maxVersionName = 60;

const versionSchema = z.strictObject({
  id: tokenSchema,
  /** `kept`: the state before a version was restored. `conflict`: the copy of a window that lost a conflict. */
  kind: z.enum(['named', 'kept', 'conflict']),
  /** Of named versions. */
  name: z.nullable(z.string()),
  savedAt: z.string(),
});
export type Version = z.infer<typeof versionSchema>;

const nameSchema = personText(maxVersionName).check(z.minLength(1));
const none = z.strictObject({});

export const versionCalls = {
  /** Newest first. */
  'GET /web-api/designs/:id/versions': {
    input: z.strictObject({ id: tokenSchema }),
    output: z.strictObject({ versions: z.array(versionSchema) }),
  },
  /** Stores the saved state of the design as a version; with the name null as one that is kept before a restore. */
  'POST /web-api/designs/:id/versions': {
    input: z.strictObject({ id: tokenSchema, name: z.nullable(nameSchema) }),
    output: versionSchema,
  },
  'GET /web-api/designs/:id/versions/:version': {
    input: z.strictObject({ id: tokenSchema, version: tokenSchema }),
    output: z.strictObject({ design: designSchema, choice: soldChoiceSchema, pictures: z.array(pictureSchema) }),
  },
  'PUT /web-api/designs/:id/versions/:version': {
    input: z.strictObject({ id: tokenSchema, version: tokenSchema, name: nameSchema }),
    output: none,
  },
  'DELETE /web-api/designs/:id/versions/:version': { input: z.strictObject({ id: tokenSchema, version: tokenSchema }), output: none },

  /** Null takes the name away. */
  'PUT /web-api/designs/:id/name': { input: z.strictObject({ id: tokenSchema, name: z.nullable(nameSchema) }), output: none },
  'POST /web-api/designs/:id/copy': { input: z.strictObject({ id: tokenSchema }), output: z.strictObject({ id: tokenSchema }) },
  /** It can be restored for 30 days. 409 for a design in the cart. */
  'DELETE /web-api/designs/:id': { input: z.strictObject({ id: tokenSchema }), output: none },
  'POST /web-api/designs/:id/restore': { input: z.strictObject({ id: tokenSchema }), output: none },
} as const satisfies CallTable;
