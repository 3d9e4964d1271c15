/** `node tools/setup.mjs run tools/school-holidays.ts FILE`: takes school holidays by decree over from a file, in place of all that were there. */
import { readFileSync } from 'node:fs';
import { isFault } from '#core/values/fault.ts';
import { putOperatorRow } from '#store/catalogue/catalogue.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { fail, runWithStore } from './command.ts';

const [file, ...more] = process.argv.slice(2);
if (file === undefined || more.length > 0) fail(t('operator.school-holidays.usage'));

function rowsOf(name: string): unknown {
  try {
    return JSON.parse(readFileSync(name, 'utf8'));
  } catch (error) {
    return fail(t('operator.school-holidays.no-file', { file: name, error: error instanceof Error ? error.message : String(error) }));
  }
}

await runWithStore(async (store) => {
  const rows = rowsOf(file);
  try {
    await putOperatorRow(store, 'options', 'school-holidays', rows);
  } catch (error) {
    if (!isFault(error) || error.code !== 'bad-input') throw error;
    fail(t('operator.school-holidays.wrong', { error: error.message }));
  }
  console.log(t('operator.school-holidays.taken', { count: Array.isArray(rows) ? rows.length : 0 }));
});
