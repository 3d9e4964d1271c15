/** Filters over content fields (`filter_query`): reading them from an address and asking a content. No user text becomes a pattern of another language. */

import { isNode } from '#core/content/block.ts';
import { Fault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';

const operators = [
  'in',
  'not_in',
  'like',
  'not_like',
  'any_in_array',
  'in_array',
  'all_in_array',
  ...(['gt', 'gte', 'lt', 'lte'] as const).flatMap((word) => [`${word}_int`, `${word}_float`, `${word}_date`] as const),
  'is',
  'exists',
] as const;
type Operator = (typeof operators)[number];

type Condition = { field: string; operator: Operator; value: string };
/** All of `every` and, where there are any, one of `some`. */
export type StoryFilter = { every: Condition[]; some: Condition[] };

const states = ['empty', 'not_empty', 'empty_array', 'not_empty_array', 'null', 'not_null', 'true', 'false'] as const;
const maximumConditions = 50;

/**
 * Reads `filter_query[field][operator]=value`. Every pair below `__or` is an alternative of its own: clients send the fields of several
 * alternatives under one unnumbered bracket. Throws Fault 'bad-json' (400) for an operator there is none of.
 */
export function readFilter(parameters: Iterable<[string, string]>): StoryFilter {
  const filter: StoryFilter = { every: [], some: [] };
  for (const [key, value] of parameters) {
    if (!key.startsWith('filter_query[')) continue;
    const parts = [...key.matchAll(/\[([^\][]*)\]/g)].map((match) => match[1] ?? '');
    const isAlternative = parts[0] === '__or';
    const path = parts.slice(isAlternative ? 1 : 0);
    if (isAlternative && /^\d*$/.test(path[0] ?? '')) path.shift();
    const operator = path.pop();
    const field = path.join('.');
    if (!field || !isOperator(operator)) throw refused(`filter_query operator ${operator ?? ''} is not known`);
    if (operator === 'is' && !(states as readonly string[]).includes(value)) throw refused(`filter_query is ${value} is not known`);
    if (operator.endsWith('_date') && instant(value) === null) throw refused(`filter_query ${operator} needs a date`);
    filter[isAlternative ? 'some' : 'every'].push({ field, operator, value });
    if (filter.every.length + filter.some.length > maximumConditions) throw refused('filter_query has too many conditions');
  }
  return filter;
}

export function passes(content: unknown, filter: StoryFilter): boolean {
  const holds = (condition: Condition) => isTrue(condition, fieldOf(content, condition.field));
  return filter.every.every(holds) && (filter.some.length === 0 || filter.some.some(holds));
}

/** The value at a path of keys and list places with dots between them; undefined where there is none. */
export function fieldOf(content: unknown, path: string): unknown {
  let value = content;
  for (const part of path.split('.')) {
    if (Array.isArray(value)) value = /^\d+$/.test(part) ? value[Number(part)] : undefined;
    else value = isNode(value) && Object.hasOwn(value, part) ? value[part] : undefined;
  }
  return value;
}

/** Milliseconds of `yyyy-MM-dd`, `yyyy-MM-dd HH:mm` (UTC) or an ISO instant; null for anything else. */
export function instant(value: unknown): number | null {
  if (typeof value !== 'string') return null;
  const found = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?) ?(Z|UTC|[+-]\d{2}:?\d{2})?)?$/.exec(value.trim());
  if (!found) return null;
  const zone = (found[3] ?? 'Z').replace('UTC', 'Z').replace(/^([+-]\d{2})(\d{2})$/, '$1:$2');
  const milliseconds = Date.parse(`${found[1]}T${found[2] ?? '00:00'}${zone}`);
  return Number.isNaN(milliseconds) ? null : milliseconds;
}

/** A text with `*` for any run of characters; upper and lower case are alike. */
export function isLike(text: string, pattern: string): boolean {
  const parts = pattern.toLowerCase().split('*');
  const subject = text.toLowerCase();
  const first = parts.shift() ?? '';
  const last = parts.pop();
  if (last === undefined) return subject === first;
  if (!subject.startsWith(first)) return false;
  let at = first.length;
  for (const part of parts) {
    const found = subject.indexOf(part, at);
    if (found < 0) return false;
    at = found + part.length;
  }
  return subject.length - last.length >= at && subject.endsWith(last);
}

function isOperator(word: string | undefined): word is Operator {
  return (operators as readonly (string | undefined)[]).includes(word);
}

function refused(text: string): Fault {
  return new Fault('bad-json', text, { text: verbatim(text) });
}

function isTrue({ operator, value: wanted }: Condition, value: unknown): boolean {
  switch (operator) {
    case 'in':
      return wanted.split(',').includes(textOf(value) ?? '\0');
    case 'not_in':
      return !wanted.split(',').includes(textOf(value) ?? '\0');
    case 'like':
      return isLike(textOf(value) ?? '', wanted);
    case 'not_like':
      return !isLike(textOf(value) ?? '', wanted);
    case 'any_in_array':
    case 'in_array':
      return wanted.split(',').some((item) => textsOf(value).includes(item));
    case 'all_in_array':
      return wanted.split(',').every((item) => textsOf(value).includes(item));
    case 'exists':
      return (value !== undefined) === (wanted !== 'false' && wanted !== '0');
    case 'is':
      return isInState(value, wanted as (typeof states)[number]);
    default:
      return compares(operator, value, wanted);
  }
}

function compares(operator: Operator, value: unknown, wanted: string): boolean {
  const [word = '', kind = ''] = operator.split('_');
  const [a, b] = kind === 'date' ? [instant(value), instant(wanted)] : [numberOf(value, kind), numberOf(wanted, kind)];
  if (a === null || b === null) return false;
  if (word === 'gt') return a > b;
  if (word === 'gte') return a >= b;
  return word === 'lt' ? a < b : a <= b;
}

/** Editors often store numbers as texts. */
export function numberOf(value: unknown, kind: string): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const text = String(value).trim();
  if (!/^[+-]?\d+(\.\d+)?$/.test(text)) return null;
  return kind === 'int' ? Math.trunc(Number(text)) : Number(text);
}

function isInState(value: unknown, state: (typeof states)[number]): boolean {
  switch (state) {
    case 'empty':
      return value === undefined || value === null || value === '';
    case 'not_empty':
      return !(value === undefined || value === null || value === '');
    case 'empty_array':
      return Array.isArray(value) && value.length === 0;
    case 'not_empty_array':
      return Array.isArray(value) && value.length > 0;
    case 'null':
      return value === undefined || value === null;
    case 'not_null':
      return value !== undefined && value !== null;
    case 'true':
      return value === true || value === 'true';
    case 'false':
      return value === false || value === 'false';
  }
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : null;
}

function textsOf(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item) => textOf(item) ?? []);
}
