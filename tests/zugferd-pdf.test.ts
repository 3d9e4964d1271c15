/** The judge of ZUGFeRD files: a file by pdfkit alone has no findings, and each of its rules has mutants that it alone catches. */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { judgePdf } from '#tests/en16931/judge.ts';
import { pdfMutants, rewritten, withChecksum } from '#tests/en16931/pdfa/mutants.ts';
import { samplePdf } from '#tests/en16931/pdfa/sample.ts';
import { pdfRules } from '#tests/en16931/pdfa.ts';
import { samples } from '#tests/en16931/samples/samples.ts';
import { writeSample } from '#tests/en16931/samples/write.ts';

const xml = writeSample(samples.worked);
const pdf = await samplePdf(xml);

/** The rules that find something in each mutant. */
const caught = await Promise.all(
  pdfMutants.map(async ([rule, what, change]) => {
    const found = await judgePdf(await change(pdf), xml);
    return { rule, what, by: [...new Set(found.map((finding) => finding.rule))] };
  }),
);

test('a PDF/A-3 with an invoice has no findings', async () => {
  expect(await judgePdf(pdf, xml)).toEqual([]);
});

test('a file that is written again has no findings, so that mutants differ in what is changed', async () => {
  expect(await judgePdf(await rewritten(pdf), xml)).toEqual([]);
});

test('an XRechnung has the names of its profile', async () => {
  const publicInvoice = writeSample(samples.toPublicBuyer);
  const names = { fileName: 'xrechnung.xml', level: 'XRECHNUNG' };
  expect(await judgePdf(await samplePdf(publicInvoice, names), publicInvoice)).toEqual([]);
  const found = await judgePdf(await samplePdf(publicInvoice), publicInvoice);
  expect(found.map(({ rule }) => rule)).toEqual(['XMP-FX-FILE', 'XMP-FX-LEVEL', 'FILE-TREE']);
});

test('every mutant is caught by its rule and by no other', () => {
  expect(caught.filter(({ rule, by }) => by.join() !== rule)).toEqual([]);
});

test('a rule that is taken out is noticed: a mutant goes through', () => {
  const passing = (without: string) => caught.filter(({ by }) => by.every((rule) => rule === without));
  expect(pdfRules.filter(({ id }) => passing(id).length === 0).map(({ id }) => id)).toEqual([]);
});

test('an invoice that differs in one byte is not the one attached', async () => {
  const found = await judgePdf(pdf, xml.replace('133.29', '133.28'));
  expect(found.map(({ rule }) => rule)).toEqual(['FILE-BYTES']);
});

test('a checksum of sixteen bytes is that of the invoice', async () => {
  const right = createHash('md5').update(xml).digest('hex');
  expect(await judgePdf(await withChecksum(pdf, right), xml)).toEqual([]);
  const found = await judgePdf(await withChecksum(pdf, '0'.repeat(32)), xml);
  expect(found.map(({ rule }) => rule)).toEqual(['FILE-SIZE']);
});

test('what is no PDF is not read', async () => {
  const found = await judgePdf(new TextEncoder().encode('<html></html>'), xml);
  expect(found.map(({ rule }) => rule)).toEqual(['PDF']);
});
