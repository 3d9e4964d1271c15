/** Starting and leaving: what people read when something is in the way, and that nothing stays behind. */
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

let shop: RunningShop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

function start(env: Record<string, string>) {
  return spawnSync(process.execPath, ['build/server/server.js'], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: shop.dataDir, WORKERS: '0', ...env },
    encoding: 'utf8',
    timeout: 60_000,
  });
}

describe('starting', () => {
  test('a port in use is named, with the way out', () => {
    const second = start({ PORT: String(shop.port) });
    expect(second.status).toBe(1);
    expect(second.stderr).toContain(`Der Port ${shop.port} ist belegt.`);
    expect(second.stderr).not.toMatch(/at .*\.js/);
  });

  test('a wrong setting is named, and nothing else happens', () => {
    const wrong = start({ PORT: 'achtzig' });
    expect(wrong.status).toBe(1);
    expect(wrong.stderr).toContain('PORT: eine Portnummer von 0 bis 65535');
    expect(wrong.stderr).not.toMatch(/at .*\.js/);
  });

  test('health is a plain answer', async () => {
    const answer = await send(shop, { path: '/healthz' });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
  });

  test('a request to end finishes and leaves cleanly', async () => {
    const other = await startShop();
    const answer = send(other, { path: '/karten-designen/' });
    await answer;
    await other.stop();
    expect(other.process.exitCode).toBe(0);
    await expect(send(other, { path: '/healthz' })).rejects.toThrow();
    removeData(other);
  });
});
