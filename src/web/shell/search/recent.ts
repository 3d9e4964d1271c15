/** The last queries of this browser's session, the newest first. Signing out deletes them with everything else of the session. */

const storageKey = 'searches';
const maxRecent = 5;

type Session = () => Pick<Storage, 'getItem' | 'setItem'>;
const browserSession: Session = () => sessionStorage;

/** Empty where nothing is stored. */
export function recentQueries(session: Session = browserSession): string[] {
  try {
    return (session().getItem(storageKey) ?? '').split('\n').filter((q) => q !== '');
  } catch {
    return [];
  }
}

/** `q` in its displayed form, which has no line breaks. */
export function saveQuery(q: string, session: Session = browserSession): void {
  const others = recentQueries(session).filter((other) => other.toLowerCase() !== q.toLowerCase());
  try {
    session().setItem(storageKey, [q, ...others].slice(0, maxRecent).join('\n'));
  } catch {
    // Where nothing may be stored, the list stays empty.
  }
}
