/** Which patterns of MATCHES_STRING are safe to run on every request. */

const maxPatternLength = 200;
/** Each one multiplies the time by the length of the text. */
const maxOpenEnded = 3;

export type PatternProblem = 'pattern-long' | 'pattern-malformed' | 'pattern-nested' | 'pattern-costly';

/** A quantifier at the beginning of a text. */
const quantifier = /^(?:[*+?]|\{\d+(?:,\d*)?\})/;
const openEnded = /^(?:[*+]|\{\d+,\})/;
const once = /^(?:\?|\{[01](?:,1)?\})/;

/** The pattern as characters, sets, groups and quantifiers: "(a|[xy]+)*". */
const tokens = /\\[\s\S]|\((?:\?(?:[:=!]|<[=!]|<\w+>))?|\[(?:\\[\s\S]|[^\]\\])*\]|\{\d+(?:,\d*)?\}|[\s\S]/g;

/**
 * Null for a safe pattern. A repeated group with a quantifier or an alternative in it can take exponential time, several open-ended
 * quantifiers a power of the text's length.
 */
export function patternProblem(pattern: string): PatternProblem | null {
  if (pattern.length > maxPatternLength) return 'pattern-long';
  try {
    new RegExp(pattern);
  } catch {
    return 'pattern-malformed';
  }
  // Whether the groups that are open, and the whole pattern, can match in several ways.
  const open = [false];
  let last = false;
  let openEndedCount = 0;
  for (const [token] of pattern.matchAll(tokens)) {
    const isQuantifier = quantifier.test(token);
    if (isQuantifier && last && !once.test(token)) return 'pattern-nested';
    if (openEnded.test(token)) openEndedCount += 1;
    if (token.startsWith('(')) open.push(false);
    else if (isQuantifier || token === '|') open[open.length - 1] = true;
    // Only what directly follows a group repeats it. A group that varies makes the one around it vary.
    last = token === ')' && open.pop() === true;
    if (last) open[open.length - 1] = true;
  }
  return openEndedCount > maxOpenEnded ? 'pattern-costly' : null;
}
