import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readGuaranteeNotice } from './guarantee-notice.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guarantee-notice-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const drawing = (inside: string, box = '0 0 595.276 841.89') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${box}">${inside}</svg>`;
const still = '<style>.a{fill:#003399}</style><defs><path id="p" d="M0 0h9v9z"/></defs><use class="a" xlink:href="#p"/>';
const raster = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#003399' } });

async function readAs(ending: string, content: string | Buffer) {
  writeFileSync(join(folder, `guarantee-notice-de.${ending}`), content);
  return readGuaranteeNotice(folder);
}

test('a drawing of shapes is taken as it is, with the size of its view box', async () => {
  const notice = await readAs('svg', drawing(still));
  expect(notice).toMatchObject({ path: '/guarantee-notice-de.svg', type: 'image/svg+xml', width: 595, height: 842 });
  expect('bytes' in notice && notice.bytes.toString()).toBe(drawing(still));
});

test.each([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
])('an upright A4 as %s is taken with its pixels', async (ending, type) => {
  const picture = raster(1240, 1754);
  const bytes = await (ending === 'png' ? picture.png() : picture.jpeg()).toBuffer();
  expect(await readAs(ending, bytes)).toMatchObject({ path: `/guarantee-notice-de.${ending}`, type, width: 1240, height: 1754 });
});

test('a folder without the file has no notice', async () => {
  expect(await readGuaranteeNotice(folder)).toEqual({ problem: 'missing' });
});

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<path onload="alert(1)" d="M0 0"/>'],
  ['a part of another namespace', '<x:script xmlns:x="http://www.w3.org/1999/xhtml">alert(1)</x:script>'],
  ['foreign content', '<foreignObject><path d="M0 0"/></foreignObject>'],
  ['an address elsewhere', '<use href="https://elsewhere.example/a.svg#a"/>'],
  ['a link that runs a script', '<a href="javascript:alert(1)"><path d="M0 0"/></a>'],
  ['a style from elsewhere', '<style>@import "https://elsewhere.example/a.css";</style>'],
  ['a paint from elsewhere', '<path d="M0 0" fill="url( \'https://elsewhere.example/a.svg#a\')"/>'],
  ['a value that is replaced over time', '<path d="M0 0"><set attributeName="href" to="javascript:alert(1)"/></path>'],
])('a drawing with %s is refused', async (_, inside) => {
  expect(await readAs('svg', drawing(inside))).toEqual({ problem: 'active' });
});

test('a file of another format than its name says is refused', async () => {
  expect(await readAs('svg', '<html><body></body></html>')).toEqual({ problem: 'format' });
  expect(await readAs('svg', drawing('<g>'))).toEqual({ problem: 'format' });
  rmSync(join(folder, 'guarantee-notice-de.svg'));
  expect(await readAs('png', await raster(1240, 1754).jpeg().toBuffer())).toEqual({ problem: 'format' });
});

test('a file of another shape, too few pixels or too many bytes is refused', async () => {
  expect(await readAs('svg', drawing(still, '0 0 1481 1559'))).toEqual({ problem: 'shape' });
  rmSync(join(folder, 'guarantee-notice-de.svg'));
  expect(await readAs('png', await raster(595, 842).png().toBuffer())).toEqual({ problem: 'small' });
  expect(await readAs('png', Buffer.alloc(2_000_001))).toEqual({ problem: 'large' });
});
