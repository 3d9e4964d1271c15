/** Queries of the files of an event, which are routes beside the calls. */
import * as z from 'zod/mini';

/** What `GET /web-api/events/:id/export` answers. 'all': guests, answers, menus and seats; 'caterer': no addresses; 'guests': no notes on food. */
export const eventFileQuery = {
  input: z.strictObject({
    format: z._default(z.enum(['csv', 'xlsx']), 'xlsx'),
    content: z._default(z.enum(['all', 'guests', 'answers', 'caterer']), 'all'),
  }),
  output: z.unknown(),
};
export type EventFile = z.infer<typeof eventFileQuery.input>;

/** What `GET /web-api/events/:id/seating/:part/pdf` answers. */
export const seatingPaperQuery = { input: z.strictObject({ order: z._default(z.enum(['table', 'name']), 'table') }), output: z.unknown() };
export type SeatingPaperOrder = z.infer<typeof seatingPaperQuery.input>['order'];
