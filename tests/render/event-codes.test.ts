/** Codes of events on the designs of feasts, as they are printed: each is cut out of its page at its final size and read by another program. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { beforeAll, describe, expect, test } from 'vitest';
import { prepareZXingModule, type ReaderOptions, readBarcodes } from 'zxing-wasm/reader';
import type { QrElement } from '#core/design/drawn-element.ts';
import { layout } from '#core/layout/layout.ts';
import { longestPageAddress, qrModules, qrModuleUm } from '#core/layout/qr.ts';
import type { Resources } from '#core/layout/resources.ts';
import { codeId, codeWordsId } from '#core/preflight/code/place-code.ts';
import { knownMarks } from '#core/preflight/marks.ts';
import type { Bounds } from '#core/preflight/outline.ts';
import { preflight } from '#core/preflight/preflight.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { svgPixels } from '#services/images/render-svg.ts';
import { isLongForm, sharedOut } from '#tests/long-form.ts';
import type { CardCase } from './card-cases.ts';
import { type CodeDamage, codeDamages, damaged, type GreyCode } from './code-camera.ts';
import { codedCard, feastCases, feastLeads, type Variant, variantsOf, withoutPlace, withSmallWords } from './feast-leads.ts';

const fonts = await openFonts();

beforeAll(async () => {
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm');
  await prepareZXingModule({ overrides: { wasmBinary: readFileSync(file).buffer }, fireImmediately: true });
});

/** As a cautious phone reads: no inverted codes, no second try at another scale. */
const reading: ReaderOptions = { formats: ['QRCode'], tryInvert: false, tryDownscale: false, tryDenoise: false, maxNumberOfSymbols: 1 };

/** Pixels of the print to a module: even the finest dot gain is some of them. */
const printPixels = 20;

const cases = feastCases.filter(({ name }) => !withoutPlace.includes(name));
/** A covering sample in the short form: grounds of their own, foil, tinted and dark cards, left and centred ones. */
const shortForm = ['lampionfest folded a6', 'zweiklang flat a6', 'undwir folded square', 'olivia folded a6', 'sommerwiese flat a6'];
const taken = sharedOut(isLongForm ? cases : cases.filter(({ name }) => shortForm.includes(name)));

/** A page is laid out once for all tests. */
const cards = new Map<string, ReturnType<typeof codedCard>>();

function codedOf(one: CardCase, variant: Variant = { colourway: one.row.colourways[0]?.key ?? '', refinement: 'none' }) {
  const key = `${one.name} ${variant.colourway} ${variant.refinement}`;
  const coded = cards.get(key) ?? codedCard(one, variant, longestPageAddress, fonts);
  cards.set(key, coded);
  return coded;
}

type Printed = { element: QrElement; modules: boolean[][]; grey: GreyCode; dark: number; light: number; inks: string };

function greyOf(red: number, green: number, blue: number): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The code with its quiet zone as the page shows it. Throws where anything but two colours is seen, or where they do not lie as the modules do. */
function printedCode(design: CardDocument, resources: Resources): Printed {
  const page = design.pages.find(({ elements }) => elements.some(({ id }) => id === codeId));
  const element = page?.elements.find((one): one is QrElement => one.id === codeId && one.kind === 'qr');
  const sheet = layout(design, resources).sheets.find(({ id }) => id === page?.id);
  if (!page || !element || !sheet) throw new Error('no code');
  const modules = qrModules(element, fonts.encodeQr);
  const side = qrModuleUm(element, modules.length);
  const whole = (modules.length + 8) * side;
  const xUm = Math.round(element.xUm + (element.widthUm - whole) / 2);
  const yUm = Math.round(element.yUm + (element.heightUm - whole) / 2);
  const isSeen = ({ left, top, right, bottom }: Bounds) => left < xUm + whole && right > xUm && top < yUm + whole && bottom > yUm;
  const items = sheet.items.filter((item) => knownMarks(item, fonts).some(({ bounds }) => isSeen(bounds)));
  const area = { ...sheet, items, panels: [{ id: 'code', xUm, yUm, widthUm: whole, heightUm: whole }] };
  const svg = svgString(paintSheet(area, { fonts, photoHref: () => null }, { view: { panel: 'code' } }));
  const { pixels, width } = svgPixels(svg, (modules.length + 8) * printPixels, '#ffffff');
  const colour = (index: number) => [...pixels.subarray(4 * index, 4 * index + 3)].join();
  const middleOf = (x: number, y: number) => Math.round((y + 0.5) * printPixels) * width + Math.round((x + 0.5) * printPixels);
  const ground = colour(middleOf(0, 0));
  const ink = colour(middleOf(4, 4));
  for (let y = 0; y < modules.length + 8; y += 1)
    for (let x = 0; x < modules.length + 8; x += 1) {
      const expected = modules[y - 4]?.[x - 4] ? ink : ground;
      const found = colour(middleOf(x, y));
      if (found !== expected) throw new Error(`module ${x} ${y} shows ${found} in place of ${expected}`);
    }
  const [dark, light] = [ink, ground].map((text) => greyOf(...(text.split(',').map(Number) as [number, number, number])));
  const grey = Float32Array.from({ length: width * width }, (_, at) =>
    greyOf(pixels[4 * at] ?? 0, pixels[4 * at + 1] ?? 0, pixels[4 * at + 2] ?? 0),
  );
  const inks = `${ink} on ${ground}, ${element.ecc ?? 'M'}, ${side} um`;
  return { element, modules, grey: { width, perModule: printPixels, pixels: grey }, dark: dark ?? 0, light: light ?? 255, inks };
}

async function isRead({ element, grey, dark, light }: Printed, damage: CodeDamage): Promise<boolean> {
  const [found] = await readBarcodes(damaged(grey, { dark, light }, damage), reading);
  return found?.text === element.content;
}

/** A design's own samples, and what is said of its envelope. */
function codeFindings(design: CardDocument, { resources, limits }: Pick<ReturnType<typeof codedCard>, 'resources' | 'limits'>): string[] {
  return preflight(design, layout(design, resources), resources, limits)
    .filter(({ element, level }) => (element === codeId || element === codeWordsId) && level !== 'warn')
    .map(({ rule, level, measured }) => `${level} ${rule} ${measured}`);
}

describe('the place of a code on designs of feasts [E052]', () => {
  test('is there on every design, in all of its forms but those whose back is full of words', () => {
    const none = taken.filter((one) => !codedOf(one).edits);
    expect(none.map(({ name }) => name)).toEqual([]);
    const placed = new Set(cases.map(({ row }) => row.id));
    expect(feastLeads.filter(({ id }) => !placed.has(id)).map(({ id }) => id)).toEqual([]);
  });

  test.each(taken)('$name: the check finds nothing about the code and its words, in any colourway and finish', (one) => {
    for (const variant of variantsOf(one)) {
      const coded = codedOf(one, variant);
      const found = codeFindings(coded.design, coded).filter(
        (said) => !withSmallWords.includes(one.name) || !said.startsWith('confirm type-size'),
      );
      expect(found, `${variant.colourway} ${variant.refinement}`).toEqual([]);
    }
  });

  test('moves the texts of its side at most, and keeps modules of 0.45 mm at least', () => {
    for (const one of taken) {
      const { edits, design, resources } = codedOf(one);
      expect(edits?.filter(({ kind }) => kind !== 'moveElement' && kind !== 'addElement')).toEqual([]);
      const { element, modules } = printedCode(design, resources);
      expect(qrModuleUm(element, modules.length)).toBeGreaterThanOrEqual(450);
    }
  });
});

describe('codes on designs of feasts are read [F022] [E052]', () => {
  /**
   * What a camera sees of a code depends on its two colours, its level and the size of its modules: `printedCode` proves for every page that nothing else
   * shows. So each damage is done once for each of these.
   */
  const known = new Map<string, Promise<string[]>>();

  async function unread(printed: Printed): Promise<string[]> {
    const missed: string[] = [];
    for (const damage of codeDamages(printed.element.ecc === 'Q' ? 0.25 : 0.15)) {
      if (!(await isRead(printed, damage))) missed.push(damage.name);
    }
    return missed;
  }

  test('there are twenty kinds of damage', () => {
    expect(new Set(codeDamages(0.15).map(({ name }) => name)).size).toBe(20);
  });

  test.each(taken)('$name: in every colourway and finish, under each of twenty kinds of damage', async (one) => {
    for (const variant of variantsOf(one)) {
      const { design, resources } = codedOf(one, variant);
      const printed = printedCode(design, resources);
      expect(await isRead(printed, { name: 'none' })).toBe(true);
      const missed = known.get(printed.inks) ?? unread(printed);
      known.set(printed.inks, missed);
      expect(await missed, `${variant.colourway} ${variant.refinement}: ${printed.inks}`).toEqual([]);
    }
  });

  test.each([{ blur: 0.7 }, { blur: 0.8 }, { noise: 120 }, { ink: 0.02 }])(
    'none is read under %j, so that the judge can fail',
    async (damage) => {
      for (const one of taken.slice(0, 3)) {
        const { design, resources } = codedOf(one);
        expect(await isRead(printedCode(design, resources), { name: '', ...damage }), one.name).toBe(false);
      }
    },
  );

  test('in two colours that a camera does not tell apart, or light on dark, is refused by the check', () => {
    const [one] = taken;
    if (!one) return;
    const { design, ...rest } = codedOf(one);
    const withInks = (ink: string, ground: string) => ({
      ...design,
      inks: { ...design.inks, one: { c: 0, m: 0, y: 0, k: 50, hex: ink }, other: { c: 0, m: 0, y: 0, k: 10, hex: ground } },
      pages: design.pages.map((page) => ({
        ...page,
        elements: page.elements.map((element) => (element.kind === 'qr' ? { ...element, ink: 'one', ground: 'other' } : element)),
      })),
    });
    for (const [ink, ground] of [
      ['#c9a86a', '#f6efe0'],
      ['#9aa8b5', '#ffffff'],
      ['#ffffff', '#24323f'],
      ['#7a7a7a', '#a8a8a8'],
    ] as const)
      expect(codeFindings(withInks(ink, ground), rest).join(), `${ink} on ${ground}`).toContain('block qr-contrast');
    expect(codeFindings(withInks('#24323f', '#f6efe0'), rest)).toEqual([]);
  });
});
