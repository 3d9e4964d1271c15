/** A query as units: what is needed, what helps, what was mended, what nothing is known of. */
import { type MotifKey, withParents } from '#core/catalogue/motifs.ts';
import { nearOccasions } from '#core/catalogue/occasions.ts';
import { queryLimits, queryTokens, type Token } from './fold.ts';
import {
  colourwayTerm,
  type KnownWord,
  knownWords,
  type Lexicon,
  type Part,
  phraseStem,
  type Sense,
  standIn,
  type UnitKind,
  wordTerm,
} from './lexicon.ts';
import { nearColours } from './near-colours.ts';
import { type Reading, readWord } from './reading.ts';
import { stemOf } from './stem.ts';
import { typedColour } from './typed-colour.ts';
import { helping, mainKind, minQuality, type Unit } from './unit.ts';

/** Units that an answer can be asked to meet, and words that are mended. */
const maxNeeded = 8;
const maxMended = 3;
/** Words that nothing is known of, which near ones are looked for. */
const maxTried = 6;
const maxPhrase = 5;
/** Ways to read some words as a phrase. */
const maxKeys = 32;

const nearColour = 0.45;
/** The colour of a word that is a motif, too. */
const beside = 0.6;
const ofNarrower = 0.7;

const ofBirth = ['maedchen', 'junge', 'zwillinge'];

/** Occasions that are one of another: a card for the birth of a girl is one for a birth. */
const narrower: Readonly<Record<string, readonly string[]>> = {
  geburt: ofBirth,
  weihnachten: ['weihnachten-business'],
};

export type Interpretation = {
  units: Unit[];
  /** Words that nothing is known of, as typed and folded. */
  unread: string[];
};

/** What the index knows: whether anything has a term, and whether a design has it. */
export type Known = { has: (term: string) => boolean; hasDesign: (term: string) => boolean };

function mendedOf({ how, parts }: Reading): string | null {
  return how === 'slip' ? parts.map(([first]) => first?.word ?? '').join('') : null;
}

/** A word or one part of a compound; `form` is what phrases are looked up by. */
type Piece = {
  typed: string;
  form: string;
  how: Reading['how'];
  quality: number;
  words: readonly KnownWord[];
  mended: string | null;
  isPart: boolean;
};

function piecesOf(reading: Reading, { rules }: Lexicon): Piece[] {
  const { typed, how, parts, quality } = reading;
  const mended = mendedOf(reading);
  if (parts.length < 2)
    return [{ typed, form: phraseStem(mended ?? typed, rules), how, quality, words: parts[0] ?? [], mended, isPart: false }];
  return parts.map((words) => ({ typed, form: phraseStem(words[0]?.word ?? typed, rules), how, quality, words, mended, isPart: true }));
}

/** Words of these kinds are joined from two that are known by themselves, too. */
const joinedKinds: ReadonlySet<UnitKind> = new Set(['occasion', 'category', 'form', 'product', 'motif', 'refinement']);

function isOfKind(words: readonly KnownWord[], isWanted: (kind: UnitKind) => boolean): boolean {
  return words.some(({ senses }) => senses.some((sense) => sense.some(({ kind }) => isWanted(kind))));
}

/** Two typed words that are one: where one of them is unknown, or the joined one is a thing of these kinds. */
function joined(a: Reading, b: Reading, lexicon: Lexicon): Reading | null {
  const how = a.how === 'slip' || b.how === 'slip' ? 'slip' : 'known';
  const word = (mendedOf(a) ?? a.typed) + (mendedOf(b) ?? b.typed);
  if (word.length > queryLimits.wordLetters || word.length < 4) return null;
  const known = knownWords(word, lexicon).filter(({ senses }) => senses.length > 0);
  if (known.length === 0) return null;
  const isColour = a.parts.some((words) => isOfKind(words, (kind) => kind === 'color' || kind === 'refinement'));
  // "Gold, Hochzeit" is no anniversary.
  if (isColour && isOfKind(known, (kind) => kind === 'occasion')) return null;
  const isSure = a.how === 'known' && b.how === 'known';
  if (isSure && !isOfKind(known, (kind) => joinedKinds.has(kind))) return null;
  const quality = how === 'slip' ? Math.min(a.quality, b.quality) : 1;
  return { typed: `${a.typed} ${b.typed}`, how, parts: [known], mended: how === 'slip' ? [word] : [], quality };
}

function withJoined(readings: readonly Reading[], lexicon: Lexicon): Reading[] {
  const found: Reading[] = [];
  for (let at = 0; at < readings.length; at++) {
    const [a, b] = [readings[at], readings[at + 1]];
    if (!a) break;
    const one = b ? joined(a, b, lexicon) : null;
    found.push(one ?? a);
    if (one) at += 1;
  }
  return found;
}

function readWords(tokens: readonly Token[], lexicon: Lexicon, known: Known, exact: boolean): Reading[] {
  let mended = 0;
  let tried = 0;
  const isText = (word: string) => hasText(known, stemOf(word, lexicon.rules));
  return tokens.map((token, at) => {
    const options = { isLast: at === tokens.length - 1, mayMend: !exact && mended < maxMended && tried < maxTried, hasText: isText };
    const reading = readWord(token, lexicon, options);
    if (reading.how === 'slip') mended += 1;
    if (reading.how === 'slip' || reading.how === 'unknown' || reading.how === 'text') tried += 1;
    return reading;
  });
}

/** The longest phrase that begins here. */
function phraseAt(
  forms: readonly (readonly string[])[],
  at: number,
  { phrases, phraseWords }: Lexicon,
): { senses: readonly Sense[]; count: number } | null {
  for (let count = Math.min(maxPhrase, phraseWords, forms.length - at); count > 1; count--) {
    let keys: string[] = [''];
    for (const some of forms.slice(at, at + count)) {
      keys = keys.flatMap((key) => some.map((form) => (key === '' ? form : `${key} ${form}`))).slice(0, maxKeys);
    }
    const senses = keys.map((key) => phrases.get(key)).find((found) => found !== undefined);
    if (senses) return { senses, count };
  }
  return null;
}

/** Several words that stand for something together. */
type Phrase = Said & { senses: readonly Sense[] };

function phraseOf(of: readonly (Reading | Piece)[], senses: readonly Sense[]): Phrase {
  const mended = of.map((one) => ('parts' in one ? mendedOf(one) : one.mended)).find((one) => one !== null) ?? null;
  const quality = Math.min(...of.map((one) => (one.how === 'slip' ? one.quality : 1)));
  return { typed: [...new Set(of.map(({ typed }) => typed))].join(' '), mended, quality, senses };
}

/** Phrases of whole words, then of the parts of compounds; what belongs to none is left as it is. */
function withPhrases(readings: readonly Reading[], lexicon: Lexicon): (Phrase | Piece)[] {
  const taken = <One extends Reading | Piece>(all: readonly One[], formsOf: (one: One) => readonly string[]): (Phrase | One)[] => {
    const forms = all.map(formsOf);
    const found: (Phrase | One)[] = [];
    for (let at = 0; at < all.length; ) {
      const phrase = phraseAt(forms, at, lexicon);
      const count = phrase?.count ?? 1;
      const of = all.slice(at, at + count);
      if (phrase) found.push(phraseOf(of, phrase.senses));
      else found.push(...of);
      at += count;
    }
    return found;
  };
  const whole = taken(readings, (one) => {
    const words = one.mended.length > 0 ? one.mended : [mendedOf(one) ?? one.typed];
    return words.map((word) => phraseStem(word, lexicon.rules));
  });
  const runs: (Phrase | Piece)[] = [];
  let run: Piece[] = [];
  const end = () => {
    runs.push(...taken(run, ({ form }) => [form]));
    run = [];
  };
  for (const one of whole) {
    if ('parts' in one) run.push(...piecesOf(one, lexicon));
    else {
      end();
      runs.push(one);
    }
  }
  end();
  return runs;
}

function hasText(known: Known, stem: string): boolean {
  return known.has(wordTerm(stem)) || known.has(colourwayTerm(stem));
}

type Said = { typed: string; mended: string | null; quality: number };

function unitOf(parts: readonly Part[], { typed, mended, quality }: Said, known: Known, texts: readonly string[]): Unit {
  const terms = new Map<string, number>();
  const raise = (term: string, to: number) => terms.set(term, Math.max(to, terms.get(term) ?? 0));
  let isStandIn = false;
  // "Eukalyptus" is a leaf first, and a colour where no design shows the leaf.
  const isShown = parts.some(({ kind, term }) => kind === 'motif' && known.hasDesign(term));
  for (const part of parts) {
    const [fact, value = ''] = part.term.split(':');
    isStandIn ||= part.isStandIn === true;
    const sure = part.quality * quality;
    raise(part.term, part.quality * quality * (fact === 'color' && isShown ? beside : 1));
    if (fact === 'motif' && !known.hasDesign(part.term)) {
      const nearest = withParents([value as MotifKey]).filter((key) => known.hasDesign(`motif:${key}`));
      for (const key of nearest) raise(`motif:${key}`, standIn);
      isStandIn ||= nearest.length > 0;
    }
    if (fact === 'color') for (const near of nearColours(value)) raise(`color:${near}`, nearColour * quality);
    if (fact === 'occasion')
      for (const key of narrower[value] ?? []) raise(`occasion:${key}`, Math.max(ofNarrower * sure, sure < minQuality ? 0 : minQuality));
    if (fact === 'occasion' && !known.hasDesign(part.term)) {
      const nearest = nearOccasions(value).filter((key) => known.hasDesign(`occasion:${key}`));
      for (const key of nearest) raise(`occasion:${key}`, standIn);
      isStandIn ||= nearest.length > 0;
    }
  }
  const kinds = new Set(parts.map(({ kind }) => kind));
  for (const text of texts) {
    raise(wordTerm(text), quality);
    if (kinds.size === 0 || kinds.has('color')) raise(colourwayTerm(text), quality);
  }
  const isNeeded = parts.some((part) => part.isNeeded);
  return { kind: mainKind(kinds), isNeeded, counts: isNeeded ? 1 : helping, typed, mended, terms, isStandIn };
}

/** Units of words that are alternatives. Senses of one part become one unit; a sense of several parts one of each. */
function unitsOf(senses: readonly Sense[], said: Said, known: Known, texts: readonly string[]): Unit[] {
  const single = senses.flatMap((sense) => (sense.length === 1 ? sense : []));
  const several = senses.find((sense) => sense.length > 1);
  if (single.length > 0) return [unitOf(single, said, known, texts)];
  return (several ?? []).map((part) => unitOf([part], said, known, []));
}

/** Whose birth it is orders what is found of another occasion, and leaves nothing out: "Geburt, Mädchen", "Kindergeburtstag, Junge". */
function withoutChild(units: readonly Unit[]): readonly Unit[] {
  const isOfChild = ({ kind, terms }: Unit) => kind === 'occasion' && ofBirth.some((key) => terms.get(`occasion:${key}`) === 1);
  const others = units.filter((unit) => unit.isNeeded && unit.kind === 'occasion' && !isOfChild(unit));
  return others.length === 0 ? units : units.map((unit) => (isOfChild(unit) ? { ...unit, isNeeded: false } : unit));
}

function isSame(a: Unit, b: Unit): boolean {
  return a.isNeeded === b.isNeeded && a.terms.size === b.terms.size && [...a.terms.keys()].every((term) => b.terms.has(term));
}

/** Reads a query. `exact` takes words as they were typed. Work is bounded by the limits of fold.ts and the size of the lexicon. */
export function interpret(query: string, lexicon: Lexicon, known: Known, exact = false): Interpretation {
  const colour = typedColour(query);
  const tokens = queryTokens(colour?.rest ?? query, lexicon.words.digraphs);
  const readings = withJoined(readWords(tokens, lexicon, known, exact), lexicon);
  const pieces = withPhrases(readings, lexicon);
  const units: Unit[] = colour ? [colour.unit] : [];
  const unread: string[] = [];
  for (const piece of pieces) {
    if ('senses' in piece) {
      units.push(...unitsOf(piece.senses, piece, known, []));
      continue;
    }
    const senses = piece.words.flatMap((word) => word.senses);
    const isHelping = piece.words.some((word) => word.isHelping);
    const stem = stemOf(piece.typed, lexicon.rules);
    const texts = [...new Set([...(piece.isPart ? [] : [stem]), ...piece.words.slice(0, 1).map((word) => word.stem)])];
    if (senses.length > 0) units.push(...unitsOf(senses, piece, known, texts));
    else if (!isHelping && hasText(known, stem)) units.push(unitOf([], { ...piece, quality: 1 }, known, [stem]));
    else if (!isHelping && !/\p{N}/u.test(piece.typed)) unread.push(piece.typed);
  }
  const said = withoutChild(units);
  const distinct = said.filter((unit, at) => said.findIndex((other) => isSame(unit, other)) === at);
  let needed = 0;
  const limited = distinct.map((unit) => (unit.isNeeded && ++needed > maxNeeded ? { ...unit, isNeeded: false, counts: helping } : unit));
  return { units: limited, unread };
}
