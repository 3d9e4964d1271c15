/** What a test of a feature flag is to find out, fixed before it starts. */
import * as z from 'zod/mini';

export const flagPlanSchema = z.strictObject({
  /** Event type that decides which treatment is better. */
  metric: z.string().check(z.regex(/^[a-zA-Z0-9][-_.:a-zA-Z0-9]{0,79}$/)),
  /** 'conversion': the share of visitors with an event; 'value': the mean of their sums. */
  measure: z.enum(['conversion', 'value']),
  /** The smallest difference of means worth knowing; null: a tenth of the baseline's mean. */
  tau: z.nullable(z.number().check(z.positive())),
  /** The most that counts of one visitor, so that one large order does not decide; null: everything. */
  cap: z.nullable(z.number().check(z.positive())),
});
export type FlagPlan = z.infer<typeof flagPlanSchema>;

export const defaultPlan: FlagPlan = { metric: 'order_placed', measure: 'conversion', tau: null, cap: null };

/** Events count for this many days after a visitor first saw the test. */
export const windowDays = 14;
