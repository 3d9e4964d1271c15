/** Fetches the script of markup that the server rendered: the markup stays until the script is there. */
import { reloadOnce } from './reload.ts';

/**
 * Resolves when `load` has. Without a connection it is tried again when the connection is back. A script that is gone, mostly after a
 * deployment, reloads the page once; after that the promise stays pending.
 */
export async function loadWhenOnline(load: () => Promise<void>): Promise<void> {
  try {
    await load();
  } catch {
    if (navigator.onLine) {
      reloadOnce();
      return new Promise(() => undefined);
    }
    await new Promise((resolve) => addEventListener('online', resolve, { once: true }));
    await loadWhenOnline(load);
  }
}
