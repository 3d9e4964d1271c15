/** All stories in memory: drafts and published copies, rebuilt when the revision of the content has grown. */
import { type CmsSpace, createStoryIndex, type Story, type StoryIndex } from '#cms/protocol/story.ts';
import { weakMemoize } from '#core/values/memoize.ts';
import { createVersionedIndex } from '#core/values/versioned-index.ts';
import type { Store } from '#store/db/store.ts';
import { readContentNumbers } from './change.ts';
import { readSpace } from './records.ts';
import { storiesOfRow } from './stories.ts';

export type StoryIndexes = { revision: number; cv: number; space: CmsSpace; draft: StoryIndex; published: StoryIndex };

type Entry = { revision: number; draft: Story; published: Story | null };
type Loaded = StoryIndexes & { entries: Map<number, Entry> };

const maxRowsPerQuery = 200;

const indexOf = weakMemoize((store: Store) =>
  createVersionedIndex<Loaded>((_revision, previous) => load(store, previous?.entries ?? new Map())),
);

/** Drafts and published copies of everything. Costs one cheap read; a rebuild reads only the rows that changed. */
export async function storyIndexes(store: Store): Promise<StoryIndexes> {
  const { revision } = await readContentNumbers(store);
  return (await indexOf(store).at(revision)).value;
}

async function load(store: Store, known: Map<number, Entry>): Promise<Loaded> {
  const { revision, cv } = await readContentNumbers(store);
  const space = await readSpace(store);
  const marks = await store.db.selectFrom('stories').select(['id', 'revision']).execute();
  const entries = new Map<number, Entry>();
  const changed: number[] = [];
  for (const mark of marks) {
    const entry = known.get(mark.id);
    if (entry?.revision === mark.revision) entries.set(mark.id, entry);
    else changed.push(mark.id);
  }
  for (let at = 0; at < changed.length; at += maxRowsPerQuery) {
    const ids = changed.slice(at, at + maxRowsPerQuery);
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
    draft: createStoryIndex('draft', drafts, folders, languages),
    published: createStoryIndex('published', published, folders, languages),
  };
}
