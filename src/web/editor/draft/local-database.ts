/** The database of design copies in this browser (IndexedDB). */
export const storeName = 'copies';

/** A browser that takes longer does not answer at all, as WebKit does at times; the draft waits for its copies. */
const maxOpenMs = 10_000;

/** Null where IndexedDB is missing, refuses or does not answer. `onLost`: the database was deleted while it was open. */
export function openDatabase(onLost = () => {}): Promise<IDBDatabase | null> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), maxOpenMs);
    try {
      const request = indexedDB.open('federleicht-editor', 1);
      request.onupgradeneeded = () => {
        request.result.createObjectStore(storeName, { keyPath: 'key' }).createIndex('design', 'design');
      };
      request.onsuccess = () => {
        const database = request.result;
        // A deletion waits until every connection is closed, and holds up the next opening of the database.
        database.onversionchange = () => {
          database.close();
          onLost();
        };
        database.onclose = onLost;
        resolve(database);
      };
      request.onerror = () => resolve(null);
      request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
}

export function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once the changes of a transaction are on the disk. Rejects where the browser has no room for them. */
export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Deletes every copy, whichever window made it. */
export async function clearLocalCopies(): Promise<void> {
  const database = await openDatabase();
  if (!database) return;
  await done(database.transaction(storeName, 'readwrite').objectStore(storeName).clear()).catch(() => undefined);
  database.close();
}
