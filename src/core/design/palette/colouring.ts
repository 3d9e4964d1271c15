/** Whether a document is in the inks of a colouring, or in its customer's own. */
import type { Ink } from '#core/design/ink.ts';

type Inks = Readonly<Record<string, Pick<Ink, 'hex'>>>;

/** Inks that the document does not have yet make no difference, and neither do those that were mixed beside them. */
export function isInColouring(now: Inks, colouring: Inks): boolean {
  return Object.entries(colouring).every(([token, { hex }]) => (now[token]?.hex ?? hex) === hex);
}
