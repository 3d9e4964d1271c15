/** What keeps a line of an order from the press, as production found it, and what its customer can do about it. Stored with the line. */
import * as z from 'zod/mini';
import { editSchema } from '#core/design/edit-schema.ts';
import { findingKey } from './confirmed.ts';
import type { Finding } from './finding.ts';

const share = z.number();

const problemSchema = z.object({
  /** The outline alone: the shop wrote it. */
  finding: z.custom<Finding>(
    (value) => z.object({ rule: z.string(), page: z.string(), message: z.object({ key: z.string() }) }).safeParse(value).success,
  ),
  /** The repair that clears it, which was tried; null for none. */
  edits: z.nullable(z.array(editSchema)),
  /** Whether another photo can take the place of the one that it is about. */
  takesPhoto: z.boolean(),
  /** The panel that shows it. */
  panel: z.string(),
  /** Its place as shares of the panel's sides; null for the whole panel. */
  mark: z.nullable(z.object({ left: share, top: share, width: share, height: share })),
});
export type LineProblem = z.infer<typeof problemSchema>;

export const lineProblemsSchema = z.array(problemSchema);

export function problemKey({ finding }: LineProblem): string {
  return findingKey(finding);
}

/** Whether a customer may have it printed all the same, by the rule of the cart. */
export function isAcceptable({ finding }: LineProblem): boolean {
  return finding.level === 'confirm';
}
