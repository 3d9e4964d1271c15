/** The pages of a proof of a design with its list: each record's own ones, and those that all records share once. Runs in a worker thread. */
import { layout } from '#core/layout/layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { isPersonal } from '#core/merge/fill.ts';
import { fitRecord } from '#core/merge/fit/fit-record.ts';
import type { ProofRecords } from '#core/merge/proof.ts';
import { type DocumentCheck, resourcesOf } from '#services/checks/check-document.ts';
import type { ProofMarks } from './proof-pdf.ts';

type Pages = { sheets: Sheet[]; marks: ProofMarks };

/** Sheets of the records in their order, with the marks of each. */
export async function recordPages(check: DocumentCheck, { settings, records }: ProofRecords, marks: ProofMarks): Promise<Pages> {
  const resources = await resourcesOf(check);
  const personal = new Set(check.design.pages.filter(({ elements }) => elements.some(isPersonal)).map(({ id }) => id));
  const pages: Pages = { sheets: [], marks: { ...marks, pages: {}, holes: {} } };
  const known = new Set<string>();
  for (const [at, { record, words }] of records.entries()) {
    const { design } = fitRecord(check.design, record, { fonts: resources.fonts, ...settings });
    for (const sheet of layout(design, resources).sheets) {
      const shown = JSON.stringify(sheet);
      if (!personal.has(sheet.id) && known.has(shown)) continue;
      known.add(shown);
      const id = `${at} ${sheet.id}`;
      pages.sheets.push({ ...sheet, id });
      pages.marks.pages[id] = [words, marks.pages[sheet.id] ?? ''].filter((part) => part !== '').join(', ');
      pages.marks.holes[id] = marks.holes[sheet.id] ?? [];
    }
  }
  return pages;
}
