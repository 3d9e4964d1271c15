/** Imposed sheets as pixels and objects: piles in order, backs behind fronts, codes, and pieces that are those of the single files. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';
import type { TurnEdge } from '#core/imposition/back-side.ts';
import { checkScans } from '#core/imposition/sheet-code.ts';
import { type Position, type Rectangle, type SheetSize, sheetSizes } from '#core/imposition/sheet-plan.ts';
import { random } from '#core/values/numbers/random.ts';
import type { SheetSide } from '#paint/imposition/paint-sheets.ts';
import { openSource } from '#paint/imposition/source.ts';
import { isDict, numbersOf, type PdfFile, pagesOfFile, pdfNameOf, readPdf } from '#paint/pdf/pdf-reader.ts';
import { standardProfile, withoutTechnicalPlates } from '#paint/print-profile.ts';
import { walkPage } from '#services/print/pdf-walk.ts';
import { sha256 } from '#services/sha256.ts';
import { isLongForm } from '#tests/long-form.ts';
import { renderPdf } from '#tests/read-pdf.ts';
import { type DayFile, dayGroups } from '../../tools/impose-orders.ts';
import {
  type ImposedFile,
  type ImposeSettings,
  impositionFiles,
  paintSheets,
  planGang,
  planStacks,
  refusalOf,
  type SheetPlan,
  sidesOf,
} from '../../tools/impose-sheets.ts';
import { bits, bytesOf, fileOf } from './imposition-samples.ts';

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer }, fireImmediately: true });
});

const sheet: SheetSize = sheetSizes.sra3;
const settings: ImposeSettings = { sheet, sides: 2, edge: 'long', depth: 250, setUpSheets: 20 };
type Pixels = { data: Uint8Array; width: number; height: number };

/** Pixels a millimetre; places in whole millimetres lie on whole pixels. */
const sharpness = 5;

function raster(pdf: Uint8Array, page: number, perMm = sharpness): Promise<Pixels> {
  return renderPdf(pdf, page, (perMm * 25.4) / 72);
}

/** The part of a picture about the left end of a slug, where the code is. */
function cropped({ data, width, height }: Pixels, { xUm, yUm, heightUm }: Rectangle, perMm: number): Pixels {
  const pixel = (um: number) => Math.round((um * perMm) / 1_000);
  const [left, right] = [Math.max(0, pixel(xUm - 15_000)), Math.min(width, pixel(xUm + 15_000))];
  const [top, bottom] = [Math.max(0, pixel(yUm - 5_000)), Math.min(height, pixel(yUm + heightUm))];
  const rows = Array.from({ length: bottom - top }, (_, row) =>
    data.subarray(4 * ((top + row) * width + left), 4 * ((top + row) * width + right)),
  );
  return { data: new Uint8Array(Buffer.concat(rows)), width: right - left, height: bottom - top };
}

function isDark({ data, width }: Pixels, x: number, y: number): boolean {
  return (data[4 * (y * width + x)] ?? 255) + (data[4 * (y * width + x) + 1] ?? 255) < 200;
}

/** The number of the page that lies at a position, read from its squares. */
function numberAt(pixels: Pixels, { xUm, yUm, widthUm, turn }: Position): number {
  return Array.from({ length: bits }, (_, bit) => {
    const [x, y] = [(bit + 1.5) * 4_000, 10_000];
    const [left, top] = turn === 0 ? [xUm + x, yUm + y] : [xUm + widthUm - y, yUm + x];
    return isDark(pixels, Math.round((left * sharpness) / 1_000), Math.round((top * sharpness) / 1_000)) ? 1 << bit : 0;
  }).reduce((sum, value) => sum + value, 0);
}

describe('cut and stack', () => {
  test.each([1, 2, 250])('sheets that are cut and stacked in piles of %i give the records in order [E066]', async (depth) => {
    const count = 100;
    const file = await fileOf(
      'karten',
      Array.from({ length: count }, (_, index) => index + 1),
      50,
      90,
    );
    const own = { ...settings, depth };
    const plan = planStacks([file], own);
    const positions = plan.sheets[0]?.records.map(({ position }) => position) ?? [];
    const fronts = sidesOf([file], plan, own).filter((_, index) => index % 2 === 0);
    const pdf = await paintSheets(fronts, sheet, 'sheets');
    const read: number[][] = [];
    for (const [index] of fronts.entries()) {
      const pixels = await raster(pdf, index);
      read.push(positions.map((position) => numberAt(pixels, position)));
    }
    const blocks = [...Map.groupBy(read.entries(), ([index]) => plan.sheets[index]?.block).values()];
    const pile = blocks.flatMap((block) => positions.flatMap((_, position) => block.map(([, numbers]) => numbers[position] ?? 0)));
    expect(pile).toEqual(Array.from(pile, (_, index) => (index < count ? index + 1 : 0)));
    expect(pile.length).toBeLessThan(count + positions.length);
  });
});

test('records of several files lie in the order of the files, with their numbers in the list [E066]', async () => {
  const files = [
    { ...(await fileOf('F1_01_karte_r0001-0003', [1, 2, 3], 105, 148)), firstRecord: 1 },
    { ...(await fileOf('F1_01_karte_r0004-0008', [4, 5, 6, 7, 8], 105, 148)), firstRecord: 4 },
  ];
  expect(refusalOf(files, settings, false)).toBeNull();
  const plan = planStacks(files, settings);
  const fronts = sidesOf(files, plan, settings).filter((_, index) => index % 2 === 0);
  const pdf = await paintSheets(fronts, sheet, 'sheets');
  const read: number[][] = [];
  for (const [index, planned] of plan.sheets.entries()) {
    const pixels = await raster(pdf, index);
    read.push(planned.records.map(({ position }) => numberAt(pixels, position)));
  }
  const piles = (read[0] ?? []).flatMap((_, at) => read.flatMap((numbers) => numbers[at] ?? []));
  expect(piles).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const list = (await impositionFiles(files, plan, settings, 'karten')).get('karten.positions.csv');
  const rows = Buffer.from(list ?? new Uint8Array())
    .toString()
    .trim()
    .split('\r\n')
    .slice(1);
  const numbers = rows.map((row) => Number(row.split(',')[6]));
  expect(numbers.toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  const small = await fileOf('klein', [1], 70, 37);
  expect(refusalOf([...files, small], settings, false)).toContain('anders groß');
});

/** The side as it is seen through the paper from the other one. */
function throughPaper({ data, width, height }: Pixels, edge: TurnEdge): Pixels {
  const seen = new Uint8Array(data.length);
  const [from, to] = [new Uint32Array(data.buffer, data.byteOffset, width * height), new Uint32Array(seen.buffer)];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      to[y * width + x] = from[edge === 'long' ? y * width + width - 1 - x : (height - 1 - y) * width + x] ?? 0;
  return { data: seen, width, height };
}

/** Dark pixels of one picture that have no dark pixel of the other one beside them, outside a rectangle. */
function strayPixels(one: Pixels, other: Pixels, { xUm, yUm, widthUm, heightUm }: Rectangle, perMm: number): number {
  const pixel = (um: number) => (um * perMm) / 1_000;
  let stray = 0;
  for (let y = 1; y < one.height - 1; y++) {
    for (let x = 1; x < one.width - 1; x++) {
      if (!isDark(one, x, y) || (x >= pixel(xUm) && x < pixel(xUm + widthUm) && y >= pixel(yUm) && y < pixel(yUm + heightUm))) continue;
      const near = [-1, 0, 1].some((dy) => [-1, 0, 1].some((dx) => isDark(other, x + dx, y + dy)));
      if (!near) stray += 1;
    }
  }
  return stray;
}

describe('two sides', () => {
  test.each<[TurnEdge, number, number]>([
    ['long', 105, 148],
    ['short', 105, 148],
    ['long', 85, 110],
    ['short', 70, 37],
  ])(
    'turned about the %s edge, pieces of %i × %i mm and their marks lie within 0.1 mm of those of the front [E066]',
    async (edge, width, height) => {
      const file = await fileOf('karte', [37, 90, 5], width, height);
      const own = { ...settings, edge };
      const plan = planStacks([file], own);
      const pdf = await paintSheets(sidesOf([file], plan, own), sheet, 'sheets');
      const [front, back] = [await raster(pdf, 0, 10), throughPaper(await raster(pdf, 1, 10), edge)];
      const slug = plan.sheets[0]?.slug ?? { xUm: 0, yUm: 0, widthUm: 0, heightUm: 0 };
      expect(strayPixels(front, back, slug, 10)).toBe(0);
      expect(strayPixels(back, front, slug, 10)).toBe(0);
      // A back that is not turned over would be seen.
      const wrong = throughPaper(back, edge === 'long' ? 'short' : 'long');
      expect(strayPixels(front, wrong, slug, 10)).toBeGreaterThan(100);
    },
  );

  test('codes of printed sheets are read from their pictures, and a damaged or swapped back is found [E066]', async () => {
    const file = await fileOf('karte', [1], 70, 37, 100);
    const plan = planStacks([file], settings);
    const sides = sidesOf([file], plan, settings);
    const pdf = await paintSheets(sides, sheet, 'sheets');
    const codes: string[] = [];
    for (const [index, { slug }] of sides.entries()) {
      const { data, width, height } = cropped(await raster(pdf, index, 12), slug.area, 12);
      const picture = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData;
      const [found] = await readBarcodes(picture, { formats: ['QRCode'] });
      codes.push(found?.text ?? '');
    }
    expect(codes).toEqual(sides.map(({ slug }) => slug.code));
    const [job = ''] = /[0-9A-F]{8}/.exec(codes[0] ?? '') ?? [];
    const printed = { job: job.toLowerCase(), sheets: 3 };
    const scans = [0, 1, 2].map((at) => ({ front: codes[2 * at] ?? null, back: codes[2 * at + 1] ?? null }));
    expect(checkScans(scans, printed)).toEqual({ findings: [], missing: [] });
    const swapped = scans.map(({ front }, at) => ({ front, back: scans[[1, 0, 2][at] ?? 0]?.back ?? null }));
    expect(checkScans(swapped, printed).findings.map(({ problem }) => problem)).toEqual(['swapped', 'swapped']);
  });
});

/** Smoothed edges differ by a pixel. */
const smoothing = 16;

/** Lowest and highest value of a channel about a pixel, as far as whole points move it. */
function rangeAbout({ data, width, height }: Pixels, x: number, y: number, channel: number): [low: number, high: number] {
  let [low, high] = [255, 0];
  for (let v = Math.max(0, y - 2); v <= Math.min(height - 1, y + 2); v++) {
    for (let u = Math.max(0, x - 2); u <= Math.min(width - 1, x + 2); u++) {
      const value = data[4 * (v * width + u) + channel] ?? 0;
      low = Math.min(low, value);
      high = Math.max(high, value);
    }
  }
  return [low, high];
}

/** Whether a point of the sheet is none of the page about a point there. Most are equal to it, and need no look about it. */
function isStrange(onSheet: Pixels, left: number, top: number, page: Pixels, column: number, row: number): boolean {
  for (let channel = 0; channel < 3; channel++) {
    const value = onSheet.data[4 * (top * onSheet.width + left) + channel] ?? 0;
    if (Math.abs(value - (page.data[4 * (row * page.width + column) + channel] ?? 0)) <= smoothing) continue;
    const [low, high] = rangeAbout(page, column, row, channel);
    if (value < low - smoothing || value > high + smoothing) return true;
  }
  return false;
}

/**
 * Points of a piece on the sheet, bleed included but for its smoothed edge, that its page does not have there. PDFium makes pictures of
 * whole points, so places are shares of both.
 */
function strangePoints(onSheet: Pixels, page: Pixels, { xUm, yUm, widthUm, heightUm, bleedUm, turn }: Position): number {
  const [acrossUm, downUm] = [widthUm + 2 * bleedUm, heightUm + 2 * bleedUm];
  const stepUm = 1_000 / sharpness;
  let strange = 0;
  for (let y = 2 * stepUm; y < downUm - 2 * stepUm; y += stepUm) {
    const below = y / downUm;
    const top = Math.floor(((yUm - bleedUm + y) / sheet.heightUm) * onSheet.height);
    for (let x = 2 * stepUm; x < acrossUm - 2 * stepUm; x += stepUm) {
      const along = x / acrossUm;
      const left = Math.floor(((xUm - bleedUm + x) / sheet.widthUm) * onSheet.width);
      const u = turn === 0 ? along : turn === 90 ? below : turn === 180 ? 1 - along : 1 - below;
      const v = turn === 0 ? below : turn === 90 ? 1 - along : turn === 180 ? 1 - below : along;
      if (isStrange(onSheet, left, top, page, Math.floor(u * page.width), Math.floor(v * page.height))) strange += 1;
    }
  }
  return strange;
}

const formats = [
  [105, 148],
  [210, 99],
  [85, 110],
  [50, 90],
  [70, 37],
] as const;

async function randomForms(
  seed: number,
  profile = standardProfile,
): Promise<{ files: ImposedFile[]; plan: SheetPlan; sides: SheetSide[] }> {
  const own = random(seed);
  const files: ImposedFile[] = [];
  for (let index = 0; index < 2 + Math.floor(own.next() * 4); index++) {
    const [width, height] = own.pick(formats);
    files.push(await fileOf(`F${index + 1}`, [1 + Math.floor(own.next() * 126)], width, height, 10 + Math.floor(own.next() * 80), profile));
  }
  const common = { paper: 'matt', refinement: 'gold', plateDay: '2026-12-01' };
  const plan = planGang(files, common, settings);
  return { files, plan, sides: sidesOf(files, plan, settings) };
}

/** Lines of a day: papers, refinements and numbers of sides in any mixture. */
async function randomDay(seed: number): Promise<DayFile[]> {
  const own = random(seed);
  const files: DayFile[] = [];
  for (let index = 0; index < 3 + Math.floor(own.next() * 4); index++) {
    const [width, height] = own.pick(formats);
    const sides = own.next() < 0.5 ? 1 : 2;
    const profile = withoutTechnicalPlates(standardProfile);
    const copies = 10 + Math.floor(own.next() * 80);
    const file = await fileOf(`F${index + 1}`, [1 + Math.floor(own.next() * 126)], width, height, copies, profile, sides);
    const facts = {
      paper: own.pick(['matt', 'natur']),
      refinement: own.pick(['gold', '–']),
      plateDay: own.pick(['2026-12-01', '2026-12-02']),
    };
    files.push({ ...file, ...facts, sides });
  }
  return files;
}

/** Draws each page of a source once. */
function rasterOnce(): (source: ImposedFile['source'], page: number) => Promise<Pixels> {
  const drawn = new Map<unknown, Promise<Pixels>>();
  return (source, page) => {
    const key = source.pages[page];
    const pixels = drawn.get(key) ?? raster(bytesOf.get(source) ?? new Uint8Array(), page);
    drawn.set(key, pixels);
    return pixels;
  };
}

/** The pieces of a form that lie in another place than on it, or are none of its own. */
async function strangePieces(files: readonly DayFile[], own: ImposeSettings, plan: SheetPlan): Promise<number> {
  const sides = sidesOf(files, plan, own);
  const pdf = await paintSheets(sides, sheet, 'forms');
  const page = rasterOnce();
  let strange = 0;
  for (const [index, { placed }] of sides.entries()) {
    const pixels = await raster(pdf, index);
    for (const { source, page: at, position } of placed) strange += strangePoints(pixels, await page(source, at), position);
  }
  return strange;
}

describe('lines of the orders of a day', () => {
  const seeds = Array.from({ length: isLongForm ? 200 : 2 }, (_, index) => index + 1_001);

  test.each(seeds)('day %i: only equal ones share a form, each line is on one, and pieces have their own pixels [E066]', async (seed) => {
    const files = await randomDay(seed);
    const groups = dayGroups(files);
    expect(groups.flat().toSorted((one, other) => files.indexOf(one) - files.indexOf(other))).toEqual(files);
    for (const group of groups) {
      const [{ sides, ...first }] = group as [DayFile];
      for (const { paper, refinement, plateDay, sides: pages } of group)
        expect([paper, refinement, plateDay, pages]).toEqual([first.paper, first.refinement, first.plateDay, sides]);
      const own = { ...settings, sides };
      const plan = planGang(group, first, own);
      for (const [index, { copies }] of group.entries()) {
        const printed = plan.sheets.reduce((sum, one) => sum + one.printed * one.records.filter(({ file }) => file === index).length, 0);
        expect(printed).toBeGreaterThanOrEqual(copies);
      }
      expect(await strangePieces(group, own, plan)).toBe(0);
    }
  });
});

/** What is drawn within forms, with the inks and the overprint of each object. */
function drawn(file: PdfFile, page: ReturnType<typeof pagesOfFile>[number], onlyForms: boolean): string[] {
  const found: string[] = [];
  walkPage(file, page, ({ operator, operands, state, isInForm }) => {
    const { fill, stroke, isFillOverprinted, isStrokeOverprinted } = state;
    if (isInForm || !onlyForms) found.push(JSON.stringify([operator, operands, fill, stroke, isFillOverprinted, isStrokeOverprinted]));
  });
  return found;
}

function plateNames(file: PdfFile): string[] {
  return file.numbers
    .map((ref) => file.resolve({ ref }))
    .flatMap((value) =>
      Array.isArray(value) && pdfNameOf(file.resolve(value[0])) === 'Separation' ? (pdfNameOf(file.resolve(value[1])) ?? []) : [],
    )
    .sort();
}

describe('gang forms', () => {
  const seeds = Array.from({ length: isLongForm ? 200 : 3 }, (_, index) => index + 1);

  test.each(seeds)('day %i: every piece has the pixels of its own file [E066]', async (seed) => {
    // Lines of a cut are thinner than a pixel; that they are drawn is proved object by object.
    const { sides } = await randomForms(seed, withoutTechnicalPlates(standardProfile));
    const pdf = await paintSheets(sides, sheet, 'forms');
    const page = rasterOnce();
    for (const [index, { placed }] of sides.entries()) {
      const pixels = await raster(pdf, index);
      for (const { source, page: at, position } of placed) {
        expect(strangePoints(pixels, await page(source, at), position)).toBe(0);
        // Another page would be seen.
        expect(strangePoints(pixels, await page(source, 1 - at), position)).toBeGreaterThan(50);
      }
    }
  });

  test('inks, overprint and plates are those of the files, each plate once, and the sheet is one box', async () => {
    const { files, sides } = await randomForms(5);
    const file = readPdf(await paintSheets(sides, sheet, 'forms'));
    expect(plateNames(file)).toEqual(['CUT', 'FOIL_GOLD', 'FOLD']);
    for (const [index, page] of pagesOfFile(file).entries()) {
      const placed = sides[index]?.placed ?? [];
      const single = placed.flatMap(({ source, page: at }) => drawn(source.file, source.pages[at]?.page ?? null, false));
      expect(drawn(file, page, true)).toEqual(single);
      const sizes = ['MediaBox', 'BleedBox', 'TrimBox'].map((name) => numbersOf(file.entry(page, name))?.map((side) => Math.round(side)));
      expect(sizes).toEqual(Array.from({ length: 3 }, () => [0, 0, 907, 1276]));
      const forms = file.entry(page, 'Resources', 'XObject');
      expect(isDict(forms) && forms.dict.size).toBe(new Set(placed.map(({ source }) => source)).size);
    }
    expect(files.length).toBeGreaterThan(1);
  });

  test('the same files give the same bytes', async () => {
    const [one, other] = [await randomForms(2), await randomForms(2)];
    expect(sha256(await paintSheets(one.sides, sheet, 'forms'))).toBe(sha256(await paintSheets(other.sides, sheet, 'forms')));
  });
});

describe('the files of a job', () => {
  const root = mkdtempSync(join(tmpdir(), 'federleicht-impose-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  function impose(...args: string[]) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['tools/impose.ts', ...args], { encoding: 'utf8' });
    return { status, stdout, stderr };
  }

  test('the command writes sheets, positions, XJDF and a manifest whose hashes are those of the files [E066]', async () => {
    const { source } = await fileOf('karte', [1, 2, 3, 4, 5, 6, 7, 8], 105, 148);
    const print = bytesOf.get(source) ?? new Uint8Array();
    writeFileSync(join(root, 'F1000001_01_karte.pdf'), print);
    const out = join(root, 'out');
    const done = impose(join(root, 'F1000001_01_karte.pdf'), '--sides', '2', '--sheet', 'sra3', '--out', out);
    expect(done).toEqual({ status: 0, stdout: 'F1000001_01_karte_sra3.pdf: 2 Bogen, gedruckt 2 Bogen\n', stderr: '' });
    const read = (name: string) => readFileSync(join(out, `F1000001_01_karte_sra3.${name}`));
    const [head, first, ...rows] = read('positions.csv').toString().trim().split('\r\n');
    expect(head).toBe('sheet,position,stack,printed,order,file,record,pages,x_mm,y_mm,width_mm,height_mm,turn');
    expect(first).toMatch(/^1,1,1,1,"F1000001-01","F1000001_01_karte.pdf",1,"1-2",[\d.]+,[\d.]+,148,105,90$/);
    expect(rows).toHaveLength(7);
    const hashes = new Map(
      read('manifest.sha256')
        .toString()
        .trim()
        .split('\n')
        .map((row) => row.split('  ').reverse() as [string, string]),
    );
    expect(hashes.get('F1000001_01_karte.pdf')).toBe(sha256(print));
    for (const name of ['pdf', 'xjdf', 'positions.csv']) expect(hashes.get(`F1000001_01_karte_sra3.${name}`)).toBe(sha256(read(name)));
    const xjdf = read('xjdf').toString();
    expect(xjdf.match(/<PlacedObject /g)).toHaveLength(16);
    expect(xjdf).toContain(`CheckSum="${sha256(print)}"`);
    expect(xjdf).toContain(`CheckSum="${sha256(read('pdf'))}"`);
    expect(xjdf.match(/SheetName="S2" Side="Back"/g)).toHaveLength(1);
  });

  test('what cannot be imposed ends with code 1 and a sentence, and nothing is written', () => {
    writeFileSync(join(root, 'kaputt.pdf'), '%PDF-1.6');
    const out = join(root, 'nothing');
    const refused = impose(join(root, 'kaputt.pdf'), '--sides', '1', '--out', out);
    expect([refused.status, refused.stdout]).toEqual([1, '']);
    expect(refused.stderr).toContain('kaputt.pdf ist keine Druckdatei des Shops oder ist beschädigt.');
    expect(impose(join(root, 'kaputt.pdf'), '--out', out).stderr).toContain('Es fehlt, wie viele Seiten ein Stück hat.');
    expect(existsSync(out)).toBe(false);
  });
});

describe('what is refused', () => {
  test('a piece that is larger than the sheet, no copies, an odd page and several records on a form are named', async () => {
    const large = await fileOf('poster', [1], 440, 300);
    const card = await fileOf('karte', [1, 2, 3], 105, 148);
    expect(refusalOf([large], settings)).toContain('passt nicht auf den Bogen von 320 × 450 mm');
    expect(refusalOf([{ ...card, copies: 0 }], settings)).toContain('Die Auflage ist 0');
    const odd = { ...card, source: { ...card.source, pages: card.source.pages.slice(1) } };
    expect(refusalOf([odd], settings)).toContain('hat 5 Seiten');
    expect(refusalOf([card, card], settings)).toContain('mehrere Datensätze');
    const single = { ...card, source: { ...card.source, pages: card.source.pages.slice(0, 2) } };
    expect(refusalOf([single, { ...single, source: { ...single.source, intent: 'FOGRA51' } }], settings)).toContain(
      'andere Druckbedingung',
    );
    expect(refusalOf([], settings)).toContain('fehlt');
    expect(refusalOf([card], settings)).toBeNull();
  });

  test('bytes that are no print file, or a damaged one, are no source', () => {
    expect(openSource(Buffer.from('%PDF-1.6 nothing'))).toBeNull();
    expect(openSource(new Uint8Array(0))).toBeNull();
  });
});
