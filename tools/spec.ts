/** `npm run spec`: which rows of the specification's checklist have a test that carries their number, and which have none. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const rows = [...range('F', 518), ...range('E', 72)];
const tests = new Map<string, string[]>();

function range(letter: string, last: number): string[] {
  return Array.from({ length: last }, (_, index) => `${letter}${String(index + 1).padStart(3, '0')}`);
}

for (const folder of ['src', 'tests']) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.test\.tsx?$/.test(entry.name)) continue;
    const text = readFileSync(join(entry.parentPath, entry.name), 'utf8');
    for (const match of text.matchAll(/\[([FE]\d{3}(?:, ?[FE]\d{3})*)\]/g)) {
      for (const row of (match[1] ?? '').split(/, ?/)) tests.set(row, [...(tests.get(row) ?? []), join(entry.parentPath, entry.name)]);
    }
  }
}

const unknown = [...tests.keys()].filter((row) => !rows.includes(row));
const covered = rows.filter((row) => tests.has(row));
const open = rows.filter((row) => !tests.has(row));
for (const row of covered) console.log(`${row}  ${[...new Set(tests.get(row))].join(', ')}`);
console.log(`\nohne Test: ${open.join(' ')}`);
console.log(`\n${covered.length} von ${rows.length} Zeilen haben einen Test, ${open.length} noch nicht.`);
if (unknown.length > 0) {
  console.error(`Diese Nummern gibt es nicht: ${unknown.join(', ')}`);
  process.exit(1);
}
