/**
 * `npm run print -- DESIGN|all --out DIR [--texts FILE.json]`: writes NAME.pdf, NAME.flat.pdf, NAME.layout.json and NAME-p1.png … for
 * each form and format of a design, so that any outside tool can compare them. DESIGN is a design's id or a full NAME
 * (design-form-format-colourway). `--colourways all` writes every colourway instead of the first. `--profile NAME` writes for another
 * supplier (src/paint/print-profile.ts): other plates and bleed, or NAME-p1.jpg … for a photo lab.
 * `--records FILE.json` puts names into the texts that are meant for them (tools/print-records.ts) and writes NAME.records.pdf with the pages of
 * every record; `--size common` sets all of them at one size, `--shorten` allows shorter forms of names that do not fit.
 * `npm run print -- contact --out DIR`: writes leads.webp and pieces.webp, contact sheets of the fronts of all designs and of all pieces of suites.
 * `--family KEY` writes KEY.png instead: its designs in all colourways, and all pages of all forms.
 * `npm run print -- posters|POSTER --out DIR [--format 500x700]`: writes posters.png, a contact sheet of every poster (or one) in every
 * colourway, and ID-COLOURWAY.png of each.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import type { MergeRecord } from '#core/merge/record.ts';
import type { PosterDesign } from '#designs/posters/poster.ts';
import { posters } from '#designs/posters/registry.ts';
import { designRows, leadRows } from '#designs/rows.ts';
import { isSupplierName, suppliers } from '#paint/print-profile.ts';
import { makePrivateFolder, writePrivateFile } from '#store/file/private-files.ts';
import { designContactSheet, frontTiles, wholeTiles } from './print-contact.ts';
import {
  chooseJobs,
  labFiles,
  layoutJob,
  type PrintJob,
  pagePictures,
  pressFiles,
  printJobs,
  samplePhoto,
  type Texts,
} from './print-designs.ts';
import { contactSheet, posterJobs, posterPixels } from './print-posters.ts';
import { mergeJob, parseRecords } from './print-records.ts';

const usage = `npm run print -- DESIGN|all --out DIR [--texts FILE.json] [--colourways all] [--profile haus|veredelung|x3|fotolabor]
npm run print -- DESIGN --out DIR --records FILE.json [--size common] [--shorten]
npm run print -- contact --out DIR [--family KEY]
npm run print -- POSTER|posters --out DIR [--format 500x700]`;

function fail(reason: string): never {
  console.error(`${reason}\n${usage}`);
  process.exit(1);
}

function readTexts(file: string | undefined): Texts {
  if (file === undefined) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Texts;
  } catch {
    return fail(`${file} ist keine lesbare JSON-Datei.`);
  }
}

function readRecords(file: string): MergeRecord[] {
  try {
    return parseRecords(readFileSync(file, 'utf8'));
  } catch {
    return fail(`${file} ist keine lesbare Liste von Namen.`);
  }
}

/** The pages of every record in one file. */
async function writeRecords(job: PrintJob, file: string, folder: string): Promise<void> {
  if (!job.row.fieldTexts) return fail(`In „${job.row.id}“ sind keine Texte für Namen.`);
  const { sheets, findings, posted, printed, worst } = await mergeJob(job, readRecords(file), photo, {
    hasCommonSize: values.size === 'common',
    isShortened: values.shorten === true,
  });
  for (const finding of findings) console.log(`${finding.record}: ${finding.page}/${finding.element} ${finding.kind}`);
  for (const { record, finding } of posted) console.log(`${record}: ${finding.rule} ${finding.level}`);
  console.log(`${job.name}: ${printed} Namen, ${sheets.length} Seiten${worst.length > 0 ? `, zuerst anzusehen: ${worst.join(', ')}` : ''}`);
  if (sheets.length === 0) return;
  const { pdf } = await pressFiles(`${job.row.name} (${job.name})`, sheets, [photo], profile.kind === 'lab' ? undefined : profile);
  await writePrivateFile(join(folder, `${job.name}.records.pdf`), pdf);
}

/** A contact sheet, and each poster in each colourway. */
async function writePosters(designs: readonly PosterDesign[], folder: string, format: string | undefined): Promise<void> {
  const jobs = posterJobs(designs, format);
  for (const job of jobs) {
    const { pixels, width, height } = await posterPixels(job, 1000);
    const file = join(folder, `${job.design.template.id}-${job.colourway}.png`);
    const picture = sharp(pixels, { raw: { width, height, channels: 4 } });
    await writePrivateFile(file, await picture.png().toBuffer());
  }
  await writePrivateFile(join(folder, 'posters.png'), await contactSheet(jobs));
  console.log(`${jobs.length} Poster`);
}

/** Contact sheets of all designs, or of one family in all its colourways and forms. */
async function writeContact(folder: string, family: string | undefined): Promise<void> {
  if (family !== undefined) {
    const tiles = wholeTiles(designRows.filter((row) => row.family === family));
    if (tiles.length === 0) fail(`Die Familie „${family}“ gibt es nicht.`);
    await writePrivateFile(join(folder, `${family}.png`), await (await designContactSheet(tiles)).png().toBuffer());
    return;
  }
  const sheets = { leads: leadRows, pieces: designRows.filter(({ suite }) => suite !== undefined) };
  for (const [name, rows] of Object.entries(sheets)) {
    const sheet = await designContactSheet(frontTiles(rows), 14);
    await writePrivateFile(join(folder, `${name}.webp`), await sheet.webp({ quality: 70 }).toBuffer());
    console.log(`${name}.webp: ${rows.length} Designs`);
  }
}

const options = {
  out: { type: 'string' },
  texts: { type: 'string' },
  colourways: { type: 'string' },
  profile: { type: 'string' },
  format: { type: 'string' },
  family: { type: 'string' },
  records: { type: 'string' },
  size: { type: 'string' },
  shorten: { type: 'boolean' },
} as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true, strict: false });
const [wanted] = positionals;
const out = typeof values.out === 'string' ? values.out : null;
if (!wanted || !out) fail('Es fehlt, was gedruckt werden soll und wohin.');
if (wanted === 'contact') {
  await makePrivateFolder(out);
  await writeContact(out, typeof values.family === 'string' ? values.family : undefined);
  process.exit(0);
}
const wantedPosters = posters.filter(({ template }) => wanted === 'posters' || wanted === template.id);
const texts = readTexts(typeof values.texts === 'string' ? values.texts : undefined);
const chosen = chooseJobs(wanted);
const jobs = values.colourways === 'all' ? printJobs().filter(({ row }) => chosen.some((job) => job.row.id === row.id)) : chosen;
const supplier = typeof values.profile === 'string' ? values.profile : 'haus';
if (!isSupplierName(supplier)) fail(`Den Lieferanten „${supplier}“ gibt es nicht.`);
const profile = suppliers[supplier];
if (jobs.length === 0 && wantedPosters.length === 0) fail(`Das Design „${wanted}“ gibt es nicht.`);

// The words may be a customer's.
await makePrivateFolder(out);
if (wantedPosters.length > 0) await writePosters(wantedPosters, out, typeof values.format === 'string' ? values.format : undefined);
const photo = await samplePhoto();
for (const job of jobs) {
  if (typeof values.records === 'string') {
    await writeRecords(job, values.records, out);
    continue;
  }
  const { sheets, findings } = await layoutJob(job, texts, photo);
  if (profile.kind === 'lab') {
    const files = await labFiles(sheets, [photo], profile);
    for (const [index, file] of files.entries()) await writePrivateFile(join(out, `${job.name}-p${index + 1}.jpg`), file);
    console.log(`${job.name}: ${files.length} Bilder`);
    continue;
  }
  const { pdf, flat } = await pressFiles(`${job.row.name} (${job.name})`, sheets, [photo], profile);
  const pictures = await pagePictures(sheets, [photo]);
  await writePrivateFile(join(out, `${job.name}.pdf`), pdf);
  await writePrivateFile(join(out, `${job.name}.flat.pdf`), flat);
  await writePrivateFile(join(out, `${job.name}.layout.json`), `${JSON.stringify(sheets)}\n`);
  for (const [index, picture] of pictures.entries()) await writePrivateFile(join(out, `${job.name}-p${index + 1}.png`), picture);
  const noticed = findings.map((finding) => `${finding.page}/${finding.element} ${finding.kind}`).join(', ');
  console.log(`${job.name}: ${sheets.length} Seiten${noticed ? `, zu prüfen: ${noticed}` : ''}`);
}
