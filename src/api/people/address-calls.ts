/** Calls on requests for addresses: of the owner of a guest list, and of guests, whose credential is the key of their link. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema, wholeNumber } from '#api/call.ts';
import { nameOrders, tones } from '#core/people/household.ts';
import { requestSettingsSchema, typedAddressSchema } from '#core/people/request/request-schema.ts';
import { answerStates, requestStates, requestTerms } from '#core/people/request/terms.ts';

const badInput = 'bad-form' as const;
const limit = 'guest-list' as const;
const ofList = { id: tokenSchema };

const requestSchema = z.strictObject({
  ...requestSettingsSchema.shape,
  state: z.enum(requestStates),
  /** Its links open something. */
  isOpen: z.boolean(),
  endsOn: z.string(),
  /** Of the link for the group; null where it cannot be shown. */
  url: z.nullable(z.string()),
});

const linkSchema = z.strictObject({
  household: tokenSchema,
  names: z.string(),
  url: z.string(),
  answer: z.nullable(z.enum(answerStates)),
  hasEmail: z.boolean(),
  mailedAt: z.nullable(z.string()),
});
export type HouseholdLink = z.infer<typeof linkSchema>;

const candidateSchema = z.strictObject({ household: tokenSchema, names: z.string(), address: z.string() });

const proposalSchema = z.strictObject({
  id: tokenSchema,
  version: z.number(),
  state: z.enum(answerStates),
  at: z.string(),
  /** As the guest wrote them; '' where the names of the household are right. */
  names: z.string(),
  address: z.string(),
  contact: z.string(),
  /** Households that it may belong to, the proposed one first; none: a new household is proposed. */
  candidates: z.array(candidateSchema),
  /** Its link was that of the first candidate. */
  isOwn: z.boolean(),
  /** False: to be asked, since several fit or one fits only nearly. */
  isClear: z.boolean(),
  /** Named by the guest, and not in the household. */
  others: z.array(z.string()),
});
export type AddressProposal = z.infer<typeof proposalSchema>;

const countsSchema = z.strictObject({ new: z.number(), same: z.number(), taken: z.number(), joined: z.number(), refused: z.number() });

export const addressRequestCalls = {
  /** The newest request of a list with its links, and all answers that wait for the host. */
  'GET /web-api/guest-lists/:id/address-request': {
    input: z.strictObject({ ...ofList, page: z._default(wholeNumber, 1), household: z.optional(tokenSchema) }),
    output: z.strictObject({
      list: z.strictObject({ id: tokenSchema, name: z.string() }),
      request: z.nullable(requestSchema),
      counts: countsSchema,
      proposals: z.array(proposalSchema),
      /** Taken over, with what their guests wrote beside the address. */
      remarks: z.array(z.strictObject({ names: z.string(), others: z.array(z.string()) })),
      links: z.array(linkSchema),
      page: z.number(),
      pages: z.number(),
      /** The link that is shown with its code. */
      shown: z.nullable(
        z.strictObject({ names: z.string(), url: z.string(), code: z.strictObject({ path: z.string(), side: z.number() }) }),
      ),
      mails: z.strictObject({ waiting: z.number(), mayMail: z.boolean() }),
    }),
  },
  /** 409 list-changed where links of the list are open already. */
  'POST /web-api/guest-lists/:id/address-request': {
    input: z.strictObject({ ...ofList, ...requestSettingsSchema.shape }),
    output: z.strictObject({}),
    badInput,
    limit,
  },
  'PUT /web-api/guest-lists/:id/address-request': {
    input: z.strictObject({ ...ofList, ...requestSettingsSchema.shape }),
    output: z.strictObject({}),
    badInput,
    limit,
  },
  /** Ends the links, opens them again, or revokes them for good. */
  'POST /web-api/guest-lists/:id/address-request/state': {
    input: z.strictObject({ ...ofList, state: z.enum(requestStates) }),
    output: z.strictObject({}),
    badInput,
    limit,
  },
  /** Mails their link to households that have a mail address, no answer, and no mail yet. */
  'POST /web-api/guest-lists/:id/address-request/mails': {
    input: z.strictObject(ofList),
    output: z.strictObject({ sent: z.number(), waiting: z.number() }),
    limit,
  },
  /**
   * Takes answers over, as one change, or refuses them. `to`: the household that gets the address; null: a new one. `isDryRun` tells what it would
   * do. 409 list-changed where one was decided or changed meanwhile.
   */
  'POST /web-api/guest-lists/:id/address-answers': {
    input: z.strictObject({
      ...ofList,
      what: z.enum(['take', 'refuse']),
      isDryRun: z._default(z.boolean(), false),
      answers: z
        .array(z.strictObject({ id: tokenSchema, version: z.number(), to: z.nullable(tokenSchema) }))
        .check(z.minLength(1), z.maxLength(requestTerms.answersOfChange)),
    }),
    output: z.strictObject({
      changed: z.array(z.strictObject({ names: z.string(), before: z.string(), after: z.string() })),
      added: z.array(z.strictObject({ names: z.string(), after: z.string() })),
      change: z.nullable(z.number()),
    }),
    badInput,
    limit,
  },
} as const satisfies CallTable;

/** Any text: what is no key is answered as a wrong one. */
const key = z.string().check(z.maxLength(100));

const askedSchema = z.strictObject({
  title: z.string(),
  note: z.string(),
  deadline: z.nullable(z.string()),
  endsOn: z.string(),
  asks: z.strictObject({ email: z.boolean(), phone: z.boolean() }),
  formality: z.enum(['du', 'Sie']),
  list: z.strictObject({ country: z.string(), tone: z.enum(tones), order: z.enum(nameOrders) }),
  kind: z.enum(['group', 'household']),
  /** Of a household, as they stand on its envelope; empty for the group. */
  nameLines: z.array(z.string()),
  /** Of a household's stored address; null where there is none. */
  known: z.nullable(z.strictObject({ postcode: z.string(), city: z.string() })),
  /** What was answered before; null for who may not see it. */
  answer: z.nullable(z.strictObject({ ...typedAddressSchema.shape, isConfirmed: z.boolean(), isTaken: z.boolean() })),
  /** The household has answered, from this browser or another one. */
  isAnswered: z.boolean(),
  /** Of the form, to be sent with it. */
  stamp: z.string(),
  countries: z.array(z.strictObject({ code: z.string(), name: z.string() })),
});
export type AskedAddress = z.infer<typeof askedSchema>;

/** Wrong, ended and revoked keys have one answer: 404. */
export const addressAnswerCalls = {
  'GET /web-api/address-requests/:key': { input: z.strictObject({ key }), output: askedSchema },
  /**
   * `address` null: the stored one is still right. `trap` is a field that people do not see. 422 where the form is too old or was sent within
   * seconds, with a new stamp on the page.
   */
  'POST /web-api/address-requests/:key/answer': {
    input: z.strictObject({
      key,
      stamp: z.string().check(z.maxLength(200)),
      trap: z._default(z.string().check(z.maxLength(2_000)), ''),
      address: z.nullable(typedAddressSchema),
    }),
    output: z.strictObject({}),
    badInput,
  },
  'DELETE /web-api/address-requests/:key/answer': { input: z.strictObject({ key }), output: z.strictObject({}) },
  /** Ends mails of this request, or of all lists. Every key has the same answer. */
  'POST /web-api/address-requests/:key/stop': {
    input: z.strictObject({ key, isEvery: z._default(z.boolean(), false) }),
    output: z.strictObject({}),
    limit: 'unsubscribe',
  },
} as const satisfies CallTable;
