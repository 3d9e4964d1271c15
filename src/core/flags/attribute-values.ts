/** Attributes and keys as the matchers of the flag protocol read them. An unusable value is undefined, and matches nothing. */
import type { KeyParts } from './subject.ts';

function isKeyObject(value: unknown): value is KeyParts {
  return typeof value === 'object' && value !== null && value.constructor === Object;
}

/** The key that a value is when one flag asks another about it. */
export function keyValue(value: unknown): KeyParts {
  return isKeyObject(value) ? value : { matchingKey: value, bucketingKey: value };
}

/** Of a key, its matching key. Empty texts are unusable. */
export function textValue(value: unknown): string | undefined {
  const plain = isKeyObject(value) ? value.matchingKey || undefined : value;
  if (typeof plain === 'string') return plain || undefined;
  if (plain === null || plain === undefined) return undefined;
  if (Array.isArray(plain)) return plain.map((one) => (typeof one === 'string' ? one : '')).join(',') || undefined;
  return Object.is(plain, -0) ? '-0' : String(plain) || undefined;
}

/** A key is no number, even if it looks like one. Other values are read as JavaScript reads numbers: null and false are 0, true is 1. */
export function numberValue(value: unknown): number | undefined {
  const number = isKeyObject(value) ? Number.NaN : Number(value);
  return Number.isNaN(number) ? undefined : number;
}

/** Elements as texts, each once. Only arrays are sets, and not empty ones. */
export function setValue(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.length > 0 ? [...new Set(value.map(String))] : undefined;
}

export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  const word = typeof value === 'string' ? value.toLowerCase() : '';
  return word === 'true' ? true : word === 'false' ? false : undefined;
}

/** Midnight UTC of the day, in milliseconds since 1970 as the argument. */
export function startOfDay(ms: number): number {
  return new Date(ms).setUTCHours(0, 0, 0, 0);
}

export function startOfMinute(ms: number): number {
  return new Date(ms).setUTCSeconds(0, 0);
}
