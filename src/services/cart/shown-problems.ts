/** What of a cart line's problems is shown with it. A design may have a thousand; its editor shows them all, each with its repair. */
import type { Message } from '#core/values/message.ts';

const maxProblems = 3;
/** Elements that are copies of each other have one sentence each, in the same words. */
const maxCompared = 30;

/** The first sentences, each once, and the number of problems after the last of them. */
export function shownProblems(problems: readonly Message[]): { problems: Message[]; moreProblems: number } {
  const shown = new Map<string, Message>();
  let compared = 0;
  for (const problem of problems.slice(0, maxCompared)) {
    if (shown.size === maxProblems) break;
    shown.set(JSON.stringify(problem), problem);
    compared += 1;
  }
  return { problems: [...shown.values()], moreProblems: problems.length - compared };
}
