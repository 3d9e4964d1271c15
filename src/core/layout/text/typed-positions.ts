/** Where the characters a customer typed stand in the text that layout sets: layout drops some, composes some and adds spaces. */
import { textInput } from '#core/values/text/text-input.ts';
import { emptyEnd, silent } from './prepare.ts';

/** `positions` has an entry for every code unit of the text before, and one for its end. They never fall. */
type Mapped = { text: string; positions: number[] };

/** The typed text as layout sets it, and behind it (`tail`) the spaces and empty lines at the end that layout leaves out. */
export type TypedPositions = { laidOut: string; tail: string; positions: number[] };

const lineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/;
const dropped = new RegExp(`${lineEnds.source}|\\t|${silent.source}`, 'gu');
/** A character with what may compose with it: marks, and vowels and final consonants of Hangul. */
const composing = /[^\p{M}\u1160-\u11ff][\p{M}\u1160-\u11ff]*|[\p{M}\u1160-\u11ff]+/gu;
const isSpace = /^[ \u00a0\u202f]$/;

/** `bind` changes and adds spaces only, as typography.ts does. */
export function typedPositions(typed: string, bind: (text: string) => string): TypedPositions {
  const plain = replaced(typed.toWellFormed(), dropped, (part) => (lineEnds.test(part) ? '\n' : part === '\t' ? ' ' : ''));
  const composed = chained(plain, composedText(plain.text));
  const end = emptyEnd(composed.text);
  const bound = alignedSpaces(composed.text.slice(0, end), bind(composed.text.slice(0, end)));
  const tail = composed.text.slice(end);
  const shift = bound.text.length - end;
  const positions = composed.positions.map((at) => (at < end ? (bound.positions[at] ?? 0) : at + shift));
  return { laidOut: bound.text, tail, positions };
}

function composedText(text: string): Mapped {
  const composed = replaced(text, composing, textInput);
  const whole = textInput(text);
  if (composed.text === whole) return composed;
  return { text: whole, positions: Array.from({ length: text.length + 1 }, (_, at) => Math.min(at, whole.length)) };
}

function replaced(text: string, pattern: RegExp, replacement: (part: string) => string): Mapped {
  const positions: number[] = [];
  let result = '';
  let last = 0;
  for (const { 0: part, index } of text.matchAll(pattern)) {
    for (let at = last; at < index; at += 1) positions.push(result.length + at - last);
    result += text.slice(last, index);
    const other = replacement(part);
    for (let at = 0; at < part.length; at += 1) positions.push(result.length + Math.min(at, other.length));
    result += other;
    last = index + part.length;
  }
  for (let at = last; at <= text.length; at += 1) positions.push(result.length + at - last);
  return { text: result + text.slice(last), positions };
}

function chained(first: Mapped, second: Mapped): Mapped {
  return { text: second.text, positions: first.positions.map((at) => second.positions[at] ?? second.text.length) };
}

/** Two texts that differ in their spaces only. A space that was added lies before the character behind it. */
function alignedSpaces(before: string, after: string): Mapped {
  const positions: number[] = [];
  let at = 0;
  for (const character of before.split('')) {
    if (isSpace.test(character)) {
      positions.push(at);
      if (isSpace.test(after.charAt(at))) at += 1;
    } else {
      while (isSpace.test(after.charAt(at))) at += 1;
      positions.push(at);
      at += 1;
    }
  }
  positions.push(after.length);
  return { text: after, positions };
}
