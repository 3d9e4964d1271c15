/** Reading the cells of lists, and comparing guests, in the worker threads of the process: ten thousand rows and as many guests take some seconds. */
import type { ImportPreview, ImportView } from '#api/people/import-calls.ts';
import type { Household } from '#core/people/household.ts';
import { changedMapping, type MappingChange } from '#core/people/import/changed-mapping.ts';
import type { Mapping } from '#core/people/import/guest-fields.ts';
import { type AnswerMatch, matchAnswers } from '#core/people/request/match-answers.ts';
import type { TypedAddress } from '#core/people/request/request-schema.ts';
import type { Locale } from '#core/values/locale.ts';
import type { Unrendered } from '#core/values/message.ts';
import { loadGivenNames } from '#resources/given-names.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import { guestWorkbook, type WorkbookSheet } from '#services/people/guest-workbook.ts';
import type { GuestList } from '#store/people/guest-lists.ts';
import type { ListImport } from '#store/people/imports.ts';
import type { StoredList } from '#store/people/known-list.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { unpackedGrid } from './import-grid.ts';
import { importPreview } from './import-preview.ts';
import { type MadeList, madeList } from './made-list.ts';
import { readImport } from './read-import.ts';

/** `cells`: as they are stored. */
type Sources = { cells: Uint8Array; list: GuestList; found: ListImport; stored: StoredList };

export type ImportTasks = {
  'import-preview': { input: Sources & { view: ImportView; page: number }; output: Unrendered<ImportPreview> };
  'import-made': { input: Sources & { locale: Locale }; output: MadeList };
  'guest-workbook': { input: { sheets: readonly WorkbookSheet[] }; output: Uint8Array<ArrayBuffer> };
  'import-mapping': { input: { cells: Uint8Array; mapping: Mapping; change: MappingChange }; output: Mapping };
  'address-matches': {
    input: { answers: readonly (TypedAddress & { id: string })[]; households: readonly Household[] };
    output: Map<string, AnswerMatch>;
  };
};

export const importTasks: TaskHandlers<ImportTasks> = {
  async 'import-preview'({ cells, view, page, ...sources }) {
    return importPreview({ ...sources, read: readImport(await unpackedGrid(cells), sources) }, view, page);
  },
  async 'import-made'({ cells, locale, ...sources }) {
    const t = serverTexts({ locale });
    const source = (line: number) => t({ key: 'people-import.source', values: { name: sources.found.fileName, line } });
    return madeList({ ...sources, read: readImport(await unpackedGrid(cells), sources) }, source);
  },
  'guest-workbook': ({ sheets }) => guestWorkbook(sheets),
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
