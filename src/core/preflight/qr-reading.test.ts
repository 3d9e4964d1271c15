/** Codes at their printed size under what print and cameras do to them, read by a decoder that is not the generator's. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { QrElement } from '#core/design/drawn-element.ts';
import { layout } from '#core/layout/layout.ts';
import { qrModuleUm } from '#core/layout/qr.ts';
import { openFonts } from '#resources/fonts.ts';
import { sampled } from '#tests/long-form.ts';
import { fixtureDesign, fixtureResources } from '#tests/render/fixture-design.ts';
import { codeOf, type Degradation, degradations, type Code as PrintedCode, photographed } from '#tests/render/qr-camera.ts';
import type { Finding } from './finding.ts';
import { handHeld } from './limits.ts';
import { preflight } from './preflight.ts';

const fonts = await openFonts();
const resources = fixtureResources(fonts);

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer }, fireImmediately: true });
});

/** As a cautious phone reads: no inverted codes, no second try at another scale. */
const reading: ReaderOptions = { formats: ['QRCode'], tryInvert: false, tryDownscale: false, tryDenoise: false, maxNumberOfSymbols: 1 };

async function isRead(content: string, code: PrintedCode, degradation: Degradation, seed: number): Promise<boolean> {
  const [found] = await readBarcodes(photographed(code, degradation, seed) as ImageData, reading);
  return found?.text === content;
}

function modulesOf(content: string): boolean[][] {
  return fonts.encodeQr?.(content) ?? [];
}

/** What couples put on their cards, of different lengths. */
const contents = [
  (at: number) => `https://www.beispiel.de/h/${at}`,
  (at: number) => `https://www.hochzeit-sophie-und-joerg.de/zusage?gast=${at}`,
  (at: number) => `https://maps.example.org/?q=Gut+Sonnenhausen,+Glonn&gast=${at}`,
  (at: number) => `WIFI:T:WPA;S=Feier ${at};P:kastanie2027;;`,
  (at: number) => `mailto:hochzeit${at}@beispiel.de`,
];
const sidesUm = [400, 410, 430, 450, 480];

type Code = { at: number; content: string; element: QrElement; printed: PrintedCode };

function elementOf(content: string, moduleUm: number): QrElement {
  const side = (modulesOf(content).length + 8) * moduleUm;
  const box = { xUm: 20_000, yUm: 20_000, widthUm: side, heightUm: side, rotation: 0 };
  return { kind: 'qr', id: 'code', role: 'code', ...box, content, ink: 'ink', ground: 'paper' };
}

/** At the size that layout gives its modules. */
function printedOf(element: QrElement): PrintedCode {
  const modules = modulesOf(element.content);
  return codeOf(modules, qrModuleUm(element, modules.length) / 1_000);
}

/** 200 codes, none smaller than the print check allows. */
const codes = Array.from({ length: 200 }, (_, at): Code => {
  const content = (contents[at % contents.length] ?? String)(at);
  const element = elementOf(content, sidesUm[Math.floor(at / contents.length) % sidesUm.length] ?? 400);
  return { at, content, element, printed: printedOf(element) };
});

/** Every ninth code, others for each degradation. Nine shares no divisor with the number of contents and sizes, so that these take turns. */
function sampleOf(degradation: number): readonly Code[] {
  return sampled(codes, 9, degradation);
}

function findings(element: QrElement): Finding[] {
  const [page] = fixtureDesign.pages;
  const design = { ...fixtureDesign, pages: page ? [{ ...page, background: null, elements: [element] }] : [] };
  return preflight(design, layout(design, resources), resources, handHeld);
}

describe('codes that the print check lets pass', () => {
  test('the check finds nothing about any of the 200, but that level Q suits modules below 0.45 mm', () => {
    for (const { element, printed } of codes) {
      const expected = printed.moduleMm < 0.45 ? ['warn qr-level'] : [];
      expect(findings(element).map(({ rule, level }) => `${level} ${rule}`)).toEqual(expected);
    }
  });

  test('there are twenty degradations', () => {
    expect(new Set(degradations.map(({ name }) => name)).size).toBe(20);
  });

  test('each sample has 22 of the 25 pairs of content and size, and together they have all 200 codes', () => {
    const samples = degradations.map((_, index) => sampleOf(index));
    for (const sample of samples) {
      expect(new Set(sample.map(({ at }) => at % (contents.length * sidesUm.length))).size).toBeGreaterThanOrEqual(22);
    }
    expect(new Set(samples.flat()).size).toBe(codes.length);
  });

  test.each(degradations.map((one, index) => ({ ...one, index })))('all are read: $name', async ({ index, ...degradation }) => {
    const unread: string[] = [];
    for (const { at, content, printed } of sampleOf(index)) {
      if (!(await isRead(content, printed, degradation, at))) unread.push(`${content} at ${printed.moduleMm} mm`);
    }
    expect(unread).toEqual([]);
  });
});

describe('codes that the print check refuses', () => {
  test.each([100, 150, 200])('modules of %i µm are refused, and cannot be read under some degradation', async (moduleUm) => {
    for (const [at, { content }] of codes.slice(0, 10).entries()) {
      const element = elementOf(content, moduleUm);
      expect(findings(element).map(({ rule, level }) => `${level} ${rule}`)).toEqual(['block qr-module']);
      const printed = printedOf(element);
      const read = await Promise.all(degradations.map((degradation) => isRead(content, printed, degradation, at)));
      expect(read).toContain(false);
    }
  });
});
