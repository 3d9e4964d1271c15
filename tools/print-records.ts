/** A design with names as a press prints it: the pages of every record in the order of the list. Writes nothing. */
import * as z from 'zod/mini';
import { type EnvelopeFinding, envelopeFindings } from '#core/envelope/envelope-findings.ts';
import { layout } from '#core/layout/layout.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { commonSizes, fitRecord, type RecordFinding } from '#core/merge/fit/fit-record.ts';
import { severityOf, worstRecords } from '#core/merge/fit/severity.ts';
import { nameShortenings } from '#core/merge/fit/shorten.ts';
import { insertFields } from '#core/merge/insert-fields.ts';
import type { MergeRecord } from '#core/merge/record.ts';
import { artworksOf } from '#designs/blank.ts';
import { openFonts } from '#resources/fonts.ts';
import { type PrintJob, type SamplePhoto, sampleDesign } from './print-designs.ts';

const words = z.string().check(z.maxLength(500));
const recordSchema = z.strictObject({
  key: words,
  kind: z.enum(['guest', 'household']),
  values: z.record(z.string(), words),
  name: z.optional(z.strictObject({ title: words, given: z.array(words), particles: words, family: z.array(words), suffix: words })),
});
/** `[{ "key": "1", "kind": "guest", "values": { "tisch": "7" }, "name": { "title": "", "given": ["Anna"], … } }]` */
const recordsSchema = z.array(recordSchema).check(z.minLength(1), z.maxLength(5_000));

/** Throws for anything else than records. */
export function parseRecords(json: string): MergeRecord[] {
  return z.parse(recordsSchema, JSON.parse(json)).map(({ name, ...record }) => (name ? { ...record, name } : record));
}

export type MergedJob = {
  sheets: Sheet[];
  findings: readonly RecordFinding[];
  /** What the post does not read, of envelopes that are posted in Germany. */
  posted: readonly { record: string; finding: EnvelopeFinding }[];
  printed: number;
  worst: readonly string[];
};

/** One size for all records or the largest for each, and whether names may be shortened. */
type Settings = { hasCommonSize: boolean; isShortened: boolean };

/** Records with a blocking finding are not printed. */
export async function mergeJob(
  job: PrintJob,
  records: readonly MergeRecord[],
  photo: SamplePhoto,
  { hasCommonSize, isShortened }: Settings,
): Promise<MergedJob> {
  const fonts = await openFonts();
  const artworks = artworksOf(job.row, job.form, job.format);
  const design = insertFields(sampleDesign(job, {}, photo), job.row.fieldTexts ?? {});
  const sizesUm = hasCommonSize ? commonSizes(design, records, fonts) : {};
  const allowed = isShortened ? { tracking: -20, shorten: nameShortenings } : { tracking: 0, shorten: [] };
  const fitted = records.map((record) => ({ record, made: fitRecord(design, record, { fonts, sizesUm, allowed }) }));
  const printed = fitted.filter(({ made }) => made.state !== 'blocked');
  const resources = {
    fonts,
    artwork: (id: string) => artworks.get(id) ?? null,
    photo: (id: string) => (id === photo.id ? photo.facts : null),
  };
  const read = (record: MergeRecord) => envelopeFindings(design, { record, address: null }, 'DE', { resources, fit: { sizesUm, allowed } });
  return {
    sheets: printed.flatMap(({ made }) => layout(made.design, resources).sheets),
    posted: job.form === 'envelope' ? records.flatMap((record) => read(record).map((finding) => ({ record: record.key, finding }))) : [],
    findings: fitted.flatMap(({ made }) => made.findings),
    printed: printed.length,
    worst: worstRecords(fitted.map(({ record, made }) => ({ key: record.key, severity: severityOf(made, record) }))),
  };
}
