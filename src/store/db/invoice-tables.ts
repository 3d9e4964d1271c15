/** Columns of the tables of invoices and of the circles that number them. */
import type { InvoiceKind } from '#core/invoice/snapshot.ts';
import type { IsoText, JsonText } from './content-tables.ts';

/** R: invoices, K: corrections, B: receipts. */
export type InvoiceCircle = 'R' | 'K' | 'B';

export type InvoiceTables = {
  /** The last number of a circle in a year, and the day it was given: days of a circle never fall. */
  number_circles: { name: InvoiceCircle; year: number; last: number; last_day: string };
  /**
   * Documents as they were issued; `snapshot` (core/invoice/snapshot.ts) is all that is printed. Triggers refuse any change but noting the files
   * and the end of the term. `cause` is why there is one: each cause has one document of a kind.
   */
  invoices: {
    id: string;
    number: string;
    circle: InvoiceCircle;
    kind: InvoiceKind;
    order: string;
    cause: string;
    /** Id of the document that a correction lowers. */
    corrects: string | null;
    /** Day in Berlin. */
    issued_on: string;
    currency: string;
    gross: number;
    net: number;
    vat: number;
    snapshot: JsonText;
    /** Files and the SHA-256 of the PDF; null until they are made. The first documents in CHF have no XML. */
    xml_key: string | null;
    pdf_key: string | null;
    sha256: string | null;
    created_at: IsoText;
    /** When retention found its term over. */
    expired_at: IsoText | null;
  };
};
