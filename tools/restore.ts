/** `npm run restore -- FOLDER`: brings a backup into an empty shop. */
import { resolve } from 'node:path';
import { filesSettings } from '#app/open-shop.ts';
import { restoreBackup } from '#services/backup/restore.ts';
import { openFiles } from '#store/file/files.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail, formatInstant, runWithSettings } from './command.ts';

const [given, ...more] = process.argv.slice(2);

await runWithSettings(async (settings) => {
  if (!given || more.length > 0) return fail(t('operator.restore.usage'));
  // Customers' data: what is written is private to the shop's user.
  process.umask(0o077);
  const folder = resolve(given);
  const files = await openFiles(filesSettings(settings));
  const manifest = await restoreBackup(
    { store: settings.store, files, passphrase: settings.BACKUP_PASSPHRASE ?? null },
    folder,
    new Date(),
  );
  const secrets = `${settings.dataDir}/secrets`;
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const facts: [string, string][] = [
    [t('operator.backup.tables'), String(manifest.tables.length)],
    [t('operator.backup.rows'), String(rows)],
    [t('operator.backup.files'), String(manifest.files.count)],
    [t('operator.restore.numbers'), t('operator.restore.numbers.from', { number: manifest.orderCounter })],
    [
      t('operator.backup.secrets'),
      manifest.tables.some(({ name, rows: count }) => name === 'secrets' && count > 0)
        ? t('operator.backup.secrets.rows')
        : t(manifest.secrets ? 'operator.restore.secrets.written' : 'operator.restore.secrets.apart', { folder: secrets }),
    ],
  ];
  console.log(`${t('operator.restore.done', { folder, at: formatInstant(manifest.at) })}\n${alignedRows(facts)}`);
});
