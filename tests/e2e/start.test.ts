/** Starting and leaving: what people read when something is in the way, and that nothing stays behind. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guest, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';

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

  test('the shop says that it is ready', async () => {
    const answer = await send(shop, { path: '/readyz' });
    expect([answer.status, answer.text]).toEqual([200, '{"status":"ok"}']);
  });

  test('the data folder and the files in it are private to the user of the shop', () => {
    const modeOf = (path: string) => statSync(path).mode & 0o777;
    expect(modeOf(shop.dataDir)).toBe(0o700);
    const files = readdirSync(shop.dataDir, { withFileTypes: true }).filter((entry) => entry.isFile());
    expect(files.map(({ name }) => name)).toContain('shop.db');
    for (const { name } of files) expect([name, modeOf(join(shop.dataDir, name))]).toEqual([name, 0o600]);
  });

  test('a request in flight when the shop ends is answered', async () => {
    const other = await startShop();
    const text = JSON.stringify({ event: 'app-error', message: 'slow', stack: '', path: '/', repeats: 0 });
    const answered = new Promise<number | undefined>((resolve, reject) => {
      const slow = request(
        {
          host: '127.0.0.1',
          port: other.port,
          method: 'POST',
          path: '/web-api/log',
          headers: {
            ...guest(other).headers(),
            host: `localhost:${other.port}`,
            'content-type': 'application/json',
            'content-length': text.length,
            expect: '100-continue',
          },
        },
        (response) => resolve(response.resume().statusCode),
      );
      slow.on('error', reject);
      // The shop has read the headers.
      slow.on('continue', () => {
        slow.write(text.slice(0, 5));
        other.process.kill('SIGTERM');
        void sleep(1_000).then(() => slow.end(text.slice(5)));
      });
      slow.flushHeaders();
    });
    expect(await answered).toBe(200);
    await other.stop();
    expect(other.process.exitCode).toBe(0);
    removeData(other);
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
