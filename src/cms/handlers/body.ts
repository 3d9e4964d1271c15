/** Reads the fields of management calls: each reader takes a value from outside or refuses it in the protocol's words. */

import { refused } from '#cms/store/change.ts';
import { isNode } from '#core/content/block.ts';
import type { Body } from './context.ts';

/** The object a call wraps its fields in. */
export function wrapped(body: Body, name: string): Body {
  const inner = body[name];
  if (!isNode(inner)) throw refused(name, "can't be blank");
  return inner;
}

/** A text of at most `maximum` characters; undefined when it was not sent. */
export function textIn(body: Body, field: string, maximum = 500): string | undefined {
  const value = body[field];
  if (value === undefined) return undefined;
  if (value === null) return '';
  if (typeof value !== 'string') throw refused(field, 'is not a text');
  if (value.includes('\0')) throw refused(field, 'has a forbidden character');
  if (value.length > maximum) throw refused(field, `is too long (maximum is ${maximum} characters)`);
  return value;
}

/** A text that may be missing but not empty. */
export function filledIn(body: Body, field: string, maximum = 500): string | undefined {
  const value = textIn(body, field, maximum)?.trim();
  if (value === '') throw refused(field, "can't be blank");
  return value;
}

export function requiredIn(body: Body, field: string, maximum = 500): string {
  const value = filledIn(body, field, maximum);
  if (value === undefined) throw refused(field, "can't be blank");
  return value;
}

/** Databases keep positions in 32 bits; what comes after the last one must fit, too. */
const maxPosition = 1_000_000_000;

/** A whole number, also as a text of digits. */
export function numberIn(body: Body, field: string): number | undefined {
  const value = body[field];
  if (value === undefined || value === null || value === '') return undefined;
  const text = typeof value === 'number' || typeof value === 'string' ? String(value) : '';
  if (!/^-?\d{1,15}$/.test(text)) throw refused(field, 'is not a number');
  const number = Number(text);
  if (field === 'position' && Math.abs(number) > maxPosition) throw refused(field, 'is too large');
  return number;
}

/** true, 1, "1" and "true"; and their opposites. */
export function flagIn(body: Body, field: string): boolean | undefined {
  const value = body[field];
  if (value === undefined || value === null || value === '') return undefined;
  if (value === true || value === 1 || value === '1' || value === 'true') return true;
  if (value === false || value === 0 || value === '0' || value === 'false') return false;
  throw refused(field, 'is neither true nor false');
}

/** A list of objects; undefined when it was not sent. */
export function nodesIn(body: Body, field: string): Body[] | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  // Forms send lists as objects with numbers for keys.
  const list = Array.isArray(value) ? value : isNode(value) ? Object.values(value) : [value];
  if (list.length > 1000 || !list.every(isNode)) throw refused(field, 'is not a list of objects');
  return list as Body[];
}

/** A list of texts, also as one text with commas. */
export function textsIn(body: Body, field: string): string[] | undefined {
  const value = body[field];
  if (value === undefined || value === null) return undefined;
  const list = typeof value === 'string' ? value.split(',').map((item) => item.trim()) : value;
  if (!Array.isArray(list) || list.length > 1000 || !list.every((item) => typeof item === 'string' && item.length <= 500)) {
    throw refused(field, 'is not a list of texts');
  }
  return [...new Set((list as string[]).filter((item) => item !== ''))];
}
