/** `npm run secrets -- list|show NAME|replace NAME|change`: the secrets that the database holds sealed with SHOP_SECRET. */
import { join } from 'node:path';
import { secretsFolder } from '#store/db/secret-files.ts';
import { replaceSecret, resealSecrets, storedSecrets } from '#store/db/secrets.ts';
import { operatorText as t } from '#texts/server-texts.ts';
import { fail, runWithStore } from './command.ts';

const [command = '', name, ...more] = process.argv.slice(2);

await runWithStore(async (store, { dataDir, store: { shopSecret }, NEW_SHOP_SECRET }) => {
  const folder = secretsFolder(dataDir);
  if (shopSecret === undefined) fail(t('operator.secrets.files', { folder }));
  if (more.length > 0) fail(t('operator.secrets.usage'));
  if (command === 'list' && name === undefined) {
    console.log([...(await storedSecrets(store.db, shopSecret)).keys()].join('\n'));
  } else if (command === 'show' && name !== undefined) {
    console.log((await storedSecrets(store.db, shopSecret)).get(name) ?? fail(t('operator.secrets.unknown', { name })));
  } else if (command === 'replace' && name !== undefined) {
    if (!(await replaceSecret(store, shopSecret, name))) fail(t('operator.secrets.unknown', { name }));
    console.log(t('operator.secrets.replaced', { name, file: join(folder, name) }));
  } else if (command === 'change' && name === undefined) {
    if (NEW_SHOP_SECRET === undefined) fail(t('operator.secrets.no-new'));
    console.log(t('operator.secrets.changed', { count: await resealSecrets(store, shopSecret, NEW_SHOP_SECRET) }));
  } else fail(t('operator.secrets.usage'));
});
