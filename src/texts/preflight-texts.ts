/** `t` for the messages of the print check. The editor fetches it with the rules. */
import { preflightTexts } from './de/preflight.ts';
import { type Speech, textsFor } from './texts-for.ts';

export function preflightTextsFor(speech: Speech) {
  return textsFor([preflightTexts], speech);
}
