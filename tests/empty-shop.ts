/** A shop of this process on SQLite and a folder of its own: no catalogue, no content service, nothing that decodes files. */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Shop } from '#services/handler.ts';
import { invoiceProvider, transferProvider } from '#services/payment/by-transfer.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { noStories } from '#tests/no-stories.ts';
import { germanBoundWords } from '#texts/bound-words.ts';

/** `fonts`: without faces unless given. `close` removes the folder. */
export async function openEmptyShop({ fonts }: Partial<Pick<Shop, 'fonts'>> = {}): Promise<{ shop: Shop; close(): Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-empty-'));
  const store = await openStore({ dataDir, databaseUrl: null }, () => new Date());
  const decode = () => Promise.reject(new Error('this shop decodes nothing'));
  const shop: Shop = {
    store,
    files: await openFiles({ dataDir, bucket: null }),
    tempDir: dataDir,
    fonts: fonts ?? { face: () => null, emoji: () => null, boundWords: germanBoundWords },
    hosts: [],
    bank: { recipient: '', iban: '' },
    payments: [invoiceProvider, transferProvider],
    uploadBytesPerDay: 20e9,
    voucherSecret: '',
    serviceMail: '',
    stories: noStories,
    clock: () => new Date(),
    log: () => {},
    decode,
    readOwnFile: decode,
    readGrid: decode,
  };
  return {
    shop,
    async close() {
      await store.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
