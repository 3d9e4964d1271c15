/** Calls on the parties that approve a design with its list: those of its owner, and those that a party makes with the token of its link. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';
import { emailLength } from '#core/customer/email.ts';
import { partyNameLength, partyStates } from '#core/merge/approval-parties.ts';
import { languages } from '#core/values/locale.ts';
import { personText } from '#core/values/text/person-text.ts';

const badInput = 'bad-form' as const;
const language = z.enum(languages);
const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

const partySchema = z.strictObject({
  /** Of its link. */
  id: tokenSchema,
  name: z.string(),
  email: z.string(),
  language,
  state: z.enum(partyStates),
  /** When it approved or asked for a change. */
  answeredAt: z.nullable(z.string()),
  /** Of its page; null for a link that the shop made with another secret and cannot show again. */
  url: z.nullable(z.string()),
  expiresAt: z.string(),
  canRemind: z.boolean(),
});
export type Party = z.infer<typeof partySchema>;

const pageSchema = z.strictObject({
  /** Of a panel. */
  id: z.string(),
  /** "Innen links" */
  name: z.string(),
  /** The page it is a panel of. */
  page: z.string(),
  /** In micrometres. */
  width: z.number(),
  height: z.number(),
  /** Address of its pictures, without width and ending. */
  picture: z.string(),
});

const languageSchema = z.strictObject({
  language,
  /** How many records are printed in it. */
  count: z.number(),
  /** All pages, for the first record in the language. */
  pages: z.array(pageSchema),
  /** The panel with the names of those that are hard to fit. */
  worst: z.array(pageSchema),
});

const askedSchema = z.strictObject({
  /** Whom the link is for. */
  name: z.string(),
  /** "Olivia, Einladung zur Hochzeit"; null once the catalogue does not have the design any more. */
  title: z.nullable(z.string()),
  formality: z.enum(['du', 'Sie']),
  state: z.enum(partyStates),
  answeredAt: z.nullable(z.string()),
  expiresAt: z.string(),
  /** What is printed; null while the design has no list. */
  proof: z.nullable(
    z.strictObject({
      /** Of all that is printed: what an approval is about. */
      hash,
      count: z.number(),
      /** False while something cannot be printed. */
      isReady: z.boolean(),
      languages: z.array(languageSchema),
    }),
  ),
});
export type AskedParty = z.infer<typeof askedSchema>;

const design = z.strictObject({ id: tokenSchema });
const partyOfDesign = z.strictObject({ id: tokenSchema, party: tokenSchema });
const token = z.strictObject({ token: tokenSchema });

export const approvalPartyCalls = {
  /** Those whose link is valid, in the order in which they were asked. */
  'GET /web-api/designs/:id/parties': {
    input: design,
    output: z.strictObject({
      parties: z.array(partySchema),
      /** "Olivia, Platzkarte"; null once the catalogue does not have the design any more. */
      title: z.nullable(z.string()),
      formality: z.enum(['du', 'Sie']),
      /** Whether the design is printed with a list. */
      isListed: z.boolean(),
      /** Whether another one can be asked. */
      canAsk: z.boolean(),
      /** Whether what a party sees has addresses of guests on it. */
      showsAddresses: z.boolean(),
    }),
  },
  /** Makes a link and mails it. */
  'POST /web-api/designs/:id/parties': {
    input: z.strictObject({ id: tokenSchema, name: personText(partyNameLength), email: personText(emailLength), language }),
    output: z.strictObject({ id: tokenSchema }),
    badInput,
    limit: 'version',
  },
  /** Mails the link of a party that has not approved what is printed now. */
  'POST /web-api/designs/:id/parties/:party/reminder': { input: partyOfDesign, output: z.strictObject({}), limit: 'version' },
  /** Ends the link: the approval is not asked for any more. */
  'DELETE /web-api/designs/:id/parties/:party': { input: partyOfDesign, output: z.strictObject({}), limit: 'version' },

  /** 404 for a token that no party has, 410 for a link that has ended. Makes no session. */
  'GET /web-api/approvals/:token': { input: token, output: askedSchema },
  /** Approves what the page showed, by its hash. 409 list-changed where it is another one by now, and 422 while something cannot be printed. */
  'POST /web-api/approvals/:token': { input: z.strictObject({ token: tokenSchema, hash }), output: z.strictObject({}), limit: 'note' },
} as const satisfies CallTable;
