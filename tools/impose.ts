/**
 * `npm run impose -- FILE.pdf --sides 2 --sheet sra3 --out DIR`: puts the pages of a print file on press sheets, in the order of cut and stack.
 * Several files become gang forms; `--copies 50,75` says how many of each. It writes the sheets as PDF, where each piece lies, an XJDF and
 * a manifest, and for gang forms a ticket.
 */

import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { standardDepth } from '#core/imposition/cut-and-stack.ts';
import { sheetSizes } from '#core/imposition/sheet-plan.ts';
import { openSource } from '#paint/imposition/source.ts';
import { sha256 } from '#services/sha256.ts';
import { makePrivateFolder, writePrivateFile } from '#store/file/private-files.ts';
import { fail } from './command.ts';
import { type ImposedFile, type ImposeSettings, impositionFiles, planGang, planStacks, refusalOf } from './impose-sheets.ts';

const usage = `npm run impose -- FILE.pdf … --sides 1|2 --sheet ${Object.keys(sheetSizes).join('|')} --out DIR
  --copies 75 oder 50,75   Auflage, bei mehreren Dateien je Datei
  --turn long|short        Kante, um die der Bogen gewendet wird; sonst long
  --depth 250              Bogen in einem Stapel
  --paper, --refinement, --plate-day, --set-up 20   für Sammelformen`;

const options = {
  out: { type: 'string' },
  sheet: { type: 'string', default: 'sra3' },
  sides: { type: 'string' },
  copies: { type: 'string', default: '1' },
  turn: { type: 'string', default: 'long' },
  depth: { type: 'string', default: String(standardDepth) },
  paper: { type: 'string', default: '–' },
  refinement: { type: 'string', default: '–' },
  'plate-day': { type: 'string', default: '–' },
  'set-up': { type: 'string', default: '20' },
} as const;

/** Most pieces of one command: more sheets than a day's run. */
const maxCopies = 100_000;

function refuse(sentence: string): never {
  return fail(`${sentence}\n${usage}`);
}

function wholeNumber(text: string, what: string, least: number): number {
  const value = /^\d{1,6}$/.test(text) ? Number(text) : -1;
  return value >= least && value <= maxCopies ? value : refuse(`${what} ist eine ganze Zahl von ${least} bis ${maxCopies}.`);
}

function readSource(path: string, copies: number): ImposedFile {
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(readFileSync(path));
  } catch {
    return refuse(`${path} ist nicht lesbar.`);
  }
  const name = basename(path);
  const source = openSource(bytes);
  if (!source) return refuse(`${name} ist keine Druckdatei des Shops oder ist beschädigt.`);
  // Print files begin with their order and line; other files stand for themselves.
  const order = /^([A-Z]\d+)_(\d+)_/.exec(name)?.slice(1, 3).join('-') ?? basename(name, '.pdf');
  return { name, order, bytes: bytes.length, sha256: sha256(bytes), source, copies };
}

function settingsOf(): ImposeSettings {
  const { sheet, sides, turn } = values;
  if (!Object.hasOwn(sheetSizes, sheet)) return refuse(`Den Bogen „${sheet}“ gibt es nicht.`);
  if (sides !== '1' && sides !== '2') return refuse('Es fehlt, wie viele Seiten ein Stück hat.');
  if (turn !== 'long' && turn !== 'short') return refuse(`Um „${turn}“ wird kein Bogen gewendet.`);
  return {
    sheet: sheetSizes[sheet as keyof typeof sheetSizes],
    sides: sides === '2' ? 2 : 1,
    edge: turn,
    depth: wholeNumber(values.depth, 'Die Stapelhöhe', 1),
    setUpSheets: wholeNumber(values['set-up'], 'Der Zuschuss', 0),
  };
}

const { values, positionals } = parseArgs({ options, allowPositionals: true });
if (positionals.length === 0 || !values.out) refuse('Es fehlt, was ausgeschossen wird und wohin.');
const settings = settingsOf();
const counts = values.copies.split(',').map((text) => wholeNumber(text, 'Die Auflage', 0));
if (counts.length !== 1 && counts.length !== positionals.length) refuse('Es braucht eine Auflage für alle Dateien oder eine für jede.');
const files = positionals.map((path, index) => readSource(path, counts[index] ?? counts[0] ?? 1));
const refusal = refusalOf(files, settings);
if (refusal) fail(refusal);
const [first] = files as [ImposedFile];
const facts = { paper: values.paper, refinement: values.refinement, plateDay: values['plate-day'] };
const plan = files.length === 1 ? planStacks(first, settings) : planGang(files, facts, settings);
const name = files.length === 1 ? `${basename(first.name, '.pdf')}_${values.sheet}` : `sammelform_${values.sheet}`;
await makePrivateFolder(values.out);
for (const [file, bytes] of await impositionFiles(files, plan, settings, name)) await writePrivateFile(join(values.out, file), bytes);
const printed = plan.sheets.reduce((sum, sheet) => sum + sheet.printed, 0);
console.log(`${name}.pdf: ${plan.sheets.length} ${files.length === 1 ? 'Bogen' : 'Formen'}, gedruckt ${printed} Bogen`);
