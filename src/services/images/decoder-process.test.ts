/** What the shop does when a decode process crashes, hangs, lies or has too much to do. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { isFault } from '#core/values/fault.ts';
import { type Decoder, openDecoder } from './decoder.ts';

const entry = join(import.meta.dirname, '../../decode.ts');
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'decoder-process-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

let number = 0;
async function saved(bytes: Uint8Array | string, extension = 'jpg'): Promise<string> {
  const file = join(folder, `${++number}.${extension}`);
  await writeFile(file, bytes);
  return file;
}

describe('a process that fails', () => {
  async function withEntry(source: string, limitMs: number, work: (decoder: Decoder, file: string) => Promise<void>): Promise<void> {
    const own = openDecoder({ entry: await saved(source, 'mjs'), tempDir: join(folder, 'temp'), limitMs });
    try {
      await work(
        own,
        await saved(
          await sharp({ create: { width: 900, height: 600, channels: 3, background: '#264' } })
            .jpeg()
            .toBuffer(),
        ),
      );
    } finally {
      await own.close();
    }
  }
  const real = `await import(${JSON.stringify(entry)});`;

  test('is replaced after a crash, and the next picture is read', async () => {
    const marker = join(folder, 'crashed');
    const source = `import { existsSync, writeFileSync } from 'node:fs';
      if (existsSync(${JSON.stringify(marker)})) { ${real} }
      else { writeFileSync(${JSON.stringify(marker)}, ''); process.on('message', () => process.kill(process.pid, 'SIGSEGV')); process.send('ready'); }`;
    await withEntry(source, 10_000, async (own, file) => {
      await expect(own.decode(file, 'a.jpg')).rejects.toMatchObject({
        code: 'picture-refused',
        details: { text: { key: 'picture.refused.crash' } },
      });
      expect((await own.decode(file, 'a.jpg')).width).toBe(900);
    });
  });

  test('is killed when it hangs, also in a loop', async () => {
    await withEntry(`process.on('message', () => { for (;;); }); process.send('ready');`, 300, async (own, file) => {
      await expect(own.decode(file, 'a.jpg')).rejects.toMatchObject({
        code: 'picture-refused',
        details: { text: { key: 'picture.refused.time' } },
      });
    });
  });

  test('cannot make the shop believe anything', async () => {
    await withEntry(
      `process.on('message', ({ job }) => process.send({ ok: true, job, printFile: '/etc/passwd' })); process.send('ready');`,
      5000,
      async (own, file) => {
        await expect(own.decode(file, 'a.jpg')).rejects.toMatchObject({ code: 'picture-refused' });
      },
    );
  });

  test('sees none of the shop’s secrets', async () => {
    vi.stubEnv('TEST_SECRET', 'x');
    onTestFinished(() => void vi.unstubAllEnvs());
    const seen = join(folder, 'env');
    await withEntry(
      `import { writeFileSync } from 'node:fs'; writeFileSync(${JSON.stringify(seen)}, JSON.stringify(process.env)); ${real}`,
      10_000,
      async (own, file) => {
        await own.decode(file, 'a.jpg');
        expect(await readFile(seen, 'utf8')).not.toContain('TEST_SECRET');
      },
    );
  });

  test('more than two at once wait, and more than twenty waiting are told to come back', async () => {
    const log = join(folder, 'running');
    const source = `import { appendFileSync } from 'node:fs';
      process.on('message', ({ job }) => { appendFileSync(${JSON.stringify(log)}, 'a'); setTimeout(() => { appendFileSync(${JSON.stringify(log)}, 'z'); process.send({ ok: false, job, refusal: 'broken', kind: '', reason: '' }); }, 20); });
      process.send('ready');`;
    await withEntry(source, 10_000, async (own, file) => {
      const outcomes = await Promise.all(
        Array.from({ length: 25 }, () => own.decode(file, 'a.jpg').catch((error: unknown) => (isFault(error) ? error.code : error))),
      );
      expect(outcomes.filter((code) => code === 'busy')).toHaveLength(3);
      expect(outcomes.filter((code) => code === 'picture-refused')).toHaveLength(22);
      let running = 0;
      for (const event of await readFile(log, 'utf8')) {
        running += event === 'a' ? 1 : -1;
        expect(running).toBeLessThanOrEqual(2);
      }
    });
  });
});
