/** Reading the cells of lists, and comparing guests, in the worker threads of the process: ten thousand rows take a second. */
import type { ImportPreview, ImportView } from '#api/people/import-calls.ts';
import type { Household } from '#core/people/household.ts';
import { changedMapping, type MappingChange } from '#core/people/import/changed-mapping.ts';
import type { Mapping } from '#core/people/import/guest-fields.ts';
import type { KnownRows } from '#core/people/import/known-rows.ts';
import { type AnswerMatch, matchAnswers } from '#core/people/request/match-answers.ts';
import type { TypedAddress } from '#core/people/request/request-schema.ts';
import type { Unrendered } from '#core/values/message.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import type { ListImport } from '#store/people/imports.ts';
import { unpackedGrid } from './import-grid.ts';
import { importPreview } from './import-preview.ts';
import { type ReadImport, readImport } from './read-import.ts';

/** `cells`: as they are stored. */
type Stored = { cells: Uint8Array; list: GuestList; found: ListImport };

export type ImportTasks = {
  'import-preview': { input: Stored & { known: KnownRows; view: ImportView; page: number }; output: Unrendered<ImportPreview> };
  'import-rows': { input: Stored; output: ReadImport };
  'import-mapping': { input: { cells: Uint8Array; mapping: Mapping; change: MappingChange }; output: Mapping };
  'address-matches': {
    input: { answers: readonly (TypedAddress & { id: string })[]; households: readonly Household[] };
    output: Map<string, AnswerMatch>;
  };
};

export const importTasks: TaskHandlers<ImportTasks> = {
  async 'import-preview'({ cells, list, found, known, view, page }) {
    return importPreview({ list, found, known, read: readImport(await unpackedGrid(cells), found, list) }, view, page);
  },
  async 'import-rows'({ cells, list, found }) {
    return readImport(await unpackedGrid(cells), found, list);
  },
  async 'import-mapping'({ cells, mapping, change }) {
    return changedMapping(await unpackedGrid(cells), mapping, change, loadGivenNames());
  },
  async 'address-matches'({ answers, households }) {
    return matchAnswers(answers, households, loadGivenNames());
  },
};

/** Tasks that wait for a thread; who comes later asks again. */
const queueSize = 20;

let shared: ThreadPool<ImportTasks> | null = null;

export function importPool(): ThreadPool<ImportTasks> {
  shared ??= openThreadPool({ name: 'lists of guests', threads: processThreads(), queueSize });
  return shared;
}
