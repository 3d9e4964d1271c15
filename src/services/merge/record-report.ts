/** What is to be said of a record before it is printed: how it was fitted, and what the print check finds in it. In a worker thread. */
import { withKnownPhotos } from '#core/design/known-photos.ts';
import { type AddressedRecord, addressFindings, addressPlace, postedEnvelope } from '#core/envelope/envelope-findings.ts';
import type { FittedRecord } from '#core/merge/fit/fit-record.ts';
import { severityOf } from '#core/merge/fit/severity.ts';
import type { Fitting } from '#core/merge/merge-settings.ts';
import type { RecordReport } from '#core/merge/record-report.ts';
import { findingKey } from '#core/preflight/confirmed.ts';
import type { Finding } from '#core/preflight/finding.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { message, withFormality } from '#core/values/message.ts';
import { checkDocument, type DocumentCheck } from '#services/checks/check-document.ts';
import { formalityOfTemplate } from '#services/checks/choice.ts';
import { withoutFieldTexts } from '#services/checks/field-texts.ts';
import { type CheckedRecord, createRecordChecker, isPersonalAt } from '#services/checks/record-check.ts';
import { type FoundReason, recordReasons } from './record-reasons.ts';

export type RecordsToCheck = {
  records: AddressedRecord[];
  settings: Fitting;
  /** Country of posting. */
  posting: DeliveryCountry;
};

type About = {
  design: ProductDocument;
  /** Keys of the findings of the design itself, which its customer answers when it is ordered. */
  own: ReadonlySet<string>;
  /** Of an envelope: the place of its address; null for everything else. */
  address: ReturnType<typeof addressPlace> | null;
};

/** Fitting and print check tell of the same text by the same word. */
function isTold({ rule, page, element }: Finding, { findings }: FittedRecord): boolean {
  return findings.some((told) => told.kind === rule && told.page === page && told.element === element);
}

function reasonOf(finding: Finding, { design, own }: About): FoundReason | null {
  const { level, rule, message: text } = finding;
  const isOfRecord = isPersonalAt(design, finding);
  if (level === 'block') return { level: 'blocked', text, isOfDesign: !isOfRecord };
  // Machines read a face and a paper, whatever name they carry.
  if (rule.startsWith('env-')) return { level: 'hint', text, isOfDesign: true };
  if (level !== 'confirm') return null;
  if (isOfRecord) return { level: 'hint', text, isOfDesign: false };
  // What a name does to another text of the design is asked nowhere else, and stops production.
  return own.has(findingKey(finding)) ? null : { level: 'blocked', text, isOfDesign: false };
}

function foundIn({ fitted, findings, unread }: CheckedRecord, addressed: AddressedRecord, about: About): FoundReason[] {
  const asked = about.address ? addressFindings(addressed, about.address) : [];
  return [
    ...asked.map(({ message: text }): FoundReason => ({ level: 'blocked', text, isOfDesign: false })),
    ...findings.flatMap((finding) => (isTold(finding, fitted) ? [] : (reasonOf(finding, about) ?? []))),
    ...unread.map((): FoundReason => ({ level: 'blocked', text: message('merge.reason.qr-read'), isOfDesign: false })),
  ];
}

function reportOf(checked: CheckedRecord, addressed: AddressedRecord, about: About): RecordReport {
  const { fitted } = checked;
  const { record } = addressed;
  const found = foundIn(checked, addressed, about);
  const own = found.filter(({ isOfDesign }) => !isOfDesign);
  // A blank piece lacks values on purpose.
  const findings = fitted.findings.filter(({ kind, level }) => !(record.key === '' && kind === 'missing' && level === 'blocked'));
  const levels = new Set([...findings, ...own].map(({ level }) => level));
  return {
    state: levels.has('blocked') ? 'blocked' : levels.has('hint') ? 'hint' : 'ok',
    severity: severityOf(fitted, record),
    isSmaller: fitted.fits.some(({ step }) => step === 'smaller' || step === 'overflow'),
    canBreak: fitted.fits.some(({ canBreak }) => canBreak),
    reasons: recordReasons({ fits: fitted.fits, findings }, record, own),
    shared: found.flatMap(({ level, text, isOfDesign }) => (isOfDesign ? [{ level, text }] : [])),
  };
}

/** Reports of records, in their order. */
export async function recordReports({ records, settings, posting, ...check }: DocumentCheck & RecordsToCheck): Promise<RecordReport[]> {
  const known = new Set(check.pictures.map(({ id }) => id));
  const design = withKnownPhotos(check.design, (id) => known.has(id));
  const isEnvelope = productOf(design.product.type).limits(design.product).envelope !== undefined;
  const envelope = isEnvelope ? postedEnvelope(design, posting) : undefined;
  const { findings } = await checkDocument({ ...check, design });
  const own = new Set(withoutFieldTexts(design, findings).map(findingKey));
  const about: About = { design, own, address: envelope ? addressPlace(envelope) : null };
  const checked = await createRecordChecker({ ...check, design }, settings, envelope);
  const address = formalityOfTemplate(check.template);
  const reports: RecordReport[] = [];
  for (const one of records) {
    const { reasons, shared, ...report } = reportOf(await checked(one.record), one, about);
    reports.push({
      ...report,
      reasons: reasons.map((text) => withFormality(text, address)),
      shared: shared.map(({ level, text }) => ({ level, text: withFormality(text, address) })),
    });
  }
  return reports;
}
