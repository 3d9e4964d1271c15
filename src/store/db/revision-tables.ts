/** Columns of the tables of what customers changed in lines of orders, and of what production found wrong with them. */
import type { IsoText, JsonText } from './content-tables.ts';

export type RevisionTables = {
  /**
   * What a line was at each of its revisions. The newest is in the line itself, too; a line that never changed has no row. A trigger refuses every
   * change but of the two columns of its Sheets from null to a value.
   */
  order_line_revisions: {
    order_line: string;
    revision: number;
    document: JsonText;
    /** The data of its LineItem. */
    choice: JsonText;
    confirmed: JsonText;
    approval: JsonText | null;
    /** The Sheets that were produced of this revision, as in `order_lines`. */
    sheets_key: string | null;
    sheets_sha256: string | null;
    unit: number;
    total: number;
    made_at: IsoText;
    actor: string;
  };
  /**
   * The records that a line at a revision is printed with, in the order of printing. `record` is a MergeRecord, `key` its guest or household, ''
   * for a blank piece; `hash` tells two prints apart.
   */
  order_line_records: { order_line: string; revision: number; position: number; key: string; record: JsonText; hash: string };
  /** Why a line at a revision cannot be printed. */
  order_line_problems: {
    order_line: string;
    revision: number;
    /** A list of LineProblem (core/preflight/line-problem.ts). */
    findings: JsonText;
    found_at: IsoText;
    /** When its customer read of it: in a mail, or on the page of the order; null before. */
    told_at: IsoText | null;
  };
};
