/** Files of an event: the call that makes their links, and the queries of the links, which are routes beside the calls. */
import * as z from 'zod/mini';
import { type CallTable, tokenSchema } from '#api/call.ts';

/** Until when a link is valid, in ms of the epoch to base 36, and its signature. A link without them is as one that is over. */
const signedUntil = {
  until: z._default(z.string().check(z.maxLength(12)), ''),
  sign: z._default(z.string().check(z.maxLength(60)), ''),
};

/** 'all': guests, answers, menus and seats; 'caterer': no addresses; 'guests': no notes on food. */
const table = {
  format: z._default(z.enum(['csv', 'xlsx']), 'xlsx'),
  content: z._default(z.enum(['all', 'guests', 'answers', 'caterer']), 'all'),
};
const paper = { order: z._default(z.enum(['table', 'name']), 'table') };

/** What `GET /web-api/events/:id/export` answers. */
export const eventFileQuery = { input: z.strictObject({ ...table, ...signedUntil }), output: z.unknown() };
export type EventTableFile = Pick<z.infer<typeof eventFileQuery.input>, 'format' | 'content'>;
export type SignedUntil = Pick<z.infer<typeof eventFileQuery.input>, 'until' | 'sign'>;

/** What `GET /web-api/events/:id/seating/:part/pdf` answers. */
export const seatingPaperQuery = { input: z.strictObject({ ...paper, ...signedUntil }), output: z.unknown() };
export type SeatingPaperOrder = z.infer<typeof seatingPaperQuery.input>['order'];

const fileSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('table'), ...table }),
  z.strictObject({ kind: z.literal('seating'), part: tokenSchema, ...paper }),
]);
export type EventFile = z.infer<typeof fileSchema>;

export const eventFileCalls = {
  /** `path`: a link to the file, for the owner of the event and ten minutes. */
  'POST /web-api/events/:id/file-links': {
    input: z.strictObject({ id: tokenSchema, file: fileSchema }),
    output: z.strictObject({ path: z.string() }),
    badInput: 'bad-form',
    limit: 'event',
  },
} as const satisfies CallTable;
