/** What threads do with a design and its list: five thousand names take seconds to fit, and a document may have megabytes. */
import { type CommonSizes, commonSizes, fitRecord, lineOptions, type TextOptions } from '#core/merge/fit/fit-record.ts';
import { blankRecord, type Fitting, fittingOfRecord, type MergeSettings, recordContent } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { RecordReport } from '#core/merge/record-report.ts';
import { type LackingField, lackingFields } from '#core/merge/substitutes.ts';
import { designLanguage, type WordedText, wordedTexts } from '#core/merge/translate.ts';
import { type UsedFields, usedFields } from '#core/merge/used-fields.ts';
import type { RecordRules } from '#core/people/records/list-records.ts';
import { type ListedRecord, type ListedRecords, listedRecords } from '#core/people/records/listed-records.ts';
import type { ListedPeople } from '#core/people/records/merge-records.ts';
import { folded } from '#core/people/words.ts';
import type { Language } from '#core/values/locale.ts';
import { sortedJson } from '#core/values/sorted-json.ts';
import { openFonts } from '#resources/fonts.ts';
import type { StoredCheck } from '#services/checks/check-document.ts';
import { storedDocument } from '#services/checks/opened-design.ts';
import { type PanelPage, panelPage } from '#services/document-tasks.ts';
import { openThreadPool, processThreads, type TaskHandlers, type ThreadPool } from '#services/jobs/thread-pool.ts';
import { sha256 } from '#services/sha256.ts';
import type { Merge } from '#store/people/merges.ts';
import { mergedHash } from './merged-design.ts';
import { type RecordsToCheck, recordReports } from './record-report.ts';

export type StampedRecord = ListedRecord & {
  /** Of what its piece depends on: while it stays the same, so does the picture. */
  stamp: string;
  /** Its label as searches compare it. */
  words: string;
};

export type ListedMerge = Pick<ListedRecords, 'leftOut'> & {
  records: StampedRecord[];
  /** Of a blank piece. */
  blankStamp: string;
  /** What an approval of today would be about. */
  hash: string;
  fields: UsedFields;
  /** Of the design. */
  language: Language;
  texts: WordedText[];
  lacking: LackingField[];
};

/** `document` is a stored document as JSON. All throw as `storedDocument` for one that cannot be read. */
type OfList = { document: string; people: ListedPeople; rules: RecordRules };

/** What sizes depend on that records share. */
export type SizedBy = Pick<MergeSettings, 'kind' | 'leftOut' | 'from' | 'translations' | 'substitutes'>;

export type MergeTasks = {
  'merge-fields': { input: { document: string }; output: UsedFields };
  'merge-records': { input: OfList & { merge: Merge; revision: number }; output: ListedMerge };
  'merge-sizes': { input: OfList & { settings: SizedBy }; output: CommonSizes };
  'merge-reports': { input: StoredCheck & RecordsToCheck; output: RecordReport[] };
  'merge-lines': { input: { document: string; record: MergeRecord; settings: Fitting }; output: TextOptions[] };
  /** A document with nothing but the page of a panel, for one record. */
  'merge-page': { input: { document: string; record: MergeRecord; settings: Fitting; panel: string }; output: PanelPage };
};

const stampLength = 16;

/** The thread's side of `mergePool`. */
export const mergeTasks: TaskHandlers<MergeTasks> = {
  async 'merge-fields'({ document }) {
    return usedFields(storedDocument({ document: JSON.parse(document) }));
  },
  async 'merge-records'({ document, people, rules, merge, revision }) {
    const design = storedDocument({ document: JSON.parse(document) });
    const { records, leftOut } = listedRecords(people, rules, merge.settings);
    const stampOf = (record: MergeRecord, address: ListedRecord['address'] = null) => {
      const common = sortedJson({ revision, address, ...fittingOfRecord(merge.settings, record.key) });
      return sha256(common + recordContent(record)).slice(0, stampLength);
    };
    return {
      records: records.map((one) => ({ ...one, stamp: stampOf(one.record, one.address), words: folded(one.label) })),
      blankStamp: stampOf(blankRecord(merge.settings.kind)),
      leftOut,
      hash: mergedHash(design, { merge, records: records.map(({ record }) => record) }),
      fields: usedFields(design),
      language: designLanguage(design),
      texts: wordedTexts(design),
      lacking: lackingFields(
        design,
        records.map(({ record }) => record),
        merge.settings.kind,
      ),
    };
  },
  async 'merge-sizes'({ document, people, rules, settings }) {
    const { records } = listedRecords(people, rules, settings);
    const fitted = records.map(({ record }) => record);
    return commonSizes(storedDocument({ document: JSON.parse(document) }), fitted, await openFonts(), settings);
  },
  async 'merge-reports'({ document, ...check }) {
    return recordReports({ ...check, design: storedDocument({ document: JSON.parse(document) }) });
  },
  async 'merge-lines'({ document, record, settings }) {
    return lineOptions(storedDocument({ document: JSON.parse(document) }), record, { fonts: await openFonts(), ...settings });
  },
  async 'merge-page'({ document, record, settings, panel: wanted }) {
    const { design, panel } = panelPage(storedDocument({ document: JSON.parse(document) }), wanted);
    return { design: fitRecord(design, record, { fonts: await openFonts(), ...settings }).design, panel };
  },
};

/** Tasks that wait for a thread; who comes later asks again. */
const queueSize = 20;

let shared: ThreadPool<MergeTasks> | null = null;

export function mergePool(): ThreadPool<MergeTasks> {
  shared ??= openThreadPool({ name: 'designs with a list', threads: processThreads(), queueSize });
  return shared;
}
