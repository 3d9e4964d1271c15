/** A record of a list as it is printed: fitted, laid out and checked. Proofs and production ask the same, in a worker thread. */
import { createCachedLayout } from '#core/layout/cached-layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { isPersonal } from '#core/merge/fill.ts';
import { type FittedRecord, fitRecord } from '#core/merge/fit/fit-record.ts';
import type { Fitting } from '#core/merge/merge-settings.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import type { Finding, Rule } from '#core/preflight/finding.ts';
import type { EnvelopeLimits } from '#core/preflight/limits.ts';
import { preflight } from '#core/preflight/preflight.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { type DocumentCheck, resourcesOf } from './check-document.ts';
import { type CodeReader, createCodeReader } from './read-codes.ts';

export type CheckedRecord = {
  fitted: FittedRecord<ProductDocument>;
  sheets: Sheet[];
  findings: Finding[];
  /** Codes that say something else than their element, or nothing. */
  unread: { page: string; element: string }[];
};

export type RecordChecker = (record: MergeRecord) => Promise<CheckedRecord>;

/** Fitting tells of fields. What is left of braces afterwards is a value. A design that is too large for a browser is printed all the same. */
const notOfRecords: ReadonlySet<Rule> = new Set(['unknown-field', 'field-kind', 'too-complex']);

/** `envelope`: what is asked of an envelope, in place of what is asked where it is not known where it is posted. */
export async function createRecordChecker(check: DocumentCheck, settings: Fitting, envelope?: EnvelopeLimits): Promise<RecordChecker> {
  const { design } = check;
  const resources = await resourcesOf(check);
  const limits = productOf(design.product.type).limits(design.product);
  const ofPost = limits.envelope && envelope ? { ...limits, envelope } : limits;
  const layoutOf = createCachedLayout();
  const wrongCodes: CodeReader = createCodeReader();
  return async (record) => {
    const fitted = fitRecord(design, record, { fonts: resources.fonts, ...settings });
    const { layout } = layoutOf(fitted.design, resources, 0);
    const found = preflight(fitted.design, layout, { ...resources, today: null }, ofPost);
    const findings = found.filter((finding) => isOfRecord(finding, design, record));
    return { fitted, sheets: layout.sheets, findings, unread: await wrongCodes(fitted.design, layout.sheets) };
  };
}

function isOfRecord(finding: Finding, design: ProductDocument, { key }: MergeRecord): boolean {
  const { rule } = finding;
  // A blank piece may have a page with nothing on it.
  if (notOfRecords.has(rule) || (rule === 'empty-product' && key === '')) return false;
  // A guest may be called as the sample is.
  return rule !== 'sample-text' || !isPersonalAt(design, finding);
}

/** Whether what is found at an element differs from record to record. */
export function isPersonalAt(design: ProductDocument, { page, element }: Pick<Finding, 'page' | 'element'>): boolean {
  const found = design.pages.find(({ id }) => id === page)?.elements.find(({ id }) => id === element);
  return found !== undefined && isPersonal(found);
}
