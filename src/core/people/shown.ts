/** What of a source stands in a sentence about it. */
import { tidy } from './names.ts';

export function shown(text: string): string {
  const line = tidy(text);
  return line.length > 40 ? `${line.slice(0, 40).toWellFormed()} …` : line;
}
