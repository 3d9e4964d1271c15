/** Treatments that an address asks for: `?ff_hero=on`, or `?feature=hero&treatment=on` in pairs by position. A cookie keeps them. */
import { control } from './definition.ts';

/** Flag and treatment. */
export type Overrides = ReadonlyMap<string, string>;

/** The values that a flag or a block on a page can have, or undefined for a flag that is not known. */
export type ListedTreatments = (flag: string) => readonly string[] | undefined;

const prefix = 'ff_';
const always: readonly string[] = ['on', 'off', control];
/** Bound what a link can make a browser send with each request. */
const limits = { flags: 20, bytes: 1024 };

/** On, off, control, or a listed value. */
export function isAllowed(treatment: string, listed: readonly string[]): boolean {
  return always.includes(treatment) || listed.includes(treatment);
}

function pairsOf(search: URLSearchParams): [string, string][] {
  const single = [...search].flatMap(([name, value]): [string, string][] =>
    name.startsWith(prefix) ? [[name.slice(prefix.length), value]] : [],
  );
  const treatments = search.getAll('treatment');
  const paired = search.getAll('feature').map((flag, at): [string, string] => [flag, treatments[at] ?? '']);
  return [...single, ...paired];
}

function cookieText(overrides: Overrides): string {
  return new URLSearchParams([...overrides]).toString();
}

/**
 * What the address asks for, then what the cookie kept, `ff_` before pairs and the first of two. Unknown flags and values are ignored,
 * and so is what exceeds the limits.
 */
export function overridesOf(search: URLSearchParams, cookie: string | null, listed: ListedTreatments): Overrides {
  const found = new Map<string, string>();
  for (const [flag, treatment] of [...pairsOf(search), ...new URLSearchParams(cookie ?? '')]) {
    const values = found.has(flag) || found.size === limits.flags ? undefined : listed(flag);
    if (values === undefined || !isAllowed(treatment, values)) continue;
    found.set(flag, treatment);
    if (encodeURIComponent(cookieText(found)).length > limits.bytes) found.delete(flag);
  }
  return found;
}

/** The value of the cookie that keeps overrides, at most 1 kB also where it is encoded once more; null when there are none. */
export function overrideCookie(overrides: Overrides): string | null {
  return overrides.size > 0 ? cookieText(overrides) : null;
}
