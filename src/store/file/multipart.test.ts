/** The reader of uploaded forms, fed byte by byte and with forms that lie. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultMessage, isFault } from '#core/values/fault.ts';
import { verbatim } from '#core/values/message.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { receiveFile } from './multipart.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'multipart-test-'));
});
afterAll(() => rm(folder, { recursive: true }));

let number = 0;
async function receive(body: Uint8Array | string, options: { type?: string; chunk?: number; maxBytes?: number; fail?: boolean } = {}) {
  const bytes = Buffer.from(body as string, 'latin1');
  const size = options.chunk ?? 65_536;
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = bytes.subarray(at, at + size);
      at += size;
      if (piece.length > 0) controller.enqueue(piece);
      else if (options.fail) controller.error(new Error('socket hang up'));
      else controller.close();
    },
  });
  const headers = { 'content-type': options.type ?? 'multipart/form-data; boundary=xyz' };
  const request = new Request('http://localhost/', { method: 'POST', headers, body: stream, duplex: 'half' } as RequestInit);
  const target = join(folder, String(++number));
  const received = await receiveFile(request, target, {
    field: 'file',
    maxBytes: options.maxBytes ?? 1000,
    tooLarge: (name) => verbatim(`${name} zu groß`),
  });
  return { ...received, content: await readFile(target, 'latin1') };
}
async function refusal(body: string, options: Parameters<typeof receive>[1] = {}): Promise<string> {
  const outcome = await receive(body, options).catch((error: unknown) => error);
  if (!isFault(outcome)) throw new Error('expected a fault');
  return `${outcome.code}: ${serverTexts({ locale: 'de-DE' })(faultMessage(outcome))}`;
}

const form = (content: string, name = 'foto.jpg') =>
  `--xyz\r\nContent-Disposition: form-data; name="note"\r\n\r\nhallo\r\n--xyz\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n${content}\r\n--xyz--\r\n`;

describe('a form that a browser sends', () => {
  test('comes out whole, however it is cut into pieces', async () => {
    const content = 'a\r\n--xy\r\n-\r\r\n--xyw\0\xff\r\n';
    for (const chunk of [1, 2, 3, 7, 64, 9999])
      expect(await receive(form(content), { chunk })).toEqual({ name: 'foto.jpg', bytes: content.length, content });
  });

  test('any bytes survive', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.integer({ min: 1, max: 90 }), async (bytes, chunk) => {
        const content = Buffer.from(bytes).toString('latin1');
        fc.pre(!content.includes('\r\n--xyz'));
        expect((await receive(form(content), { chunk })).content).toBe(content);
      }),
      { numRuns: 60 },
    );
  });

  test('an empty file is a file, and a name may hold anything', async () => {
    expect(await receive(form(''))).toMatchObject({ bytes: 0, content: '' });
    expect((await receive(form('x', Buffer.from('Zoë %22und%22 Müller; a.jpg').toString('latin1')))).name).toBe('Zoë "und" Müller; a.jpg');
    expect((await receive(form('x'), { type: 'multipart/form-data; charset=utf-8; boundary="xyz"' })).bytes).toBe(1);
  });
});

describe('a form that cannot be taken', () => {
  test('a file over the limit is named, and nothing over the limit is written', async () => {
    expect(await refusal(form('x'.repeat(1001)))).toBe('too-large: foto.jpg zu groß');
    expect((await readFile(join(folder, String(number)))).length).toBeLessThanOrEqual(1000);
    expect((await receive(form('x'.repeat(1000)))).bytes).toBe(1000);
    expect(await refusal(form('x'.repeat(5000)))).toContain('too-large');
  });

  test('a lost connection says so, at whatever byte it is lost', async () => {
    const whole = form('inhalt');
    for (let length = 0; length < whole.length - 3; length += 1) expect(await refusal(whole.slice(0, length))).toContain('unterbrochen');
    expect(await refusal(whole.slice(0, 60), { fail: true })).toContain('unterbrochen');
  });

  test('no form, no boundary, no file, two files', async () => {
    expect(await refusal('{}', { type: 'application/json' })).toContain('Es kam kein Bild an');
    expect(await refusal(form('x'), { type: 'multipart/form-data' })).toContain('Es kam kein Bild an');
    expect(await refusal(form('x'), { type: `multipart/form-data; boundary=${'x'.repeat(200)}` })).toContain('Es kam kein Bild an');
    expect(await refusal('--xyz--\r\n')).toContain('Es kam kein Bild an');
    expect(await refusal('--xyz\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--xyz--')).toContain('Es kam kein Bild an');
    expect(await refusal(form('x').replace('name="note"', 'name="file"; filename="b.jpg"'))).toContain('nicht lesbar');
  });

  test('endless heads and endless parts end', async () => {
    expect(await refusal(`--xyz\r\n${'x-a: b\r\n'.repeat(9000)}`, { maxBytes: 1_000_000 })).toContain('nicht lesbar');
    expect(await refusal('--xyz\r\nx: y\r\n\r\n\r\n'.repeat(40), { maxBytes: 1_000_000 })).toContain('nicht lesbar');
    expect(await refusal('--xyzzy\r\n\r\n')).toContain('nicht lesbar');
  });
});
