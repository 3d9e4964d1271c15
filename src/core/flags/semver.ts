/** Versions as the flag protocol compares them: by precedence, and by text with build metadata where equality is asked for. */

export type Semver = {
  /** Without leading zeros, with build metadata. */
  readonly version: string;
  readonly numbers: readonly string[];
  /** Empty for a release. */
  readonly preRelease: readonly string[];
};

const digits = /^[0-9]+$/;
const withoutZeros = (identifier: string) => (digits.test(identifier) ? identifier.replace(/^0+(?=\d)/, '') : identifier);

/** The text before and after the first separator; null without one. */
function cut(text: string, separator: string): [string, string | null] {
  const at = text.indexOf(separator);
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + 1)];
}

/** Null for a text that is no version. Numbers may be of any length. */
export function parseSemver(text: string): Semver | null {
  const [withoutMetadata, metadata] = cut(text, '+');
  const [core, suffix] = cut(withoutMetadata, '-');
  const numbers = core.split('.');
  const preRelease = suffix === null ? [] : suffix.split('.');
  const isWrong = metadata === '' || numbers.length !== 3 || !numbers.every((one) => digits.test(one)) || preRelease.includes('');
  if (isWrong) return null;
  const clean = { numbers: numbers.map(withoutZeros), preRelease: preRelease.map(withoutZeros) };
  const release = clean.numbers.join('.') + (suffix === null ? '' : `-${clean.preRelease.join('.')}`);
  return { ...clean, version: metadata === null ? release : `${release}+${metadata}` };
}

/** Two numbers by their value, anything else by its characters. */
function compareIdentifiers(a: string, b: string): number {
  if (a.length !== b.length && digits.test(a) && digits.test(b)) return a.length - b.length;
  return a < b ? -1 : a > b ? 1 : 0;
}

function compareLists(a: readonly string[], b: readonly string[]): number {
  for (const [index, one] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareIdentifiers(one, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** Negative when `a` precedes `b`; build metadata does not count. */
export function compareSemver(a: Semver, b: Semver): number {
  const order = compareLists(a.numbers, b.numbers);
  if (order !== 0) return order;
  const [isPre, isOtherPre] = [a.preRelease.length > 0, b.preRelease.length > 0];
  return isPre === isOtherPre ? compareLists(a.preRelease, b.preRelease) : isPre ? -1 : 1;
}
