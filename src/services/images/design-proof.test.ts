/** Proofs that take too long. What a thread does is a stand-in. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { OwnerId } from '#core/customer/owner.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { isFault } from '#core/values/fault.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { designProof, type ProofToDraw } from '#services/images/design-picture.ts';
import type * as threads from '#services/jobs/thread-pool.ts';
import { openStore } from '#store/db/store.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { proofMarks } from './proof/proof-marks.ts';

const pool = vi.hoisted(() => ({ runs: 0, run: async (): Promise<unknown> => new Uint8Array() }));
vi.mock('#services/jobs/thread-pool.ts', async (original) => ({
  ...(await original<typeof threads>()),
  openThreadPool: () => ({
    run: () => {
      pool.runs += 1;
      return pool.run();
    },
  }),
}));
beforeEach(() => {
  pool.runs = 0;
});

const clock = () => new Date('2026-11-20T10:00:00Z');
const row = designRows.find(({ id }) => id === 'olivia') as DesignTemplate;
const design = blankDesign(row, 'folded', 'a6', row.colourways[0]?.key, 'none') as ProductDocument;

function proof(key: string): ProofToDraw {
  return { owner: 'eve' as OwnerId, key, open: async () => ({ design, marks: proofMarks(design, 'federleicht', clock()) }) };
}

test('a design that took too long is refused at once when it is asked for again, until it is saved anew', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'design-proof-'));
  const shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
  const outcome = (key: string, address: string) =>
    designProof(shop, proof(key), address).then(
      () => 'drawn',
      (error: unknown) => (isFault(error) ? `${error.code} ${error.details.retryAfterSeconds}` : String(error)),
    );
  pool.run = () => Promise.reject(new DOMException('late', 'TimeoutError'));
  const crowd = await Promise.all(Array.from({ length: 8 }, (_, at) => outcome('card 7 proof', `203.0.113.${at}`)));
  expect(new Set(crowd)).toEqual(new Set(['too-complex 600']));
  expect(await outcome('card 7 proof', '203.0.113.20')).toBe('too-complex 600');
  expect(pool.runs).toBe(1);
  pool.run = async () => new Uint8Array();
  expect(await outcome('card 8 proof', '203.0.113.1')).toBe('drawn');
  await shop.store.close();
  rmSync(dataDir, { recursive: true });
});
