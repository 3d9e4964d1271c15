/** All stories in memory: drafts and published copies. Rebuilt when their number has grown. */
import { type Space, type Story, type StoryIndex, shelve } from '#core/content/story.ts';
import type { Store } from '#store/db/store.ts';
import { readContentNumbers } from './change.ts';
import { readSpace } from './records.ts';
import { storiesOfRow } from './stories.ts';

export type Shelves = { revision: number; cv: number; space: Space; draft: StoryIndex; published: StoryIndex };

type Entry = { revision: number; draft: Story; published: Story | null };
type Held = Shelves & { entries: Map<number, Entry> };

const held = new WeakMap<Store, { current: Held | null; loading: Map<string, Promise<Held>> }>();
const rowsAtOnce = 200;

/** Both versions of everything. Costs one cheap read; only rows that changed are read again, and concurrent rebuilds share one. */
export async function shelvesOf(store: Store): Promise<Shelves> {
  let slot = held.get(store);
  if (!slot) {
    slot = { current: null, loading: new Map() };
    held.set(store, slot);
  }
  const { revision, cv } = await readContentNumbers(store);
  if (slot.current?.revision === revision) return slot.current;
  const { loading } = slot;
  const key = String(revision);
  const running = loading.get(key);
  if (running) return running;
  const target = slot;
  const work = load(store, revision, cv, slot.current?.entries ?? new Map())
    .then((shelves) => {
      if (!target.current || target.current.revision < revision) target.current = shelves;
      return shelves;
    })
    .finally(() => loading.delete(key));
  loading.set(key, work);
  return work;
}

async function load(store: Store, revision: number, cv: number, known: Map<number, Entry>): Promise<Held> {
  const space = await readSpace(store);
  const marks = await store.db.selectFrom('stories').select(['id', 'revision']).execute();
  const entries = new Map<number, Entry>();
  const changed: number[] = [];
  for (const mark of marks) {
    const entry = known.get(mark.id);
    if (entry?.revision === mark.revision) entries.set(mark.id, entry);
    else changed.push(mark.id);
  }
  for (let at = 0; at < changed.length; at += rowsAtOnce) {
    const ids = changed.slice(at, at + rowsAtOnce);
    const rows = await store.db.selectFrom('stories').selectAll().where('id', 'in', ids).execute();
    for (const row of rows) entries.set(row.id, { revision: row.revision, ...storiesOfRow(row) });
  }
  const drafts = [...entries.values()].map((entry) => entry.draft);
  const folders = new Map(drafts.filter((story) => story.isFolder).map((story) => [story.id, story]));
  const published = [...entries.values()].flatMap((entry) => entry.published ?? (entry.draft.isFolder ? entry.draft : []));
  const languages = space.languages.map((language) => language.code);
  return {
    revision,
    cv,
    space,
    entries,
    draft: shelve('draft', drafts, folders, languages),
    published: shelve('published', published, folders, languages),
  };
}
