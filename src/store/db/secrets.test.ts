import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { faultMessage, isFault } from '#core/values/fault.ts';
import { type Engine, onEachEngine } from '#tests/engines.ts';
import { giftVoucher } from '#tests/gift-vouchers.ts';
import { operatorText } from '#texts/server-texts.ts';
import { replaceSecret, resealSecrets, storedSecrets } from './secrets.ts';
import { openStore, type Store, type StoreSettings } from './store.ts';

const shopSecret = 'first-secret-of-the-shop-0123456789';
const otherSecret = 'other-secret-of-the-shop-0123456789';

/** A folder of another machine. */
function machine(files: Record<string, string> = {}): string {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-machine-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  writeSecrets(dataDir, files);
  return dataDir;
}

function writeSecrets(dataDir: string, files: Record<string, string>): void {
  mkdirSync(join(dataDir, 'secrets'), { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dataDir, 'secrets', name), text);
}

/** A shop with a setting; machines of SQLite share the folder, those of PostgreSQL the database. */
async function settingsOf({ fresh }: Engine, secret = shopSecret): Promise<StoreSettings> {
  return { ...(await fresh()), shopSecret: secret };
}

/** The sentence that a start ends with, or null. */
async function refusalOf(settings: StoreSettings): Promise<string | null> {
  const store = await openStore(settings, () => new Date()).catch((error: unknown) => {
    if (!isFault(error)) throw error;
    return operatorText(faultMessage(error));
  });
  if (typeof store === 'string') return store;
  await store.close();
  return null;
}

const rowsOf = (store: Store) => store.db.selectFrom('secrets').selectAll().orderBy('name').execute();

onEachEngine('secrets of a shop with SHOP_SECRET', (open, engine) => {
  test('processes that start at once share each secret, and no row or file shows it', async () => {
    const settings = await settingsOf(engine);
    const stores = await Promise.all([open(settings), open(settings), open(settings)]);
    const vouchers = await Promise.all(stores.map(({ secretOf }) => secretOf('vouchers')));
    expect(new Set(vouchers).size).toBe(1);
    expect(new Set(stores.map(({ linkSecret }) => linkSecret)).size).toBe(1);
    expect(vouchers[0]).toMatch(/^[\w-]{43}$/);
    const [store] = stores;
    const rows = store ? await rowsOf(store) : [];
    expect(rows.map(({ name }) => name)).toEqual(['links', 'vouchers']);
    expect(JSON.stringify(rows)).not.toContain(vouchers[0]);
    expect(readdirSync(settings.dataDir)).not.toContain('secrets');
  });

  test('the first start takes over every file of the folder; a later one may have the same files', async () => {
    const settings = await settingsOf(engine);
    writeSecrets(settings.dataDir, { vouchers: 'v', links: 'l', 'cms-management-token': 'm' });
    const store = await open(settings);
    expect([await store.secretOf('vouchers'), store.linkSecret, await store.secretOf('cms-management-token')]).toEqual(['v', 'l', 'm']);
    expect(await refusalOf(settings)).toBeNull();
    expect(readFileSync(join(settings.dataDir, 'secrets', 'vouchers'), 'utf8')).toBe('v');
  });

  test('a start whose files differ from the stored secrets is refused with the names, and changes nothing [E099]', async () => {
    const settings = await settingsOf(engine);
    const store = await open(settings);
    const before = await rowsOf(store);
    writeSecrets(settings.dataDir, { 'cms-public-token': 'p', links: 'another' });
    const refusal = await refusalOf(settings);
    expect(refusal).toContain('SHOP_SECRET');
    expect(refusal).toContain(`links im Ordner ${join(settings.dataDir, 'secrets')}`);
    expect(await rowsOf(store)).toEqual(before);
  });

  test('a start with another setting, or without one, is refused and names the setting [E099]', async () => {
    const settings = await settingsOf(engine);
    await open(settings);
    expect(await refusalOf({ ...settings, shopSecret: otherSecret })).toMatch(/^SHOP_SECRET öffnet die Geheimnisse dieses Shops nicht/);
    if (settings.databaseUrl === null) expect(await refusalOf({ ...settings, shopSecret: undefined })).toMatch(/^SHOP_SECRET fehlt/);
  });

  test('where vouchers were sold, the first start with the setting is that of a machine that opens them', async () => {
    const settings = { ...(await engine.migrated()) };
    const sold = machine({ vouchers: 'secret of the seller' });
    const store = await open(settings);
    await giftVoucher({ store, voucherSecret: 'secret of the seller' }, 2_000);
    await store.write((trx) => trx.deleteFrom('secrets').execute());
    rmSync(join(settings.dataDir, 'secrets'), { recursive: true, force: true });
    const withSetting: StoreSettings = { ...settings, shopSecret };
    expect(await refusalOf(withSetting)).toContain('verkaufte Gutscheine');
    writeSecrets(settings.dataDir, { vouchers: 'made by this machine' });
    expect(await refusalOf(withSetting)).toContain(join(settings.dataDir, 'secrets'));
    writeFileSync(join(settings.dataDir, 'secrets', 'vouchers'), readFileSync(join(sold, 'secrets', 'vouchers')));
    expect(await refusalOf(withSetting)).toBeNull();
  });

  test('a changed setting seals all secrets anew; only the new one opens them', async () => {
    const settings = await settingsOf(engine);
    const store = await open(settings);
    const vouchers = await store.secretOf('vouchers');
    await expect(resealSecrets(store, otherSecret, shopSecret)).rejects.toMatchObject({ code: 'internal' });
    expect(await resealSecrets(store, shopSecret, otherSecret)).toBe(2);
    expect(await refusalOf(settings)).toContain('SHOP_SECRET');
    expect(await (await open({ ...settings, shopSecret: otherSecret })).secretOf('vouchers')).toBe(vouchers);
    // A process that still has the old one makes no secret that the others cannot open.
    await expect(store.secretOf('flags-visitors')).rejects.toMatchObject({ code: 'internal' });
    expect(await rowsOf(store)).toHaveLength(2);
  });

  test('a replaced secret has a new value, and an unknown one is not made', async () => {
    const settings = await settingsOf(engine);
    const store = await open(settings);
    const old = await store.secretOf('cms-public-token');
    expect(await replaceSecret(store, shopSecret, 'cms-public-token')).toBe(true);
    expect(await store.secretOf('cms-public-token')).not.toBe(old);
    expect(await replaceSecret(store, shopSecret, 'flags-visitors')).toBe(false);
    expect([...(await storedSecrets(store.db, shopSecret)).keys()]).toEqual(['cms-public-token', 'links']);
  });

  if (engine.name === 'postgres')
    test('machines with folders of their own have the same secrets', async () => {
      const settings = await settingsOf(engine);
      const [a, b] = [await open(settings), await open({ ...settings, dataDir: machine() } as StoreSettings)];
      expect(await b.secretOf('vouchers')).toBe(await a.secretOf('vouchers'));
      expect(b.linkSecret).toBe(a.linkSecret);
    });
});
