/** `npm run export -- ADDRESS --out FOLDER`: what the shop stores of one person, as a folder. */
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { filesSettings } from '#app/open-shop.ts';
import { isEmail } from '#core/customer/email.ts';
import { exportPerson } from '#services/erasure/export-person.ts';
import { openFiles } from '#store/file/files.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail, runWithStore } from './command.ts';

await runWithStore(async (store, settings) => {
  const { values, positionals } = parseArgs({ options: { out: { type: 'string' } }, allowPositionals: true, strict: false });
  const [address, ...more] = positionals;
  if (!address || more.length > 0 || typeof values.out !== 'string' || !isEmail(address)) return fail(t('operator.export.usage'));
  const folder = resolve(values.out);
  const files = await openFiles(filesSettings(settings));
  const exported = await exportPerson({ store, files }, address, folder, new Date());
  const facts = (['orders', 'drafts', 'pictures', 'messages', 'mails', 'files'] as const).map((name): [string, string] => [
    t(`operator.export.${name}`),
    String(exported[name]),
  ]);
  console.log(`${t('operator.export.done', { address, folder })}\n${alignedRows(facts)}`);
});
