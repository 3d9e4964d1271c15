/** Memory of the shop's processes while files and bodies arrive that are made to fill it. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileForm } from '#tests/file-form.ts';
import { createClient } from '#tests/load/client.ts';
import { prewarmed, type RunningShop, removeData, startShop } from '#tests/shop.ts';

let shop: RunningShop;

beforeAll(async () => {
  shop = await startShop();
  await prewarmed(shop);
});

afterAll(async () => {
  await shop?.stop();
  if (shop) removeData(shop);
});

function photo(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#b08d57' } });
}

/** A PNG whose header promises other sides. */
function withSides(png: Buffer, pixels: number): Buffer {
  const copy = Buffer.from(png);
  copy.writeUInt32BE(pixels, 16);
  copy.writeUInt32BE(pixels, 20);
  copy.writeUInt32BE(crc32(copy.subarray(12, 29)), 29);
  return copy;
}

/** Megabytes by process of the shop: "web 300", "decode 90". */
function processesMB(root: number): Map<string, number> {
  const parents = new Map<number, number>();
  for (const pid of readdirSync('/proc').map(Number).filter(Boolean)) {
    const parent = /\) \S (\d+)/.exec(procFile(pid, 'stat'))?.[1];
    if (parent) parents.set(pid, Number(parent));
  }
  const isOfShop = (pid: number): boolean => pid === root || (parents.has(pid) && isOfShop(parents.get(pid) ?? 0));
  return new Map(
    [...parents.keys()].filter(isOfShop).map((pid) => {
      const entry = /\/(\w+)\.js\0/.exec(procFile(pid, 'cmdline'))?.[1] ?? 'node';
      return [`${entry} ${pid}`, Number(/^VmRSS:\s+(\d+)/m.exec(procFile(pid, 'status'))?.[1] ?? 0) / 1024];
    }),
  );
}

/** Empty when the process has ended meanwhile. */
function procFile(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return '';
  }
}

function sum(megabytes: ReadonlyMap<string, number>): number {
  return [...megabytes.values()].reduce((total, value) => total + value, 0);
}

describe.skipIf(!existsSync('/proc/self/status'))('memory', () => {
  test('grows by 700 MB at most whatever is sent, and is free again afterwards', async () => {
    const client = createClient(shop.port, '127.0.0.1');
    const root = shop.process.pid ?? 0;
    const before = processesMB(root);
    const largest = await photo(16_000, 16_000).png({ compressionLevel: 9 }).toBuffer();
    const inputs: Buffer[] = [
      // 256 megapixels in a few hundred kilobytes.
      largest,
      withSides(largest, 60_000),
      await photo(16_000, 16_000).jpeg({ progressive: true }).toBuffer(),
      Buffer.alloc(49_000_000, 0xff),
    ];
    let peak = before;
    let isOver = false;
    const watching = (async () => {
      while (!isOver) {
        const now = processesMB(root);
        if (sum(now) > sum(peak)) peak = now;
        await sleep(100);
      }
    })();
    const answers = await Promise.all([
      ...inputs.map((bytes) => client.send('POST', '/web-api/customer-picture', fileForm(bytes))),
      ...[`${'['.repeat(200_000)}${']'.repeat(200_000)}`, `{"a":"${'x'.repeat(1_900_000)}"}`].map((body) =>
        client.send('POST', '/web-api/designs', {
          headers: { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', 'content-type': 'application/json' },
          body,
        }),
      ),
    ]);
    for (const { status } of answers) expect([200, 400, 413, 415, 422, 429, 503]).toContain(status);
    client.close();
    isOver = true;
    await watching;
    expect(sum(peak) - sum(before), JSON.stringify([[...before], [...peak]])).toBeLessThanOrEqual(700);
    await expect.poll(() => sum(processesMB(root)) - sum(before), { timeout: 90_000, interval: 500 }).toBeLessThanOrEqual(200);
  });
});
