/** `npm run erase -- ADDRESS`: erases one person, while the shop runs. */
import { openDataFolder } from '#app/data-folder.ts';
import { filesSettings } from '#app/open-shop.ts';
import { isEmail } from '#core/customer/email.ts';
import { erasePerson } from '#services/erasure/erase-person.ts';
import { truncateLog } from '#store/db/sqlite.ts';
import { openFiles } from '#store/file/files.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail, runWithStore } from './command.ts';

const [address, ...more] = process.argv.slice(2);

await runWithStore(async (store, settings) => {
  if (!address || more.length > 0 || !isEmail(address)) return fail(t('operator.erase.usage'));
  await openDataFolder(settings.dataDir);
  const files = await openFiles(filesSettings(settings));
  const result = await erasePerson({ store, files, dataDir: settings.dataDir }, address, new Date());
  if (!result.ok) return fail(t(result.reason));
  if (store.engine === 'sqlite') truncateLog(settings.dataDir);
  const { records, kept, files: removed } = result.erasure;
  if (records.length === 0) return console.log(t('operator.erase.none', { address }));
  const count = (kind: (typeof records)[number]['kind']) => String(records.filter((record) => record.kind === kind).length);
  const facts: [string, string][] = [
    [t('operator.erase.owners'), count('owner')],
    [t('operator.erase.messages'), count('message')],
    [t('operator.erase.mails'), count('mail')],
    [t('operator.erase.newsletter'), String(Number(count('subscriber')) + Number(count('sign-up')))],
    [t('operator.backup.files'), String(removed)],
    [t('operator.erase.kept'), kept.length > 0 ? t('operator.erase.kept.orders', { orders: kept }) : '0'],
  ];
  console.log(`${t('operator.erase.done', { address })}\n${alignedRows(facts)}\n${t('operator.erase.backups')}`);
});
