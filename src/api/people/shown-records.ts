/** The records that a design is printed for, as its editor asks for them: "GET /web-api/designs/:id/merge", at most 500 from `from` on. */
import type { RecordKind } from '#core/merge/field-names.ts';
import type { MergeRecord } from '#core/merge/record.ts';

export type ShownRecord = { key: string; label: string; record: MergeRecord };

/** `merge` is null for a design that is printed for no list. */
export type ShownRecords = {
  merge: {
    list: { id: string; name: string };
    kind: RecordKind;
    count: number;
    blanks: number;
    state: 'open' | 'approved' | 'changed';
    records: readonly ShownRecord[];
  } | null;
};
