/** The secrets of the shop: sealed rows that all its machines share, or files of DATA_DIR where SHOP_SECRET is not set. */
import type { Transaction } from 'kysely';
import { Fault } from '#core/values/fault.ts';
import type { MessageValues } from '#core/values/message.ts';
import { decryptCode } from '#store/order/voucher-keys.ts';
import { lockForStart } from './migrate.ts';
import { keyOf, openText, sealText } from './sealed-text.ts';
import { newSecret, secretFiles, secretsFolder, storedSecret } from './secret-files.ts';
import type { Tables } from './tables.ts';

type Change = Transaction<Tables>;

/** The part of the store that changes secrets. */
type Writer = { engine: 'sqlite' | 'postgres'; write<T>(work: (trx: Change) => Promise<T>): Promise<T> };

/** Files of `dataDir` where there is no `shopSecret`. */
type SecretSettings = { dataDir: string; shopSecret?: string | undefined };

export type SecretName =
  /** Opens the codes of gift vouchers: without it, those that were sold are found no more. */
  | 'vouchers'
  /** Opens the tokens of links that later mails and pages name: without it, orders are found by their links, but no new mail has them. */
  | 'links'
  | 'cms-public-token'
  | 'cms-preview-token'
  | 'cms-management-token'
  | 'flags-server-key'
  | 'flags-client-key'
  /** Another secret gives every visitor a new key, and with it another branch. */
  | 'flags-visitors'
  | 'test-payments';

/** A secret, made once for all processes of the shop. */
export type SecretOf = (name: SecretName) => Promise<string>;

export type SealedSecret = { name: string; sealed: string };

/** Throws a Fault whose text names SHOP_SECRET where it does not open every row. */
export function openSecrets(rows: readonly SealedSecret[], shopSecret: string): Map<string, string> {
  const key = sealingKey(shopSecret);
  return new Map(
    rows.map(({ name, sealed }) => {
      try {
        return [name, openText(key, name, sealed)];
      } catch (error) {
        throw refusal('other', {}, error);
      }
    }),
  );
}

/**
 * Part of a start, in its transaction: opens every row, and takes over the files of DATA_DIR that have none yet. Throws a Fault with a
 * sentence where SHOP_SECRET is missing or another one, and where a file differs from its row.
 */
export async function checkSecrets(trx: Change, { dataDir, shopSecret }: SecretSettings): Promise<void> {
  const rows = await trx.selectFrom('secrets').selectAll().execute();
  if (shopSecret === undefined) {
    if (rows.length > 0) throw refusal('missing');
    return;
  }
  const stored = openSecrets(rows, shopSecret);
  const files = await secretFiles(dataDir);
  const folder = secretsFolder(dataDir);
  for (const [name, secret] of files) {
    const known = stored.get(name);
    if (known !== undefined && known !== secret) throw refusal('differs', { name, folder });
  }
  if (!stored.has('vouchers') && !(await opensVouchers(trx, files.get('vouchers')))) throw refusal('vouchers', { folder });
  for (const [name, secret] of files) if (!stored.has(name)) await insertSecret(trx, shopSecret, name, secret);
}

/** Another machine may have sold vouchers with a secret that this one has not got. */
async function opensVouchers(trx: Change, secret: string | undefined): Promise<boolean> {
  const newest = await trx
    .selectFrom('gift_vouchers')
    .select(['id', 'code_encrypted'])
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!newest) return true;
  try {
    return secret !== undefined && decryptCode(secret, newest.id, newest.code_encrypted) !== '';
  } catch {
    return false;
  }
}

/** Reads secrets and makes those that are missing. */
export function secretReader(store: Writer, { dataDir, shopSecret }: SecretSettings): SecretOf {
  if (shopSecret === undefined) return (name) => storedSecret(dataDir, name);
  return (name) =>
    store.write(async (trx) => {
      await lockForStart(trx, store.engine);
      const known = (await storedSecrets(trx, shopSecret)).get(name);
      if (known !== undefined) return known;
      const secret = newSecret();
      await insertSecret(trx, shopSecret, name, secret);
      return secret;
    });
}

/** Every stored secret by name. */
export async function storedSecrets(trx: Pick<Change, 'selectFrom'>, shopSecret: string): Promise<Map<string, string>> {
  return openSecrets(await trx.selectFrom('secrets').selectAll().orderBy('name').execute(), shopSecret);
}

/** Seals every secret for another SHOP_SECRET; returns how many. All of them or none: no start sees some of each. */
export async function resealSecrets(store: Writer, from: string, to: string): Promise<number> {
  return store.write(async (trx) => {
    await lockForStart(trx, store.engine);
    const secrets = await storedSecrets(trx, from);
    for (const [name, secret] of secrets) await setSecret(trx, to, name, secret);
    return secrets.size;
  });
}

/** Gives a secret a new random value. False: it is not stored. */
export async function replaceSecret(store: Writer, shopSecret: string, name: string): Promise<boolean> {
  return store.write(async (trx) => {
    await lockForStart(trx, store.engine);
    if (!(await storedSecrets(trx, shopSecret)).has(name)) return false;
    await setSecret(trx, shopSecret, name, newSecret());
    return true;
  });
}

async function insertSecret(trx: Change, shopSecret: string, name: string, secret: string): Promise<void> {
  const sealed = sealText(sealingKey(shopSecret), name, secret);
  await trx.insertInto('secrets').values({ name, sealed }).execute();
}

async function setSecret(trx: Change, shopSecret: string, name: string, secret: string): Promise<void> {
  const sealed = sealText(sealingKey(shopSecret), name, secret);
  await trx.updateTable('secrets').set({ sealed }).where('name', '=', name).execute();
}

function sealingKey(shopSecret: string): Buffer {
  return keyOf(shopSecret, 'shop secrets');
}

/** The start ends with this sentence: what happened, what is safe, what to do. */
function refusal(reason: 'missing' | 'other' | 'differs' | 'vouchers', values: MessageValues = {}, cause?: unknown): Fault {
  return new Fault('internal', `secrets: ${reason}`, { text: { key: `operator.secret.${reason}`, values }, cause });
}
