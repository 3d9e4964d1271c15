/**
 * `npm run impose -- FILE.pdf --sides 2 --sheet sra3 --out DIR`: puts the pages of a print file on press sheets, in the order of cut and stack.
 * Several files become gang forms; `--copies 50,75` says how many of each. `--records records.csv` takes the files of a line that is printed with a
 * list, `--orders` the lines of the orders of a day. It writes the sheets as PDF, where each piece lies, an XJDF and a manifest, and for gang
 * forms a ticket.
 */

import { readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { filesSettings } from '#app/open-shop.ts';
import { standardDepth } from '#core/imposition/cut-and-stack.ts';
import { sheetSizes } from '#core/imposition/sheet-plan.ts';
import { openSource } from '#paint/imposition/source.ts';
import { sha256 } from '#services/sha256.ts';
import { openFiles } from '#store/file/files.ts';
import { makePrivateFolder, writePrivateFile } from '#store/file/private-files.ts';
import { fail, runWithStore } from './command.ts';
import { type DayFile, dayGroups, linesOfOrders } from './impose-orders.ts';
import { recordFiles } from './impose-records.ts';
import {
  type ImposedFile,
  type ImposeSettings,
  impositionFiles,
  planGang,
  planStacks,
  refusalOf,
  type SheetPlan,
} from './impose-sheets.ts';

const usage = `npm run impose -- FILE.pdf … --sides 1|2 --sheet ${Object.keys(sheetSizes).join('|')} --out DIR
  --copies 75 oder 50,75   Auflage, bei mehreren Dateien je Datei
  --turn long|short        Kante, um die der Bogen gewendet wird; sonst long
  --depth 250              Bogen in einem Stapel
  --paper, --refinement, --plate-day, --set-up 20   für Sammelformen
npm run impose -- --records DIR/records.csv --position 1 --out DIR
npm run impose -- --orders 2026-12-01 oder F1000001,F1000002 --out DIR`;

const options = {
  out: { type: 'string' },
  records: { type: 'string' },
  position: { type: 'string', default: '1' },
  orders: { type: 'string' },
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

function settingsOf(pages: string | undefined): ImposeSettings {
  const { sheet, turn } = values;
  if (!Object.hasOwn(sheetSizes, sheet)) return refuse(`Den Bogen „${sheet}“ gibt es nicht.`);
  if (pages !== '1' && pages !== '2') return refuse('Es fehlt, wie viele Seiten ein Stück hat.');
  if (turn !== 'long' && turn !== 'short') return refuse(`Um „${turn}“ wird kein Bogen gewendet.`);
  return {
    sheet: sheetSizes[sheet as keyof typeof sheetSizes],
    sides: pages === '2' ? 2 : 1,
    edge: turn,
    depth: wholeNumber(values.depth, 'Die Stapelhöhe', 1),
    setUpSheets: wholeNumber(values['set-up'], 'Der Zuschuss', 0),
  };
}

type Job = { files: readonly ImposedFile[]; plan: SheetPlan; settings: ImposeSettings; name: string };

async function write(out: string, { files, plan, settings, name }: Job): Promise<void> {
  await makePrivateFolder(out);
  for (const [file, bytes] of await impositionFiles(files, plan, settings, name)) await writePrivateFile(join(out, file), bytes);
  const printed = plan.sheets.reduce((sum, sheet) => sum + sheet.printed, 0);
  console.log(`${name}.pdf: ${plan.sheets.length} ${plan.forms.length === 0 ? 'Bogen' : 'Formen'}, gedruckt ${printed} Bogen`);
}

async function imposeFiles(out: string): Promise<void> {
  const settings = settingsOf(values.sides);
  const counts = values.copies.split(',').map((text) => wholeNumber(text, 'Die Auflage', 0));
  if (counts.length !== 1 && counts.length !== positionals.length) refuse('Es braucht eine Auflage für alle Dateien oder eine für jede.');
  const files = positionals.map((path, index) => readSource(path, counts[index] ?? counts[0] ?? 1));
  const refusal = refusalOf(files, settings);
  if (refusal) fail(refusal);
  const [first] = files as [ImposedFile];
  const facts = { paper: values.paper, refinement: values.refinement, plateDay: values['plate-day'] };
  const plan = files.length === 1 ? planStacks(files, settings) : planGang(files, facts, settings);
  const name = files.length === 1 ? `${basename(first.name, '.pdf')}_${values.sheet}` : `sammelform_${values.sheet}`;
  await write(out, { files, plan, settings, name });
}

/** The files that records.csv names, which lie beside it, in the order of the records. */
async function imposeRecords(list: string, out: string): Promise<void> {
  const named = recordFiles(readFileSync(list, 'utf8'), values.position);
  if (named === null) return refuse(`${basename(list)} ist keine Liste von Datensätzen, oder sie hat keine Position ${values.position}.`);
  const settings = settingsOf(String(named.sides));
  const copies = wholeNumber(values.copies, 'Die Auflage', 1);
  const files = named.files.map(({ name, first }) => ({ ...readSource(join(dirname(list), name), copies), firstRecord: first }));
  const pages = files.reduce((sum, { source }) => sum + source.pages.length, 0);
  if (pages !== named.records * named.sides) fail(`Die Dateien haben ${pages} Seiten, die Liste ${named.records * named.sides}.`);
  const refusal = refusalOf(files, settings, false);
  if (refusal) fail(refusal);
  const name = `${basename(files[0]?.name ?? '', '.pdf').replace(/_r\d+-\d+(?=_)/, '')}_${values.sheet}`;
  await write(out, { files, plan: planStacks(files, settings), settings, name });
}

/** Forms of lines that may share one, a job for each group of them. */
async function imposeOrders(wanted: string, out: string): Promise<void> {
  await runWithStore(async (store, shop) => {
    const lines = await linesOfOrders(store, await openFiles(filesSettings(shop)), wanted);
    if (!lines) refuse(`„${wanted}“ ist kein Tag und keine Liste von Bestellungen.`);
    for (const sentence of lines.left) console.log(sentence);
    for (const [at, files] of dayGroups(lines.files).entries()) {
      const [first] = files as [DayFile];
      const settings = settingsOf(String(first.sides));
      const fitting = files.filter((file) => refusalOf([file], settings, true) === null);
      for (const file of files) if (!fitting.includes(file)) console.log(refusalOf([file], settings, true));
      if (fitting.length === 0) continue;
      await write(out, {
        files: fitting,
        plan: planGang(fitting, first, settings),
        settings,
        name: `sammelform-${at + 1}_${values.sheet}`,
      });
    }
  });
}

const { values, positionals } = parseArgs({ options, allowPositionals: true });
const { out, records, orders } = values;
const sources = [positionals.length > 0, records !== undefined, orders !== undefined].filter(Boolean).length;
if (sources !== 1 || !out) refuse('Es fehlt, was ausgeschossen wird und wohin.');
if (records !== undefined) await imposeRecords(records, out);
else if (orders !== undefined) await imposeOrders(orders, out);
else await imposeFiles(out);
