/** Equality of plain data: objects, arrays and scalars. */

/** True for the same data, whatever the order of keys. A key whose value is undefined is an absent key. */
export function isEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    return Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((value, index) => isEqual(value, b[index]));
  }
  const [left, right] = [a, b].map((value) => Object.entries(value).filter(([, part]) => part !== undefined));
  return (
    left !== undefined &&
    left.length === right?.length &&
    left.every(([key, value]) => Object.hasOwn(b, key) && isEqual(value, (b as Record<string, unknown>)[key]))
  );
}
