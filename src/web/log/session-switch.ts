/** What visitors switch off by the query for the whole session of their browser: `?logging=0`, `?tracking=0` (D21). */
type Session = Pick<Storage, 'getItem' | 'setItem'>;

/** "0" switches off and "1" on again; other values change nothing. Where storage is forbidden, the query counts for its own page only. */
export function isSwitchedOn(name: 'logging' | 'tracking', search: string, session: () => Session): boolean {
  const wish = new URLSearchParams(search).get(name);
  try {
    if (wish === '0' || wish === '1') session().setItem(name, wish);
    return session().getItem(name) !== '0';
  } catch {
    return wish !== '0';
  }
}
