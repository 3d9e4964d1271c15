/** Columns that hold addresses as they were typed, compared with an address. */
import { domainToUnicode } from 'node:url';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

/**
 * How `lower` of an engine may write an address that was typed: `key` is that of `emailKey`. SQLite's leaves letters beyond ASCII as they
 * are, so a domain in capitals is a spelling of its own.
 */
export function emailSpellings(key: string): string[] {
  const at = key.lastIndexOf('@') + 1;
  const domain = key.slice(at).includes('xn--') ? domainToUnicode(key.slice(at)) : '';
  if (domain === '') return [key];
  const capitals = domain.replace(/[^\0-\x7f]/g, (letter) => letter.toUpperCase());
  return [...new Set([key, key.slice(0, at) + domain, key.slice(0, at) + capitals])];
}

/** Whether a column has the address, in any case and form of its domain. */
export function hasEmail(column: string, key: string): RawBuilder<SqlBool> {
  return sql<SqlBool>`lower(${sql.ref(column)}) in (${sql.join(emailSpellings(key))})`;
}

/** Whether a text names the address; a longer one that ends or begins with it counts too. */
export function mayNameEmail(column: string, key: string): RawBuilder<SqlBool> {
  const named = emailSpellings(key).map(
    (spelling) => sql`lower(${sql.ref(column)}) like ${`%${spelling.replace(/[!%_]/g, '!$&')}%`} escape '!'`,
  );
  return sql<SqlBool>`(${sql.join(named, sql` or `)})`;
}
