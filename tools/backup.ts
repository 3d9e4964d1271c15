/** `npm run backup -- FOLDER`: a whole copy of the shop, while it runs. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { filesSettings } from '#app/open-shop.ts';
import { formatNumber } from '#core/values/unit.ts';
import { backUp } from '#services/backup/backup.ts';
import { openFiles } from '#store/file/files.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { alignedRows, fail, runWithSettings } from './command.ts';

const [given, ...more] = process.argv.slice(2);

await runWithSettings(async (settings) => {
  if (!given || more.length > 0) return fail(t('operator.backup.usage'));
  const folder = resolve(given);
  const files = await openFiles(filesSettings(settings));
  const { version } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const passphrase = settings.BACKUP_PASSPHRASE ?? null;
  const manifest = await backUp({ store: settings.store, files, version, passphrase }, folder, new Date());
  const number = (value: number) => formatNumber(value, 'de-DE');
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const facts: [string, string][] = [
    [t('operator.backup.tables'), number(manifest.tables.length)],
    [t('operator.backup.rows'), number(rows)],
    [t('operator.backup.files'), number(manifest.files.count)],
    [t('operator.backup.bytes'), `${formatNumber(manifest.files.bytes / 1e6, 'de-DE', 1)} MB`],
    [t('operator.backup.order'), `F${manifest.orderCounter}`],
    [
      t('operator.backup.secrets'),
      settings.store.shopSecret
        ? t('operator.backup.secrets.rows')
        : manifest.secrets
          ? t('operator.backup.secrets.sealed')
          : t('operator.backup.secrets.apart', { folder: `${settings.dataDir}/secrets` }),
    ],
  ];
  console.log(`${t('operator.backup.done', { folder })}\n${alignedRows(facts)}`);
});
