/**
 * `npm run spec`: which rows of docs/checklist.json the newest results of all tests prove, and what each other row waits for. Fails where a
 * row that was proved is not any more. `npm run spec -- F047 E001` prints these rows with their titles; `--record` notes what is proved now.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import checklist from '../docs/checklist.json' with { type: 'json' };
import { lostRows, provedRows, type RowState, rowRecordSchema, specRows, unknownRows, withProved } from './spec-rows.ts';
import { parts } from './test-parts.ts';
import { lastReports, newestFiles, testResults } from './test-report.ts';

const recordFile = new URL('../docs/checklist-states.json', import.meta.url);

const { values, positionals: wanted } = parseArgs({ options: { record: { type: 'boolean', default: false } }, allowPositionals: true });
const reports = lastReports();
if (reports.length === 0) {
  console.error('Es gibt keinen Bericht eines Testlaufs. Starte zuerst: npm test');
  process.exit(1);
}

const titles = new Map(Object.entries(checklist));
const record = rowRecordSchema.parse(JSON.parse(readFileSync(recordFile, 'utf8')));
const files = newestFiles(reports).filter(({ file }) => existsSync(file));
const tests = testResults({ files });
const rows = specRows([...titles.keys()], tests);
for (const { row, state, files: own } of rows) {
  if (wanted.length > 0 && !wanted.includes(row)) continue;
  const waitsFor = record.waiting[row];
  const shown = waitsFor && state === 'proved' ? 'part' : state;
  const notes = [...(waitsFor ? [`wartet auf: ${waitsFor}`] : []), ...own].join(', ');
  console.log(`${row} ${shown.padEnd(7)}  ${notes}`.trimEnd());
  if (wanted.length > 0) console.log(`     ${titles.get(row)}`);
}

const proved = new Set(provedRows(rows, record));
const count = (state: RowState) => rows.filter((row) => row.state === state && !proved.has(row.row)).length;
const runs = new Set(reports.map(({ run }) => run));
const missing = parts.map(({ name }) => name).filter((name) => !runs.has(name));
console.log(`\n${tests.length} Tests in ${new Set(files.map(({ file }) => file)).size} Dateien, aus den Läufen ${[...runs].join(', ')}.`);
if (missing.length > 0) console.log(`Ohne Bericht: ${missing.join(', ')}.`);
console.log(
  `${rows.length} Zeilen: ${proved.size} proved, ${count('proved')} part, ${count('failed')} failed, ${count('skipped')} skipped, ${count('none')} none.`,
);

if (values.record) writeFileSync(recordFile, `${JSON.stringify(withProved(rows, record), null, 2)}\n`);
const lost = lostRows(rows, record);
for (const { row, state } of lost) console.error(`Nicht mehr bewiesen: ${row} (${state}) ${titles.get(row)}`);
const unknown = unknownRows([...titles.keys()], tests);
if (unknown.length > 0) console.error(`Diese Nummern gibt es nicht: ${unknown.join(', ')}`);
if (lost.length + unknown.length > 0) process.exit(1);
