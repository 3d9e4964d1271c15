/** The decode role with its real process: facts and pages of own layouts, and what is refused. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  cmyk,
  concatTransformationMatrix,
  degrees,
  drawObject,
  PDFDocument,
  PDFName,
  PDFString,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  StandardFonts,
} from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Fault, isFault } from '#core/values/fault.ts';
import { type Decoder, openDecoder } from '#services/images/decoder.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type OwnFileFacts, pageFileOf } from './protocol.ts';

const t = serverTexts({ locale: 'de-DE' });
const mm = 72 / 25.4;
const fixtures = new URL('../../../../tests/fixtures/own-files/', import.meta.url);
let folder: string;
let decoder: Decoder;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'own-file-test-'));
  decoder = openDecoder({ entry: join(import.meta.dirname, '../../../decode.ts'), tempDir: join(folder, 'temp') });
});
afterAll(async () => {
  await decoder.close();
  await rm(folder, { recursive: true });
});

let number = 0;
async function saved(bytes: Uint8Array | string): Promise<string> {
  const file = join(folder, `${++number}.file`);
  await writeFile(file, bytes);
  return file;
}

async function factsOf(bytes: Uint8Array | string): Promise<OwnFileFacts> {
  const { facts } = await decoder.readOwnFile(await saved(bytes), 'a.pdf', { kind: 'facts' });
  if (!facts) throw new Error('no facts');
  return facts;
}

async function refusalTextOf(bytes: Uint8Array | string): Promise<NonNullable<Fault['details']['text']>> {
  const outcome = await decoder.readOwnFile(await saved(bytes), 'a.pdf', { kind: 'facts' }).catch((error: unknown) => error);
  if (!isFault(outcome) || !outcome.details.text) throw new Error(`expected a refusal, got ${JSON.stringify(outcome)}`);
  expect(t(outcome.details.text)).toMatch(/„a\.pdf“ .*Die Gestaltung ist unverändert\.$/);
  return outcome.details.text;
}

async function refusalOf(bytes: Uint8Array | string): Promise<string> {
  return (await refusalTextOf(bytes)).key.replace('own.refused.', '');
}

/** A card with bleed: 154 by 111 mm, trimmed to 148 by 105 mm; red to the bleed on the left, blue on the right. */
async function cardPdf(change: (document: PDFDocument) => unknown = () => {}): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const page = document.addPage([154 * mm, 111 * mm]);
  page.setBleedBox(0, 0, 154 * mm, 111 * mm);
  page.setTrimBox(3 * mm, 3 * mm, 148 * mm, 105 * mm);
  page.drawRectangle({ x: 0, y: 0, width: 77 * mm, height: 111 * mm, color: rgb(1, 0, 0) });
  page.drawRectangle({ x: 77 * mm, y: 0, width: 77 * mm, height: 111 * mm, color: rgb(0, 0, 1) });
  await change(document);
  return document.save();
}

async function drawn(bytes: Uint8Array | string, longPx: number, page = 0) {
  const file = await saved(bytes);
  await decoder.readOwnFile(file, 'a.pdf', { kind: 'page', page, longPx });
  const picture = sharp(pageFileOf(file));
  const { width, height, icc } = await picture.metadata();
  const { data } = await picture.raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * width + x) * 3, (y * width + x) * 3 + 3)];
  return { width, height, icc, at };
}

describe('a PDF', () => {
  test('with bleed gives its bleed box, and its trim box within it', async () => {
    const { kind, pages, colours, obstacles } = await factsOf(await cardPdf());
    expect({ kind, pages, colours, obstacles }).toEqual({
      kind: 'pdf',
      pages: [{ widthUm: 154_000, heightUm: 111_000, trim: { xUm: 3_000, yUm: 3_000, widthUm: 148_000, heightUm: 105_000 }, ppi: null }],
      colours: ['rgb'],
      obstacles: [],
    });
  });

  test('with printer’s marks is cut to its bleed box', async () => {
    const bytes = await cardPdf((document) => document.getPage(0).setMediaBox(-20 * mm, -20 * mm, 194 * mm, 151 * mm));
    expect((await factsOf(bytes)).pages[0]).toMatchObject({ widthUm: 154_000, heightUm: 111_000, trim: { xUm: 3_000, yUm: 3_000 } });
    const page = await drawn(bytes, 770);
    expect([page.at(2, 2), page.at(767, 552)]).toEqual([
      [254, 0, 0],
      [0, 0, 254],
    ]);
  });

  test('that is turned gives its size and trim box as it is seen', async () => {
    const bytes = await cardPdf((document) => {
      document.getPage(0).setRotation(degrees(90));
      document.getPage(0).setTrimBox(1 * mm, 3 * mm, 150 * mm, 105 * mm);
    });
    // The left margin of 1 mm is above when the page is turned clockwise.
    expect((await factsOf(bytes)).pages[0]).toEqual({
      widthUm: 111_000,
      heightUm: 154_000,
      trim: { xUm: 3_000, yUm: 1_000, widthUm: 105_000, heightUm: 150_000 },
      ppi: null,
    });
  });

  test('whose unit is not a point has its real size, trim box and resolution', async () => {
    const picture = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#286' } })
      .jpeg()
      .toBuffer();
    const bytes = await cardPdf(async (document) => {
      const page = document.getPage(0);
      page.node.set(PDFName.of('UserUnit'), document.context.obj(2.5));
      page.drawImage(await document.embedJpg(picture), { x: 0, y: 0, width: 25.4 * mm, height: 25.4 * mm });
    });
    expect((await factsOf(bytes)).pages).toEqual([
      { widthUm: 385_000, heightUm: 277_500, trim: { xUm: 7_500, yUm: 7_500, widthUm: 370_000, heightUm: 262_500 }, ppi: 200 },
    ]);
    expect((await factsOf(await readFile(new URL('user-unit.pdf', fixtures)))).pages[0]).toMatchObject({
      widthUm: 148_000,
      heightUm: 105_000,
    });
    expect((await drawn(bytes, 770)).width).toBe(770);
  });

  test('is drawn as a JPEG with its profile, as long as asked for', async () => {
    const page = await drawn(await cardPdf(), 1819);
    expect([page.width, page.height]).toEqual([1819, 1311]);
    expect(page.icc?.length).toBeGreaterThan(100);
    expect(page.at(1815, 5)[2]).toBeGreaterThan(250);
  });

  test('tells the resolution of its coarsest picture', async () => {
    const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#286' } })
      .jpeg()
      .toBuffer();
    const bytes = await cardPdf(async (document) => {
      const embedded = await document.embedJpg(picture);
      document.getPage(0).drawImage(embedded, { x: 0, y: 0, width: 50.8 * mm, height: 50.8 * mm });
      document.getPage(0).drawImage(embedded, { x: 0, y: 0, width: 152.4 * mm, height: 152.4 * mm });
    });
    expect((await factsOf(bytes)).pages[0]?.ppi).toBe(100);
  });

  test('names its fonts, and which of them it lacks', async () => {
    const bytes = await cardPdf(async (document) => {
      const font = await document.embedFont(StandardFonts.TimesRoman);
      document.getPage(0).drawText('Anna und Ben', { font, size: 20, x: 40, y: 40, color: cmyk(0, 0, 0, 1) });
    });
    const { fonts, colours } = await factsOf(bytes);
    expect({ fonts, colours }).toEqual({ fonts: [{ name: 'Times-Roman', isEmbedded: false }], colours: ['cmyk', 'rgb'] });
  });

  test('with a spot colour says so', async () => {
    const bytes = await cardPdf((document) => {
      const { context } = document;
      const tint = context.obj({ FunctionType: 2, Domain: [0, 1], C0: [0, 0, 0, 0], C1: [0, 0.2, 0.6, 0.2], N: 1 });
      context.register(context.obj([PDFName.of('Separation'), PDFName.of('Gold'), PDFName.of('DeviceCMYK'), tint]));
    });
    expect((await factsOf(bytes)).colours).toContain('spot');
  });

  test('with a script, a form or an annotation says so, and is drawn without running anything', async () => {
    const bytes = await cardPdf((document) => {
      document.addJavaScript('start', 'app.alert(1); while (true) {}');
      document.getForm().createTextField('name').addToPage(document.getPage(0), { x: 10, y: 10, width: 100, height: 20 });
    });
    expect((await factsOf(bytes)).obstacles).toEqual(['annotation', 'form', 'script']);
    expect((await drawn(bytes, 400)).width).toBe(400);
  });
});

describe('a hostile PDF', () => {
  test('with 10,000 pages is refused', async () => {
    const document = await PDFDocument.create();
    for (let page = 0; page < 10_000; page += 1) document.addPage([100, 100]);
    expect(await refusalOf(await document.save())).toBe('pages');
  });

  test.each([
    [65_535, 1],
    [40_000, 300],
    [20_000, 20_000],
  ])('with a picture of %i × %i pixels is refused, however small it is on the page', async (width, height) => {
    const bytes = await cardPdf(async (document) => {
      const [page] = document.getPages();
      const dict = { Type: 'XObject', Subtype: 'Image', Width: width, Height: height, BitsPerComponent: 1, ColorSpace: 'DeviceGray' };
      const picture = document.context.register(document.context.flateStream(new Uint8Array(10_000), dict));
      const name = page?.node.newXObject('Picture', picture);
      page?.pushOperators(pushGraphicsState(), concatTransformationMatrix(20, 0, 0, 20, 9, 9), drawObject(name ?? ''), popGraphicsState());
    });
    expect(await refusalOf(bytes)).toBe('page-picture');
  });

  test('with such a picture in a pattern or a mask is refused as well', async () => {
    for (const place of ['Pattern', 'SMask']) {
      const bytes = await cardPdf((document) => {
        const { context } = document;
        const dict = { Type: 'XObject', Subtype: 'Image', Width: 65_535, Height: 300, BitsPerComponent: 1, ColorSpace: 'DeviceGray' };
        const picture = context.register(context.flateStream(new Uint8Array(10_000), dict));
        context.register(context.stream('/P Do', { Type: place, PatternType: 1, Resources: { XObject: { P: picture } } }));
      });
      expect(await refusalOf(bytes)).toBe('page-picture');
    }
  });

  test('with a huge or tiny page is refused', async () => {
    for (const [width, height] of [
      [1e7, 1e7],
      [0.5, 300],
    ] as const) {
      expect(await refusalOf(await cardPdf((document) => document.addPage([width, height])))).toBe('page-size');
    }
  });

  test('that opens with a password only is refused', async () => {
    const document = await PDFDocument.create();
    document.addPage([200, 200]);
    await document.encrypt({ userPassword: 'geheim', ownerPassword: 'geheimer' });
    expect(await refusalOf(await document.save())).toBe('password');
  });

  test('that is encrypted without a password is read, and says so', async () => {
    const document = await PDFDocument.create();
    document.addPage([200, 200]);
    await document.encrypt({ userPassword: '', ownerPassword: 'geheimer' });
    expect((await factsOf(await document.save())).obstacles).toEqual(['encrypted']);
  });

  test('that is cut off, empty, or no PDF at all is refused or read as far as it goes', async () => {
    const whole = await cardPdf();
    expect(await refusalOf(whole.subarray(0, 300))).toBe('broken');
    expect(await refusalOf('')).toBe('empty');
    expect(await refusalOf('%PDF-1.7\nnothing else')).toBe('broken');
  });

  test('whose pages form a ring ends in a refusal or in its pages', async () => {
    const bytes = await cardPdf((document) => {
      const pages = document.catalog.Pages();
      document.context.assign(document.context.nextRef(), PDFString.of('x'));
      pages.set(PDFName.of('Parent'), document.catalog.get(PDFName.of('Pages')) ?? PDFName.of('None'));
    });
    const outcome = await decoder.readOwnFile(await saved(bytes), 'a.pdf', { kind: 'facts' }).catch((error: unknown) => error);
    expect(isFault(outcome) || 'facts' in (outcome as object)).toBe(true);
  });
});

describe('an SVG', () => {
  const logo = '<path d="M0 0h100v50H0z" fill="#ff0000"/><circle cx="150" cy="50" r="40" style="fill:#00f"/>';
  const svg = (body: string, head = 'width="80mm" height="40mm" viewBox="0 0 200 100"') =>
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${head}>${body}</svg>`;

  test('gives its size and is drawn on white', async () => {
    expect((await factsOf(svg(logo))).pages).toEqual([{ widthUm: 80_000, heightUm: 40_000, trim: null, ppi: null }]);
    const page = await drawn(svg(logo), 1000);
    expect([page.width, page.height, page.at(10, 10), page.at(750, 250), page.at(990, 490)]).toEqual([
      1000,
      500,
      [254, 0, 0],
      [0, 0, 254],
      [255, 255, 255],
    ]);
  });

  test('with classes in a style element keeps its colours', async () => {
    const page = await drawn(svg('<defs><style>.a,.b{fill:#00ff00;}</style></defs><path class="b" d="M0 0h200v100H0z"/>'), 200);
    expect(page.at(100, 50)).toEqual([0, 255, 1]);
  });

  test('with text, photos, no size, entities or absurd numbers is refused', async () => {
    expect(await refusalOf(svg('<text x="1" y="9">Anna</text>'))).toBe('svg-text');
    expect(await refusalOf(svg('<image href="https://example.org/a.png" width="9" height="9"/>'))).toBe('svg-image');
    expect(await refusalOf(svg(logo, 'width="100%"'))).toBe('svg-size');
    expect(await refusalOf(svg(logo, 'width="1e9" height="1e9"'))).toBe('svg-size');
    expect(await refusalOf(`<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('&b;')}`)).toBe('svg-entity');
    expect(await refusalOf(svg('<path d="M0 0L999999999 1"/>'))).toBe('svg-part');
    expect(await refusalOf(svg('<g>'.repeat(100) + '</g>'.repeat(100)))).toBe('broken');
    expect(await refusalOf(svg('<path d="M0 0'))).toBe('broken');
  });

  test('that cannot be drawn whole is refused with the name of what would be lost', async () => {
    for (const [body, part] of [
      ['<rect width="9" height="9"><animate attributeName="x" to="90"/></rect>', '„animate“'],
      ['<path d="M0 0h9" vector-effect="non-scaling-stroke"/>', '„vector-effect“'],
      ['<g><tspan>Anna</tspan></g>', '(tspan)'],
    ] as const)
      expect(t(await refusalTextOf(svg(body)))).toContain(part);
  });

  test('is read in every encoding, and one that cannot be read is a true sentence', async () => {
    const page = { widthUm: 80_000, heightUm: 40_000, trim: null, ppi: null };
    const text = svg(logo).replace('1.0"', '1.0" encoding="UTF-16"');
    for (const bytes of [
      Buffer.concat([Buffer.of(0xff, 0xfe), Buffer.from(text, 'utf16le')]),
      Buffer.concat([Buffer.of(0xfe, 0xff), Buffer.from(text, 'utf16le').swap16()]),
      Buffer.from(svg(`${logo}<desc>Größe</desc>`).replace('1.0"', '1.0" encoding="ISO-8859-1"'), 'latin1'),
    ])
      expect(await factsOf(bytes)).toMatchObject({ kind: 'svg', pages: [page] });
    expect(t(await refusalTextOf(svg(logo).replace('1.0"', '1.0" encoding="EBCDIC-DE"')))).toContain('Zeichenkodierung');
  });

  test('with a name that is on no list is taken, and names it', async () => {
    expect((await factsOf(svg('<script>1</script><path d="M0 0h9" morph="3" style="glow-level:2"/>'))).unread).toEqual([
      'script',
      'morph',
      'glow-level',
    ]);
  });
});
