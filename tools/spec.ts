/** `npm run spec`: which rows of docs/checklist.json the last test run proved. `npm run spec -- F047 E001` prints these rows with their titles. */
import checklist from '../docs/checklist.json' with { type: 'json' };
import { type RowState, specRows, unknownRows } from './spec-rows.ts';
import { readTestReport, testResults } from './test-report.ts';

const report = readTestReport();
if (!report) {
  console.error('Es gibt keinen Bericht eines Testlaufs. Starte zuerst: npm test');
  process.exit(1);
}

const titles = new Map(Object.entries(checklist));
const wanted = process.argv.slice(2);
const tests = testResults(report);
const rows = specRows([...titles.keys()], tests);
for (const { row, state, files } of rows) {
  if (wanted.length > 0 && !wanted.includes(row)) continue;
  console.log(`${row} ${state.padEnd(7)}  ${files.join(', ')}`.trimEnd());
  if (wanted.length > 0) console.log(`     ${titles.get(row)}`);
}

const count = (state: RowState) => rows.filter((row) => row.state === state).length;
const day = new Date(report.startTime).toISOString().slice(0, 16).replace('T', ' ');
console.log(`\nTestlauf vom ${day} UTC: ${tests.length} Tests in ${report.files.length} Dateien.`);
console.log(
  `${rows.length} Zeilen: ${count('proved')} proved, ${count('failed')} failed, ${count('skipped')} skipped, ${count('none')} none.`,
);
const unknown = unknownRows([...titles.keys()], tests);
if (unknown.length > 0) {
  console.error(`Diese Nummern gibt es nicht: ${unknown.join(', ')}`);
  process.exit(1);
}
