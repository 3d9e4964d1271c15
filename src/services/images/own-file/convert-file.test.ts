/** Conversion of own layouts into a customer's pictures, with a real store, real files and the real decode process. */
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { HttpBindings } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { convertQuery } from '#api/toolbox.ts';
import { isFault } from '#core/values/fault.ts';
import { callRoutes } from '#http/calls/calls.ts';
import { hostOf } from '#http/request/site.ts';
import type { Context, RequestOwner, Shop } from '#services/handler.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { openStore } from '#store/db/store.ts';
import { openFiles } from '#store/file/files.ts';
import { listPictures } from '#store/picture/pictures.ts';
import { createOwner } from '#store/session/sessions.ts';
import { noSession } from '#tests/no-session.ts';
import { noStories } from '#tests/no-stories.ts';
import { germanBoundWords } from '#texts/bound-words.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { convertFile } from './convert-file.ts';
import { downloadFile } from './download-file.ts';

let folder: string;
let shop: Shop;
let decoder: Decoder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convert-test-'));
  const tempDir = join(folder, 'temp');
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../../decode.ts'), tempDir });
  const settings = { dataDir: folder, databaseUrl: null, bucket: null };
  const clock = () => new Date('2026-11-20T10:00:00Z');
  shop = {
    store: await openStore(settings, clock),
    files: await openFiles(settings),
    tempDir,
    fonts: { face: () => null, emoji: () => null, boundWords: germanBoundWords },
    clock,
    log: () => {},
    hosts: [],
    bank: { recipient: '', iban: '' },
    payments: [],
    uploadBytesPerDay: 20e9,
    voucherSecret: '',
    serviceMail: '',
    stories: noStories,
    decode: decoder.decode,
    readOwnFile: decoder.readOwnFile,
    readGrid: decoder.readGrid,
  };
});
afterAll(async () => {
  await decoder.close();
  await shop.store.close();
  await rm(folder, { recursive: true });
});

let guests = 0;
function guest(): Context {
  const owner: RequestOwner = {
    ...noSession,
    current: null,
    async ensure() {
      owner.current ??= (await createOwner(shop.store)).id;
      return owner.current;
    },
  };
  return {
    shop,
    site: { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'http://localhost' },
    actor: { kind: 'visitor', owner },
    requestId: 'test',
    ipAddress: `127.0.0.${++guests}`,
    header: () => null,
  };
}

function form(bytes: Uint8Array | string, name: string): Request {
  const body = new FormData();
  body.append('file', new File([bytes as BlobPart], name));
  return new Request('http://localhost/web-api/toolbox-convert-file', { method: 'POST', body });
}

const everything = { takes: ['pdf', 'svg', 'picture'], longUm: 0 } as const;

async function convert(
  context: Context,
  bytes: Uint8Array | string,
  name: string,
  options: Parameters<typeof convertFile>[2] = everything,
) {
  const answer = renderMessages(await convertFile(form(bytes, name), context, options), serverTexts({ locale: 'de-DE' }));
  const checked = safeParse(convertQuery.output, answer);
  if (!checked.success) throw new Error(JSON.stringify(checked.error.issues));
  return checked.data;
}

async function twoPages(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const text of ['Vorne', 'Hinten']) {
    const page = document.addPage([297.64, 419.53]);
    page.drawText(text, { font, size: 30, x: 60, y: 200, color: rgb(0.1, 0.2, 0.3) });
  }
  return document.save();
}

test('every page of a PDF becomes a picture of the customer at 300 ppi of the larger of both sizes', async () => {
  const context = guest();
  const own = await convert(context, await twoPages(), 'Karte.pdf');
  expect([own.kind, own.pages, own.width, own.height]).toEqual(['pdf', 2, 1241, 1749]);
  expect(own.sheets.map(({ widthUm, heightUm, picture }) => [widthUm, heightUm, picture.name, picture.isRasterised])).toEqual([
    [105_001, 148_001, '1 Karte.pdf', true],
    [105_001, 148_001, '2 Karte.pdf', true],
  ]);
  expect(own.warnings.join(' ')).toMatch(/In der Datei fehlen Schriften: Helvetica\./);
  const larger = await convert(context, await twoPages(), 'Karte.pdf', { ...everything, longUm: 296_000 });
  expect(larger.height).toBe(3497);
  expect(await readdir(shop.tempDir)).toEqual([]);
});

test('the same file a second time gives the pictures that are there', async () => {
  const context = guest();
  const first = await convert(context, await twoPages(), 'Karte.pdf');
  const second = await convert(context, await twoPages(), 'Karte.pdf');
  expect(second.sheets.map(({ picture }) => picture.id)).toEqual(first.sheets.map(({ picture }) => picture.id));
  const stored = await listPictures(shop.store, await context.actor.owner.ensure());
  expect(stored.map(({ warnings, isRasterised }) => ({ warnings, isRasterised }))).toEqual([
    { warnings: [], isRasterised: true },
    { warnings: [], isRasterised: true },
  ]);
});

test('an SVG and a PNG become one picture each; only the drawing has a real size', async () => {
  const context = guest();
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="20mm" viewBox="0 0 50 20"><path d="M0 0h50v20z"/></svg>';
  const drawing = await convert(context, svg, 'logo.svg', { ...everything, longUm: 150_000 });
  expect(drawing.sheets[0]).toMatchObject({ widthUm: 50_000, heightUm: 20_000, picture: { width: 1772, isRasterised: true } });
  const png = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#aa5' } })
    .png()
    .toBuffer();
  const picture = await convert(context, png, 'logo.png');
  expect(picture.sheets[0]).toMatchObject({ widthUm: null, heightUm: null, trim: null });
  expect(picture.sheets[0]?.picture.isRasterised).toBeUndefined();
});

test('a file that the call does not take, or cannot be used, is refused with a sentence and leaves nothing', async () => {
  const context = guest();
  for (const [bytes, name, takes] of [
    [await twoPages(), 'Karte.pdf', ['picture']],
    ['Liebe Gäste', 'brief.txt', everything.takes],
    ['%PDF-1.4 kaputt', 'Karte.pdf', everything.takes],
  ] as const) {
    const outcome = await convertFile(form(bytes, name), context, { takes, longUm: 0 }).catch((error: unknown) => error);
    expect(isFault(outcome) && outcome.code).toBe('picture-refused');
  }
  expect(context.actor.owner.current).toBeNull();
  expect(await readdir(shop.tempDir)).toEqual([]);
});

test('a download is the print file, for its owner only', async () => {
  const context = guest();
  const { id } = await convert(context, await twoPages(), 'Karte.pdf');
  const response = await downloadFile(context, id);
  expect(response.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''1%20Karte.jpg");
  expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(1241);
  await expect(downloadFile(guest(), id)).rejects.toMatchObject({ code: 'not-found' });
});

describe('the calls of own files', () => {
  /** A browser that sends files to the calls by HTTP. */
  function visitor() {
    const app = callRoutes(
      shop,
      () => hostOf('localhost', [], undefined),
      () => '203.0.113.20',
    );
    let cookie = '';
    return async (path: string, body?: FormData) => {
      const site = { 'x-channel': 'federleicht-de', 'x-locale': 'de-DE', 'sec-fetch-site': 'same-origin', cookie };
      const init = body ? { method: 'POST', body, headers: site } : { headers: site };
      const answer = await app.request(path, init, { incoming: { headers: {} } as IncomingMessage } as HttpBindings);
      cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      return answer;
    };
  }

  async function formOf(kind: 'pdf' | 'svg' | 'picture'): Promise<FormData> {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="50mm" height="20mm"><path d="M0 0h50v20z"/></svg>';
    const png = () =>
      sharp({ create: { width: 300, height: 200, channels: 3, background: '#5aa' } })
        .png()
        .toBuffer();
    const bytes = kind === 'pdf' ? await twoPages() : kind === 'svg' ? svg : await png();
    const body = new FormData();
    body.append('file', new File([bytes as BlobPart], `datei.${kind === 'picture' ? 'png' : kind}`));
    return body;
  }

  test.each<[name: string, takes: readonly string[], row: string]>([
    ['toolbox-convert-file', ['pdf', 'svg', 'picture'], '[F367]'],
    ['toolbox-convert-pdf', ['pdf'], '[F368]'],
    ['toolbox-optimize-image', ['picture'], '[F370]'],
  ])('%s takes %j, answers pages of this customer, and refuses other files %s', async (name, takes, _row) => {
    const send = visitor();
    for (const kind of ['pdf', 'svg', 'picture'] as const) {
      const answer = await send(`/web-api/${name}?longUm=150000`, await formOf(kind));
      const json = await answer.json();
      if (takes.some((taken) => taken === kind))
        expect([answer.status, json.kind, json.pages]).toEqual([200, kind, kind === 'pdf' ? 2 : 1]);
      else expect([answer.status, json.code]).toEqual([422, 'picture-refused']);
    }
  });

  test('toolbox-download answers a converted file to the customer who sent it, and to no one else [F369]', async () => {
    const send = visitor();
    const { id } = await (await send('/web-api/toolbox-convert-file', await formOf('picture'))).json();
    const answer = await send(`/web-api/toolbox-download?id=${id}`);
    expect([answer.status, answer.headers.get('content-disposition')]).toEqual([200, "attachment; filename*=UTF-8''datei.jpg"]);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(300);
    expect((await visitor()(`/web-api/toolbox-download?id=${id}`)).status).toBe(404);
    expect((await send('/web-api/toolbox-download?id=x')).status).toBe(422);
  });
});
