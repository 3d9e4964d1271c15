/** What becomes of the copies of designs in this browser when its visitor signs out. */
import { type BrowserCall, CallError, call } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import type { Content } from './content.ts';
import { migrateCopy } from './local-copies.ts';
import { done, openDatabase, storeName } from './local-database.ts';
import type { LocalCopy } from './restore.ts';

type Choice = Record<string, unknown>;

/** The newest unsaved copy of each design. */
export function newestUnsaved<C>(copies: readonly LocalCopy<C>[]): LocalCopy<C>[] {
  const newest = new Map<string, LocalCopy<C>>();
  for (const copy of copies) {
    const known = newest.get(copy.design);
    if (copy.isUnsaved && (!known || known.at < copy.at)) newest.set(copy.design, copy);
  }
  return [...newest.values()];
}

async function send(make: BrowserCall, { design: id, revision, edited }: LocalCopy<Choice>): Promise<boolean> {
  const { design, choice } = edited.content as Content<Choice> & { choice: never };
  try {
    if (revision > 0) await make('PUT /web-api/designs/:id', { id, revision, design, choice });
    else await make('POST /web-api/designs', { design, choice });
    return true;
  } catch (error) {
    // The shop stores the copy as a version where a newer revision is there.
    return error instanceof CallError && error.status === 409;
  }
}

/** Sends what only this browser has; resolves to the number of designs that could not be sent. */
export async function saveUnsavedCopies(site: SiteView): Promise<number> {
  const database = await openDatabase();
  if (!database) return 0;
  const all = await done(database.transaction(storeName).objectStore(storeName).getAll() as IDBRequest<LocalCopy<Choice>[]>).catch(
    () => [],
  );
  database.close();
  let lost = 0;
  for (const copy of newestUnsaved(all)) {
    const current = await migrateCopy(copy).catch(() => null);
    if (!current || !(await send(call(site), current))) lost += 1;
  }
  return lost;
}
