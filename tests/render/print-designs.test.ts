import { beforeAll, describe, expect, test } from 'vitest';
import { appliedRefinements } from '#core/design/refinement.ts';
import { designRows } from '#designs/rows.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { isLongForm, sampled, sharedOut } from '#tests/long-form.ts';
import { layoutJob, type PrintJob, pressFiles, printJobs, type SamplePhoto, sampleDesign, samplePhoto } from '../../tools/print-designs.ts';
import { expectSamePages } from './compare.ts';
import { resizedPhoto } from './fixture-print.ts';
import { glyphDistance, readPlates, readPress } from './press.ts';
import { missingJudges } from './tools.ts';

/** One design of every third family in one of its forms, another one each; in the long form every design, form, format and colourway. */
function chosenJobs(): PrintJob[] {
  const jobs = printJobs();
  if (isLongForm) return jobs;
  const firsts = designRows.filter((row, index) => designRows.findIndex((other) => other.family === row.family) === index);
  const ofEachFamily = firsts.flatMap((row, index) => {
    const own = jobs.filter((job) => job.row === row);
    return own[(index * row.colourways.length + index) % own.length] ?? [];
  });
  return [...sampled(ofEachFamily, 3, 0)];
}

const chosen = chosenJobs();
const jobs = sharedOut(chosen);
let photo: SamplePhoto;

beforeAll(async () => {
  photo = await resizedPhoto(await samplePhoto(), 2_400);
});

test('every third family is printed, twelve at least, every family in the long form', () => {
  const families = new Set(designRows.map(({ family }) => family));
  expect(families.size).toBeGreaterThanOrEqual(12);
  expect(new Set(chosen.map(({ row }) => row.family)).size).toBe(isLongForm ? families.size : Math.ceil(families.size / 3));
});

test('flat and folded cards are printed, with foil, with relief and with photos', () => {
  const forms = chosen.map(({ form }) => form);
  const finishes = chosen.map(({ row }) => row.refinements[0]);
  const hasPhoto = (job: PrintJob) =>
    sampleDesign(job, {}, photo).pages.some(({ elements }) => elements.some(({ kind }) => kind === 'photo'));
  expect(forms).toEqual(expect.arrayContaining(['flat', 'folded']));
  expect(finishes).toEqual(expect.arrayContaining([undefined, 'gold', 'relief']));
  // No more of them than it takes: each is drawn.
  expect(chosen.values().filter(hasPhoto).take(3).toArray()).toHaveLength(3);
});

describe.skipIf(missingJudges.length > 0).each(jobs)('$name', (job) => {
  test('passes the judges, and the press shows what the screen shows [E063][E064]', async () => {
    const { sheets, findings } = await layoutJob(job, {}, photo);
    const { pdf, flat } = await pressFiles(job.name, sheets, [photo]);
    const press = await readPress(pdf, ['qpdf', 'exif', 'plain', 'fonts', 'photos']);
    expect(findings).toEqual([]);
    expect(checkPrintFile(pdf, standardProfile, sheets)).toEqual([]);
    expect(checkPrintFile(flat, withoutTechnicalPlates(standardProfile), sheets)).toEqual([]);
    expect(press.qpdf).toContain('No syntax or stream encoding errors found');
    expect(press.exif['XMP-pdfxid:GTS_PDFXVersion']).toBe('PDF/X-4');
    expect(press.plain).not.toMatch(/\/DeviceRGB|^[\d.]+ [\d.]+ [\d.]+ (rg|RG)$/m);
    for (const font of press.fonts) expect(font).toMatchObject({ embedded: 'yes', subset: 'yes', unicode: 'yes', type: 'CID TrueType' });
    for (const image of press.photos) expect(image).toMatchObject({ colour: 'icc', encoding: 'jpeg' });
    let isFoiled = false;
    for (const [index, sheet] of sheets.entries()) {
      const { worstUm } = await glyphDistance(pdf, sheet, index + 1);
      expect(worstUm, `glyphs of ${sheet.id}`).toBeLessThanOrEqual(20);
      const { whole, mostInk } = await readPlates(pdf, index + 1);
      expect(mostInk, `ink on ${sheet.id}`).toBeLessThanOrEqual(standardProfile.inkLimit + 0.5);
      expect(whole.CUT?.inked, `cut contour of ${sheet.id}`).toBeGreaterThan(0);
      expect((whole.FOLD?.inked ?? 0) > 0, `fold of ${sheet.id}`).toBe(sheet.foldsUm.length + (sheet.foldsYUm?.length ?? 0) > 0);
      const finish = job.row.refinements[0];
      if (finish && (whole[standardProfile.finishes[finish].name]?.inked ?? 0) > 0) isFoiled = true;
    }
    await expectSamePages(flat, sheets, [photo]);
    expect(isFoiled, 'some page carries the finish').toBe(job.row.refinements.length > 0);
  });
});

describe.skipIf(missingJudges.length > 0)('a design that is offered with every finish', () => {
  const job = printJobs().find(({ row }) => appliedRefinements.every((finish) => row.refinements.includes(finish)));

  test.each(appliedRefinements)('has %s as the only plate of a finish', async (finish) => {
    if (!job) throw new Error('no design has every finish');
    const { sheets } = await layoutJob({ ...job, row: { ...job.row, refinements: [finish] } }, {}, photo);
    const { pdf } = await pressFiles(job.name, sheets, [photo]);
    const inked = new Set<string>();
    for (const index of sheets.keys()) {
      const { whole } = await readPlates(pdf, index + 1);
      for (const [name, { inked: share }] of Object.entries(whole)) if (share > 0) inked.add(name);
    }
    const plates = appliedRefinements.map((one) => standardProfile.finishes[one].name);
    expect(plates.filter((name) => inked.has(name))).toEqual([standardProfile.finishes[finish].name]);
    expect(checkPrintFile(pdf, standardProfile, sheets)).toEqual([]);
  });
});
