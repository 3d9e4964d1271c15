/** When everything for a feast is ordered at the latest. */
import * as z from 'zod/mini';
import { type CallTable, wholeNumber } from '#api/call.ts';
import { plannedFeasts, plannedPieces } from '#core/order/planner/feasts.ts';
import { urgencies } from '#core/order/planner/plan.ts';
import { guestPlaces } from '#core/order/planner/posting.ts';
import { cardFormatKeys, cardFormKeys } from '#core/products/card/formats.ts';
import { daySchema } from '#core/products/row-schema.ts';
import { deliveryCountries } from '#core/values/channel.ts';

const householdCount = wholeNumber.check(z.refine((count) => count >= 1 && count <= 5_000));
const countrySchema = z.enum(deliveryCountries);
const placeSchema = z.enum(guestPlaces);

const pieceSchema = z.strictObject({
  piece: z.enum(plannedPieces),
  /** "Einladung" */
  name: z.string(),
  /** "bis Sa, 20. März bei allen Gästen" */
  target: z.string(),
  targetDay: daySchema,
  /** The day by which the parcel is at the host. */
  atHost: daySchema,
  /** "Mo, 1. Feb., 11 Uhr" of the cheapest way that is in time, or of the last one that was; the others are in `others`. */
  latest: z.nullable(z.strictObject({ text: z.string(), day: daySchema })),
  others: z.array(z.string()),
  urgency: z.enum(urgencies),
  /** What follows: how many days are left, or when the piece is there at the earliest. */
  note: z.nullable(z.string()),
  /** A design of this piece as lists show it. */
  picture: z.nullable(z.strictObject({ id: z.string(), form: z.enum(cardFormKeys), format: z.enum(cardFormatKeys), shown: z.string() })),
  /** Where designs of it are chosen, or the own one is edited (`isOwn`). */
  path: z.string(),
  isOwn: z.boolean(),
  /** "bestellt"; null while it is open. */
  done: z.nullable(z.string()),
});
export type PlannedPieceDto = z.infer<typeof pieceSchema>;

/** What pages show of a plan. */
export const plannedFields = {
  day: daySchema,
  today: daySchema,
  /** First days of the months that the plan spans, and where it ends. */
  months: z.array(z.strictObject({ day: daySchema, name: z.string() })),
  end: daySchema,
  title: z.string(),
  lead: z.string(),
  pieces: z.array(pieceSchema),
  /** What is due besides the pieces. */
  answers: z.strictObject({ day: daySchema, text: z.string() }),
  kitchen: z.strictObject({ day: daySchema, text: z.string() }),
  /** Which guests decide when invitations are posted; null where those of the host's country do. */
  deciding: z.nullable(z.strictObject({ title: z.string(), text: z.string() })),
};
const plannedSchema = z.strictObject(plannedFields);
export type PlannedDto = z.infer<typeof plannedSchema>;

export const feastPlanCalls = {
  /** An example without a day, and for one that is past or more than three years away (`problem`). */
  'GET /web-api/feast-plan': {
    input: z.strictObject({
      feast: z.enum(plannedFeasts),
      day: z.optional(daySchema),
      country: z.optional(countrySchema),
      guestPlaces: z.array(placeSchema).check(z.maxLength(guestPlaces.length)),
      households: householdCount,
    }),
    output: z.strictObject({
      ...plannedFields,
      isExample: z.boolean(),
      problem: z.nullable(z.enum(['past', 'far'])),
      country: countrySchema,
    }),
  },
} as const satisfies CallTable;
