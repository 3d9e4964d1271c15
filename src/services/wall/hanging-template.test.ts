/** The hanging template as customers get it: a call over HTTP, and a PDF whose lines are where the wall has them. */
import { mkdtempSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import type { HungPiece } from '#core/wall/template.ts';
import { hangingTemplate, tileMm } from '#core/wall/template.ts';
import { callRoutes } from '#http/calls/calls.ts';
import { hostOf } from '#http/request/site.ts';
import { numbersOf, type PdfFile, type PdfValue, pagesOfFile, readPdf } from '#paint/pdf/pdf-reader.ts';
import { openWholeFonts } from '#resources/fonts.ts';
import type { Shop } from '#services/handler.ts';
import { createGeometryReader } from '#services/print/pdf-geometry.ts';
import { walkPage } from '#services/print/pdf-walk.ts';
import { consumeLimit } from '#services/rate-limits.ts';
import { openStore } from '#store/db/store.ts';
import { seededShop } from '#tests/guest-calls.ts';
import { hangingTemplatePdf } from './hanging-template-pdf.ts';

const poster: PhotoframeChoice = {
  type: 'photoframe',
  format: '600x400',
  material: 'poster',
  hanging: 'none',
  frameType: 'alurahmen',
  frameColour: 'black',
  matSize: 30,
};
const acrylic: PhotoframeChoice = { type: 'photoframe', format: '300x200', material: 'acrylglas', frameType: 'none', hanging: 'drill' };
/** The frame of 676 × 476 mm, and the panel beside it. */
const wall: HungPiece[] = [
  { choice: poster, xMm: 500, yMm: 300 },
  { choice: acrylic, xMm: 1_256, yMm: 437.5 },
];
/** Largest distance of a line from where it belongs. */
const maxMm = 0.05;

type Line = { x1: number; y1: number; x2: number; y2: number };

/** Straight strokes, rectangles as their four sides, in millimetres from the upper left corner of the page. */
function linesOf(file: PdfFile, page: PdfValue): Line[] {
  const lines: Line[] = [];
  let last = { x: 0, y: 0 };
  walkPage(
    file,
    page,
    ({
      operator,
      operands,
      state: {
        matrix: [a, b, c, d, e, f],
      },
    }) => {
      const at = (x: number, y: number) => ({
        x: ((a * x + c * y + e) * 25.4) / 72,
        y: tileMm.heightMm - ((b * x + d * y + f) * 25.4) / 72,
      });
      const [x = 0, y = 0, w = 0, h = 0] = operands.map(Number);
      const add = (from: { x: number; y: number }, to: { x: number; y: number }) =>
        lines.push({ x1: from.x, y1: from.y, x2: to.x, y2: to.y });
      if (operator === 'm') last = at(x, y);
      if (operator === 'l') {
        add(last, at(x, y));
        last = at(x, y);
      }
      if (operator !== 're') return;
      const corners = [at(x, y), at(x + w, y), at(x + w, y + h), at(x, y + h)] as const;
      for (const [index, corner] of corners.entries()) add(corner, corners[(index + 1) % 4] ?? corner);
    },
  );
  return lines;
}

function hasLine(lines: readonly Line[], wanted: Line): boolean {
  const isNear = (one: Line, [x1, y1, x2, y2]: readonly [number, number, number, number]) =>
    Math.max(Math.abs(one.x1 - x1), Math.abs(one.y1 - y1), Math.abs(one.x2 - x2), Math.abs(one.y2 - y2)) <= maxMm;
  const { x1, y1, x2, y2 } = wanted;
  return lines.some((one) => isNear(one, [x1, y1, x2, y2]) || isNear(one, [x2, y2, x1, y1]));
}

describe('the PDF of a hanging template', () => {
  const template = hangingTemplate(wall);
  const words = {
    title: 'T',
    how: ['A'],
    control: '100 mm',
    pieces: [{ name: 'P', points: 'x' }],
    next: {},
    createdAt: '2026-11-25T10:00:00Z',
    language: 'de',
  };
  let file: PdfFile;
  let pages: PdfValue[];
  beforeAll(async () => {
    file = readPdf(await hangingTemplatePdf(template, words, openWholeFonts()));
    pages = pagesOfFile(file);
  });

  test('is A4 throughout, an overview and the tiles, and asks viewers not to scale it', () => {
    expect(pages).toHaveLength(1 + template.tiles.length);
    for (const page of pages) {
      const [left, bottom, right = 0, top = 0] = numbersOf(file.entry(page, 'MediaBox')) ?? [];
      expect([left, bottom]).toEqual([0, 0]);
      expect(Math.abs((right * 25.4) / 72 - 210)).toBeLessThan(maxMm);
      expect(Math.abs((top * 25.4) / 72 - 297)).toBeLessThan(maxMm);
    }
    expect(file.entry(file.trailer, 'Root', 'ViewerPreferences', 'PrintScaling')).toEqual({ name: 'None' });
  });

  test('has outlines and crosses on every tile where the wall has them, to 0.05 mm', () => {
    for (const [index, { xMm, yMm }] of template.tiles.entries()) {
      const lines = linesOf(file, pages[index + 1] ?? null);
      const [x, y] = [(value: number) => value - xMm + 10, (value: number) => value - yMm + 10];
      for (const { points, ...piece } of template.pieces) {
        const [left, top, right, bottom] = [x(piece.xMm), y(piece.yMm), x(piece.xMm + piece.widthMm), y(piece.yMm + piece.heightMm)];
        expect(hasLine(lines, { x1: left, y1: top, x2: right, y2: top })).toBe(true);
        expect(hasLine(lines, { x1: right, y1: top, x2: right, y2: bottom })).toBe(true);
        expect(hasLine(lines, { x1: right, y1: bottom, x2: left, y2: bottom })).toBe(true);
        expect(hasLine(lines, { x1: left, y1: bottom, x2: left, y2: top })).toBe(true);
        for (const point of points) {
          expect(hasLine(lines, { x1: x(point.xMm) - 6, y1: y(point.yMm), x2: x(point.xMm) + 6, y2: y(point.yMm) })).toBe(true);
          expect(hasLine(lines, { x1: x(point.xMm), y1: y(point.yMm) - 6, x2: x(point.xMm), y2: y(point.yMm) + 6 })).toBe(true);
        }
      }
    }
    const [frame, panel] = template.pieces;
    expect(frame?.points.map(({ xMm, yMm }) => [xMm, yMm])).toEqual([[338, 10]]);
    expect(panel?.points[0]).toEqual({ xMm: 776, yMm: 157.5, diameterMm: 7 });
  });

  test('has a line of 100 mm on every page, and its number on every tile', () => {
    for (const [index, page] of pages.entries()) {
      const control = linesOf(file, page).filter(({ x1, x2, y1, y2 }) => y1 === y2 && Math.abs(Math.abs(x2 - x1) - 100) <= maxMm);
      expect(control).not.toEqual([]);
      if (index > 0) expect(createGeometryReader(file)(page).texts.text).toContain(template.tiles[index - 1]?.name ?? '?');
    }
  });
});

describe('POST /web-api/hanging-template', () => {
  const clock = () => new Date('2026-11-25T10:00:00.000Z');
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-template-'));
  let shop: Shop;
  let send: (body: object, client?: string) => Promise<Response>;
  beforeAll(async () => {
    shop = await seededShop(() => openStore({ dataDir, databaseUrl: null }, clock), clock);
    const app = callRoutes(
      shop,
      () => hostOf('myposter.localhost', [], undefined),
      ({ headers }) => String(headers.host),
    );
    const headers = {
      'content-type': 'application/json',
      'x-channel': 'myposter-de',
      'x-locale': 'de-DE',
      'sec-fetch-site': 'same-origin',
    };
    send = async (body, client = '203.0.113.9') =>
      app.request('/web-api/hanging-template', { method: 'POST', headers, body: JSON.stringify(body) }, {
        incoming: { headers: { host: client } } as IncomingMessage,
      } as HttpBindings);
  });
  afterAll(async () => {
    await shop.store.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('answers the template as a download', async () => {
    const response = await send({ pieces: wall });
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-disposition')]).toEqual([
      200,
      'application/pdf',
      'attachment; filename="haengevorlage-2026-11-25.pdf"',
    ]);
    const file = readPdf(new Uint8Array(await response.arrayBuffer()));
    const [overview = null] = pagesOfFile(file);
    const { text } = createGeometryReader(file)(overview).texts;
    expect(text).toContain('Alurahmen schwarz');
    expect(text).toContain('338 mm von links, 10 mm von oben');
  });

  test.each([
    [
      'a poster of the catalogue',
      { ...acrylic, material: 'poster', hanging: 'none', poster: 'sommernacht', colourway: 'nacht', format: '210x297' },
    ],
    ['a collage', { ...poster, type: 'collage' }],
  ])('answers the template of %s', async (_, choice) => {
    const response = await send({ pieces: [{ choice, xMm: 0, yMm: 0 }] }, '203.0.113.30');
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  });

  test('makes twenty pieces on a wall of 6 × 4 m', async () => {
    const small = { ...acrylic, format: '300x200' };
    const pieces = Array.from({ length: 20 }, (_, at) => ({ choice: small, xMm: (at % 5) * 1_425, yMm: Math.floor(at / 5) * 1_266 }));
    expect((await send({ pieces })).status).toBe(200);
  });

  test.each([
    ['no pieces', { pieces: [] }],
    ['21 pieces', { pieces: Array.from({ length: 21 }, () => wall[0]) }],
    ['a key that is not known', { pieces: wall, scale: 2 }],
    ['a place beside the wall', { pieces: [{ ...wall[0], xMm: -1 }] }],
    [
      'a wall wider than 6 m',
      {
        pieces: [
          { ...wall[0], xMm: 0 },
          { ...wall[0], xMm: 5_900 },
        ],
      },
    ],
    ['a size that is none', { pieces: [{ ...wall[0], choice: { ...poster, format: '1e3x400' } }] }],
    ['a mat without a frame', { pieces: [{ ...wall[0], choice: { ...acrylic, matSize: 30 } }] }],
    ['holes in canvas', { pieces: [{ ...wall[0], choice: { ...acrylic, material: 'leinwand', stretcher: '25', edge: 'wrap' } }] }],
  ])('refuses %s with a sentence', async (_name, body) => {
    const response = await send(body);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: 'bad-input', errors: [{ message: expect.stringMatching(/\.$/) }] });
  });

  test('is limited for each address', async () => {
    await consumeLimit(shop, 'hanging-template', { owner: null, address: '203.0.113.20' }, { points: 30 });
    const refused = await send({ pieces: wall }, '203.0.113.20');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  });
});
