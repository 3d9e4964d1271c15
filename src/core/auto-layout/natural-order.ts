/** Natural order of file names: numbers in them count as numbers. The same in every engine, without a locale. */

function compare<T extends string | number>(a: T, b: T): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Digits without leading zeros: the longer number is the larger one. */
function compareDigits(a: string, b: string): number {
  const [one, two] = [a.replace(/^0+/, ''), b.replace(/^0+/, '')];
  return compare(one.length, two.length) || compare(one, two);
}

/** 'IMG_9.jpg' before 'IMG_10.jpg'. Negative, 0 or positive; 0 for equal names and for names that differ in leading zeros only. */
export function compareNaturally(a: string, b: string): number {
  const parts = (name: string): string[] => name.match(/\d+|\D+/g) ?? [];
  const [one, two] = [parts(a), parts(b)];
  for (let at = 0; at < Math.min(one.length, two.length); at += 1) {
    const [part, other] = [one[at] as string, two[at] as string];
    const areDigits = /^\d/.test(part) && /^\d/.test(other);
    const order = areDigits ? compareDigits(part, other) : compare(part, other);
    if (order !== 0) return order;
  }
  return one.length - two.length;
}

/** What stands before the first digit: cameras number their files behind a prefix of their own. Null for a name without digits. */
export function cameraPrefix(name: string): string | null {
  return /^\D*(?=\d)/.exec(name)?.[0] ?? null;
}
