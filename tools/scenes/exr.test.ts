/** The EXR reader on files made here: raw and ZIP, halves and floats. */
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { exrLayer, exrLayers, readExr } from './exr.ts';

const [width, height] = [3, 18];

function attribute(name: string, type: string, value: Buffer): Buffer {
  const size = Buffer.alloc(4);
  size.writeInt32LE(value.length);
  return Buffer.concat([Buffer.from(`${name}\0${type}\0`), size, value]);
}

function channel(name: string, type: number): Buffer {
  const facts = Buffer.alloc(16);
  facts.writeInt32LE(type);
  return Buffer.concat([Buffer.from(`${name}\0`), facts]);
}

/** What OpenEXR's ZIP does before it deflates. */
function mixed(bytes: Buffer): Buffer {
  const made = Buffer.concat([bytes.filter((_, at) => at % 2 === 0), bytes.filter((_, at) => at % 2 === 1)]);
  for (let at = made.length - 1; at > 0; at -= 1) made[at] = ((made[at] as number) - (made[at - 1] as number) + 128) & 255;
  return made;
}

/** Channel light.R has halves of 1.5, light.G floats of x + y / 100, light.B floats of 7. */
function exrFile(compression: 0 | 3): Buffer {
  const window = Buffer.alloc(16);
  window.writeInt32LE(width - 1, 8);
  window.writeInt32LE(height - 1, 12);
  const channels = Buffer.concat([channel('light.B', 2), channel('light.G', 2), channel('light.R', 1), Buffer.alloc(1)]);
  const head = Buffer.concat([
    Buffer.from([0x76, 0x2f, 0x31, 0x01, 2, 0, 0, 0]),
    attribute('channels', 'chlist', channels),
    attribute('compression', 'compression', Buffer.from([compression])),
    attribute('dataWindow', 'box2i', window),
    Buffer.alloc(1),
  ]);
  const rows = Array.from({ length: height }, (_, y) => {
    const row = Buffer.alloc(width * 10);
    for (let x = 0; x < width; x += 1) {
      row.writeFloatLE(7, x * 4);
      row.writeFloatLE(x + y / 100, width * 4 + x * 4);
      row.writeUInt16LE(0x3e00, width * 8 + x * 2);
    }
    return row;
  });
  const step = compression === 3 ? 16 : 1;
  const blocks = Array.from({ length: Math.ceil(height / step) }, (_, at) => {
    const raw = Buffer.concat(rows.slice(at * step, (at + 1) * step));
    // A block that gets no smaller is stored as it is.
    const packed = compression === 3 ? deflateSync(mixed(raw)) : raw;
    const data = packed.length < raw.length ? packed : raw;
    const facts = Buffer.alloc(8);
    facts.writeInt32LE(at * step);
    facts.writeInt32LE(data.length, 4);
    return Buffer.concat([facts, data]);
  });
  const table = Buffer.alloc(blocks.length * 8);
  let at = head.length + table.length;
  for (const [index, block] of blocks.entries()) {
    table.writeBigUInt64LE(BigInt(at), index * 8);
    at += block.length;
  }
  return Buffer.concat([head, table, ...blocks]);
}

test.each([0, 3] as const)('compression %i: channels come as red, green, blue, row by row', (compression) => {
  const exr = readExr(exrFile(compression));
  const layer = exrLayer(exr, 'light');
  expect([exr.width, exr.height, exrLayers(exr)]).toEqual([width, height, ['light']]);
  expect([...layer.subarray((17 * width + 2) * 3)].map((value) => Number(value.toFixed(3)))).toEqual([1.5, 2.17, 7]);
});

test('a missing layer, another file and one that is not written to its end are refused', () => {
  expect(() => exrLayer(readExr(exrFile(0)), 'gloss')).toThrow("no layer 'gloss'");
  expect(() => readExr(Buffer.from('RIFF....WEBP'))).toThrow('no OpenEXR file');
  const open = exrFile(0);
  const start = open.indexOf(Buffer.from('box2i')) + 6 + 4 + 16 + 1;
  expect(() => readExr(Buffer.concat([open.subarray(0, start), Buffer.alloc(8), open.subarray(start + 8)]))).toThrow(
    'not written to its end',
  );
});
