import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { disableCache } from './loaders.ts';

const folder = mkdtempSync(join(tmpdir(), 'loaders-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** In a process of its own: the loaders of a process stay closed for everything that runs in it. */
function kindsThatOpen(isRestricted: boolean): string[] {
  const script = join(folder, `${isRestricted}.ts`);
  writeFileSync(
    script,
    `import sharp from ${JSON.stringify(import.meta.resolve('sharp'))};
    import { restrictLoaders } from ${JSON.stringify(new URL('./loaders.ts', import.meta.url).href)};
    const picture = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#264' } });
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    const files = { jpeg: await picture().jpeg().toBuffer(), png: await picture().png().toBuffer(), webp: await picture().webp().toBuffer(),
      gif: await picture().gif().toBuffer(), tiff: await picture().tiff().toBuffer(), svg };
    if (${isRestricted}) restrictLoaders();
    const kinds = [];
    for (const [kind, bytes] of Object.entries(files)) await sharp(bytes).raw().toBuffer().then(() => kinds.push(kind), () => {});
    console.log(kinds.join(' '));`,
  );
  return execFileSync(process.execPath, [script], { encoding: 'utf8' }).trim().split(' ');
}

test('a process that restricts its loaders opens JPEG, PNG and WebP only', () => {
  expect(kindsThatOpen(false)).toEqual(['jpeg', 'png', 'webp', 'gif', 'tiff', 'svg']);
  expect(kindsThatOpen(true)).toEqual(['jpeg', 'png', 'webp']);
});

test('a process without cache keeps none of the pictures that it read', async () => {
  disableCache();
  const file = join(folder, 'picture.png');
  await sharp({ create: { width: 400, height: 400, channels: 3, background: '#264' } })
    .png()
    .toFile(file);
  await sharp(file).jpeg().toBuffer();
  expect(sharp.cache().items).toEqual({ current: 0, max: 0 });
});
