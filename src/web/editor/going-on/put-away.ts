/** Offers that the visitor put away. They stay away while the browser's window is open. */
const storageKey = 'go-on-put-away';

export function isPutAway(key: string): boolean {
  try {
    return (sessionStorage.getItem(storageKey) ?? '').split('\n').includes(key);
  } catch {
    return false;
  }
}

export function putAway(key: string): void {
  try {
    sessionStorage.setItem(storageKey, `${sessionStorage.getItem(storageKey) ?? ''}\n${key}`);
  } catch {
    // A browser that keeps nothing offers it again on the next page.
  }
}
