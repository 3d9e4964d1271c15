/**
 * The image service: sizes it has never made against bare sharp with the same settings, two at a time, and sizes it has made against a bare
 * `node:http` server that streams the same bytes from a file.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type ImageParams, imagePath, imageQualities } from '#core/site/image-address.ts';
import { median } from '#tests/percentile.ts';
import { freePort, type RunningShop, removeData, send, startShop } from '#tests/shop.ts';
import type { Figure } from './run.ts';

const managementToken = 'bench-management-'.repeat(2);
const rounds = 5;
const widths = [575, 767, 899, 958, 1023, 1150, 1299, 1534];
const atOnce = 2;
const connections = 20;
const secondsPerRound = 2;

function get(port: number, path: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    request({ agent, host: '127.0.0.1', port, path, headers: { host: `localhost:${port}`, accept: 'image/webp,*/*' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
      });
      response.on('end', () => (response.statusCode === 200 ? resolve(bytes) : reject(new Error(`${path}: ${response.statusCode}`))));
    })
      .on('error', reject)
      .end();
  });
}

/** Milliseconds until every path was answered, `atOnce` at a time. */
async function fetchAll(port: number, paths: string[]): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const left = [...paths];
  const begin = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let path = left.shift(); path; path = left.shift()) await get(port, path, agent);
    }),
  );
  agent.destroy();
  return performance.now() - begin;
}

/** Answers a second over a bounded time. */
async function load(port: number, path: string): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const end = performance.now() + secondsPerRound * 1000;
  let answers = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < end) {
        await get(port, path, agent);
        answers += 1;
      }
    }),
  );
  agent.destroy();
  return answers / secondsPerRound;
}

/** A photograph in the content service: the path of its address, and of the file that lies in the store. */
async function upload(shop: RunningShop): Promise<{ source: string; file: string }> {
  const call = async (path: string, body?: object) => {
    const answer = await fetch(`${shop.origin}/cms/v1/spaces/1001/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: managementToken, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return (await answer.json()) as { id: number; filename: string; post_url: string; fields: Record<string, string> };
  };
  const signed = await call('assets', { filename: 'foto.jpg', size: '2400x1800' });
  const form = new FormData();
  for (const [field, value] of Object.entries(signed.fields)) form.append(field, value);
  form.append('file', new Blob([new Uint8Array(await photograph())]), 'foto.jpg');
  const sent = await fetch(signed.post_url, { method: 'POST', body: form });
  if (sent.status !== 204) throw new Error(`upload: ${sent.status}`);
  const { filename } = await call(`assets/${signed.id}/finish_upload`);
  const folder = join(shop.dataDir, 'files/content/assets');
  const files = readdirSync(folder).map((name) => join(folder, name, 'file.webp'));
  const newest = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
  if (!newest) throw new Error('the upload is not in the store');
  return { source: new URL(filename).pathname, file: newest };
}

/** 2400 by 1800 pixels with soft and with fine structure, always the same. */
async function photograph(): Promise<Buffer> {
  const [width, height] = [2400, 1800];
  const pixels = Buffer.alloc(width * height * 3);
  for (let at = 0, index = 0; at < width * height; at += 1) {
    const [x, y] = [at % width, Math.floor(at / width)];
    const grain = ((x * 7919 + y * 104729) % 31) - 15;
    pixels[index++] = 128 + 90 * Math.sin(x / 340 + y / 900) + grain;
    pixels[index++] = 120 + 80 * Math.sin(y / 210 - x / 700) + grain;
    pixels[index++] = 110 + 70 * Math.cos((x + y) / 480) + grain;
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
}

/** A child with sharp and a file server and nothing else. */
type Bare = { child: ChildProcess; port: number; draw: (wishes: { width: number; quality: number }[]) => Promise<number> };

async function bare(source: string, served: string): Promise<Bare> {
  const port = await freePort();
  const child = spawn(process.execPath, ['bench/bare-images.ts', String(port), source, served], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const next = () => new Promise<unknown>((resolve) => child.once('message', resolve));
  await next();
  return {
    child,
    port,
    async draw(wishes) {
      const done = next();
      child.send({ wishes, atOnce });
      return Number(await done);
    },
  };
}

export async function run(): Promise<Figure[]> {
  const shop = await startShop({ env: { WORKERS: '0', CMS_MANAGEMENT_TOKEN: managementToken } });
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-bench-'));
  const { source, file } = await upload(shop);
  const wish = (width: number, quality: number): ImageParams => ({
    width,
    height: 0,
    format: 'webp',
    quality,
    fit: 'cover',
    background: null,
    blur: 0,
  });
  const path = imagePath(source, wish(767, 95));
  const kept = await send(shop, { path });
  if (kept.status !== 200) throw new Error(`the image service answered ${kept.status}`);
  const served = join(folder, 'served.webp');
  writeFileSync(served, kept.body);
  const reference = await bare(file, served);
  try {
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      // Every round asks for new sizes.
      const wishes = widths.map((width) => ({ width, quality: imageQualities[round] ?? 85 }));
      const paths = wishes.map(({ width, quality }) => imagePath(source, wish(width, quality)));
      const mine = await fetchAll(shop.port, paths);
      const bareMs = await reference.draw(wishes);
      // The first round warms both sides up.
      if (round === 0) continue;
      ours.push((widths.length / mine) * 1000);
      theirs.push((widths.length / bareMs) * 1000);
    }
    const rates: number[] = [];
    const bareRates: number[] = [];
    for (let round = 0; round <= rounds; round += 1) {
      const rate = await load(shop.port, path);
      const bareRate = await load(reference.port, '/');
      if (round === 0) continue;
      rates.push(rate);
      bareRates.push(bareRate);
    }
    return [
      {
        bench: 'images uncached',
        ours: median(ours),
        reference: median(theirs),
        unit: 'pictures/s',
        ratio: median(ours) / median(theirs),
        n: rounds * widths.length,
      },
      {
        bench: 'images cached',
        ours: median(rates),
        reference: median(bareRates),
        unit: 'requests/s',
        ratio: median(rates) / median(bareRates),
        n: rates.length,
      },
    ];
  } finally {
    reference.child.kill();
    await shop.stop();
    removeData(shop);
    rmSync(folder, { recursive: true, force: true });
  }
}
