/** A module of the page that is gone (after a deployment, mostly) is answered with one reload, not with an endless one (Specification 4). */

/** At most one reload per path within this time (Specification 9, F499). */
export const reloadGuardMs = 10_000;

const key = 'chunk-reload';

type Memory = Pick<Storage, 'getItem' | 'setItem'>;

/** Whether this path may be reloaded now; it is noted as reloaded when it may. Without a memory nothing may: it could never stop. */
export function mayReload(path: string, now: number, memory: Memory | null): boolean {
  if (!memory) return false;
  try {
    const noted: unknown = JSON.parse(memory.getItem(key) ?? '{}');
    const times = Object.entries(typeof noted === 'object' && noted !== null ? noted : {}).filter(
      (entry): entry is [string, number] => typeof entry[1] === 'number' && now - entry[1] < reloadGuardMs && entry[1] <= now,
    );
    if (times.some(([known]) => known === path)) return false;
    memory.setItem(key, JSON.stringify(Object.fromEntries([...times, [path, now]])));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads the page. Does nothing and returns false when its path was reloaded for the same reason a moment ago, and without a connection,
 * where the browser would show a page of its own.
 */
export function reloadOnce(): boolean {
  if (!navigator.onLine) return false;
  let memory: Memory | null = null;
  try {
    memory = window.sessionStorage;
  } catch {
    // Storage is forbidden.
  }
  if (!mayReload(location.pathname, Date.now(), memory)) return false;
  location.reload();
  return true;
}
