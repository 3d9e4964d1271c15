/**
 * Which regular expressions take more than linear time for some text. An engine with backtracking tries all ways to divide what two
 * repetitions can both match, or begins anew at each character of what a repetition can match: n characters take n² steps.
 */
import { Chars, isPotentiallyZeroLength, toUnicodeSet } from 'regexp-ast-analysis';
import { type AnalysisResult, analyse } from 'scslre';
import { isNode, type Node } from './syntax-node.ts';

type Parsed = AnalysisResult['parsed'];
type Pattern = Parsed['pattern'];
type Flags = Parsed['flags'];
type Alternative = Pattern['alternatives'][number];
type Element = Alternative['elements'][number];
type CharSet = ReturnType<typeof Chars.all>;

/** The characters that an element matches one of, or null for an element of another kind. */
function charactersOf(element: Element, flags: Flags): CharSet | null {
  const isOne = element.type === 'Character' || element.type === 'CharacterSet' || element.type === 'CharacterClass';
  return isOne ? toUnicodeSet(element, flags).chars : null;
}

/** The characters that an element repeats without end, or null. */
function repeatedBy(element: Element, flags: Flags): CharSet | null {
  return element.type === 'Quantifier' && element.max === Number.POSITIVE_INFINITY ? charactersOf(element.element, flags) : null;
}

/** Whether an assertion can hold between characters of `set`. */
function holdsIn(assertion: Extract<Element, { type: 'Assertion' }>, set: CharSet, flags: Flags): boolean {
  if (assertion.kind === 'word') {
    const word = Chars.word(flags);
    return assertion.negate || !(set.isSubsetOf(word) || set.isDisjointWith(word));
  }
  if (!('alternatives' in assertion)) return false;
  const [first, ...others] = assertion.alternatives.flatMap(({ elements }: Alternative) => elements);
  const refused = assertion.negate && first && others.length === 0 ? charactersOf(first, flags) : null;
  return !(refused && set.isSubsetOf(refused));
}

/** Whether some word of an element, which may be empty, has characters of `set` only. */
function hasWordOf(element: Element, set: CharSet, flags: Flags): boolean {
  switch (element.type) {
    case 'Character':
    case 'CharacterSet':
    case 'CharacterClass':
      return !charactersOf(element, flags)?.isDisjointWith(set);
    case 'Group':
    case 'CapturingGroup':
      return element.alternatives.some(({ elements }) => elements.every((one) => hasWordOf(one, set, flags)));
    case 'Quantifier':
      return element.min === 0 || hasWordOf(element.element, set, flags);
    case 'Assertion':
      return holdsIn(element, set, flags);
    default:
      return true;
  }
}

/** The elements of an alternative, with those of groups that have one alternative in their place. */
function flat({ elements }: Alternative): Element[] {
  return elements.flatMap((element) => {
    const [only, ...others] = element.type === 'Group' || element.type === 'CapturingGroup' ? element.alternatives : [];
    return only && others.length === 0 ? flat(only) : [element];
  });
}

/** The alternatives of an expression at all levels. */
function alternativesOf(pattern: Pattern): Alternative[] {
  const found: Alternative[] = [];
  const open: (Pattern | Element)[] = [pattern];
  for (let next = open.pop(); next; next = open.pop()) {
    if (next.type === 'Quantifier') open.push(next.element);
    const alternatives: readonly Alternative[] =
      next.type === 'Pattern' || next.type === 'Group' || next.type === 'CapturingGroup' ? next.alternatives : [];
    found.push(...alternatives);
    open.push(...alternatives.flatMap(({ elements }) => elements));
  }
  return found;
}

/**
 * True for repetitions that share the characters of a word between them, and for those that begin anew at each such word:
 * `[\w-]*token[\w-]*=` takes n³ steps for "token-token-…". The library looks for one character that is repeated.
 */
function repeatsWords({ pattern, flags }: Parsed): boolean {
  return alternativesOf(pattern).some((alternative) => {
    const elements = flat(alternative);
    const repeated = elements.map((element) => repeatedBy(element, flags));
    const isWord = (from: number, to: number, set: CharSet) => elements.slice(from, to).every((element) => hasWordOf(element, set, flags));
    return repeated.some((right, at) => {
      const canFail = elements.slice(at + 1).some((element) => !isPotentiallyZeroLength(element, flags) || element.type === 'Assertion');
      if (!right || !canFail) return false;
      if (alternative.parent === pattern && !flags.sticky && isWord(0, at, right)) return true;
      return repeated.slice(0, at).some((left, before) => {
        const shared = left?.intersect(right);
        return shared && !shared.isEmpty && isWord(before + 1, at, shared);
      });
    });
  });
}

/** True where the time grows faster than the text for some text. Throws a SyntaxError for what is no expression. */
export function isSuperLinear(source: string, flags: string): boolean {
  const { reports, parsed } = analyse({ source, flags });
  return reports.length > 0 || repeatsWords(parsed);
}

export type Expression = { pattern: string; flags: string; start: number };

/** Literals and `new RegExp('…')`: pattern and flags of each, with its place. */
export function expressionsOf(node: unknown, found: Expression[] = []): Expression[] {
  if (Array.isArray(node)) for (const one of node) expressionsOf(one, found);
  if (!isNode(node)) return found;
  if (node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null)
    found.push({ ...(node.regex as { pattern: string; flags: string }), start: node.start });
  const [pattern, flags] =
    /^(?:New|Call)Expression$/.test(node.type) && isNode(node.callee) && node.callee.name === 'RegExp' ? argumentsOf(node) : [];
  if (typeof pattern === 'string') found.push({ pattern, flags: typeof flags === 'string' ? flags : '', start: node.start });
  for (const child of Object.values(node)) expressionsOf(child, found);
  return found;
}

function argumentsOf({ arguments: given }: Node): unknown[] {
  return Array.isArray(given) ? given.map((argument) => (isNode(argument) && argument.type === 'Literal' ? argument.value : null)) : [];
}
