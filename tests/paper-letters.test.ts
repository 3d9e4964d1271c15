/** Customers' words on papers: what was typed is read back whole from each PDF by another engine, and nothing leaves its box. */
import { describe, expect, test } from 'vitest';
import { layout } from '#core/layout/layout.ts';
import { countryName, deliveryCountries } from '#core/values/channel.ts';
import { hangingTemplate } from '#core/wall/template.ts';
import { artworksOf } from '#designs/blank.ts';
import { giftCardDocument } from '#designs/gift-voucher/document.ts';
import { giftVoucherRows } from '#designs/gift-voucher/rows.ts';
import { lettersWithoutFace, openWholeFonts } from '#resources/fonts.ts';
import { proofPdf } from '#services/images/proof/proof-pdf.ts';
import { giftVoucherPdf } from '#services/mail/gift-voucher-pdf.ts';
import { deliveryNotePdf } from '#services/print/delivery-note.ts';
import { hangingTemplatePdf } from '#services/wall/hanging-template-pdf.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { isLongForm } from './long-form.ts';
import { chance, randomText, scriptNames } from './random-names.ts';
import { readPdf, renderPdf, squeezed } from './read-pdf.ts';

const fonts = openWholeFonts();
const t = serverTexts({ locale: 'de-DE' });
const createdAt = '2026-11-20T10:00:00.000Z';
const language = 'de';

/** A label on the line of a value that runs to the left, as pdfium turns the two. */
const turnedLabel = 'NummerIhre';

type Pixels = { isInked(xMm: number, yMm: number): boolean };

async function read(pdf: Uint8Array): Promise<string> {
  const pages = await readPdf(pdf);
  return squeezed(pages.map(({ text }) => text).join('\n')).replace(turnedLabel, '');
}

/** The first page as pixels. */
async function pixelsOf(pdf: Uint8Array): Promise<Pixels> {
  const scale = 1.5;
  const { data, width } = await renderPdf(pdf, 0, scale);
  const at = (mm: number) => Math.round((mm * 72 * scale) / 25.4);
  return { isInked: (x, y) => (data[(at(y) * width + at(x)) * 4] ?? 255) < 200 };
}

/** Places in millimetres where a box has ink. */
function inked({ isInked }: Pixels, box: { left: number; top: number; right: number; bottom: number }): [number, number][] {
  const found: [number, number][] = [];
  for (let y = box.top; y < box.bottom; y += 0.25) for (let x = box.left; x < box.right; x += 0.25) if (isInked(x, y)) found.push([x, y]);
  return found.slice(0, 3);
}

/** Around the address window, the facts beside it and the title below; a mark may overhang its letter by a millimetre. */
const free = [
  { left: 0, top: 0, right: 24.5, bottom: 297 },
  { left: 191.5, top: 0, right: 210, bottom: 297 },
  { left: 24, top: 92, right: 191, bottom: 102 },
  { left: 111, top: 46, right: 124, bottom: 102 },
];

function randomOrder(seed: number) {
  const pick = chance(seed);
  const script = scriptNames[seed % scriptNames.length] ?? 'latin';
  const country = deliveryCountries[pick(deliveryCountries.length)] ?? 'DE';
  const length = () => [1, 100, 2 + pick(99)][seed % 3] ?? 1;
  const field = () => randomText(script, length(), pick, pick(3) === 0 ? 100 : 12);
  const upper = [field(), `${field()} ${field()}`, field(), `${field()} 88`.slice(0, 100)];
  const town = [`${10_000 + pick(89_999)} ${field()}`, countryName(country, 'de-DE')];
  return { script, fields: { upper, town }, reference: randomText(script, 1 + pick(40), pick, 40) };
}

describe('the delivery note', () => {
  const rounds = isLongForm ? 2_000 : 240;
  test(`of ${rounds} random orders holds every field whole, and nothing leaves its box`, { timeout: 1_800_000 }, async () => {
    for (let seed = 1; seed <= rounds; seed += 1) {
      const { script, fields, reference } = randomOrder(seed);
      const note = {
        orderNumber: 'F1000001',
        placed: '20.11.2026',
        reference,
        sender: ['Federleicht'] as [string],
        recipient: fields,
        together: [],
      };
      const lines = [{ position: 1, name: fields.upper[0] ?? '', options: fields.upper[1] ?? '', quantity: 75 }];
      const pdf = await deliveryNotePdf({ ...note, lines, createdAt, language }, t, fonts);
      const text = await read(pdf);
      const typed = [...fields.upper, ...fields.town.flatMap((line) => line.split(/(?<=^\d+) /)), reference];
      const lost = typed.filter((field) => !text.includes(squeezed(field)));
      expect([seed, script, lost]).toEqual([seed, script, []]);
      // Every script and length in turn: pictures take most of the time.
      if (Math.floor(seed / 36) % 3 !== 0) continue;
      const pixels = await pixelsOf(pdf);
      expect([seed, script, free.flatMap((box) => inked(pixels, box))]).toEqual([seed, script, []]);
    }
  });

  test('sets code, town and country of a longest address in a size that is read, at the bottom of the window', async () => {
    const upper = Array.from({ length: 4 }, () => 'Ш'.repeat(100));
    const note = {
      orderNumber: 'F1',
      placed: '',
      reference: '',
      sender: ['F'] as [string],
      recipient: { upper, town: ['1010 Wien', 'Österreich'] },
      together: [],
    };
    const pdf = await deliveryNotePdf({ ...note, lines: [], createdAt, language }, t, fonts);
    const [text, first] = [await read(pdf), await pixelsOf(pdf)];
    expect(text).toContain('1010Wien');
    expect(text.match(/Ш/g)).toHaveLength(400);
    // Six points are 2.1 mm: the country fills the last of them.
    expect(inked(first, { left: 25, top: 88.5, right: 45, bottom: 91.5 })).not.toEqual([]);
    expect(inked(first, { left: 45, top: 88.9, right: 110, bottom: 91.5 })).toEqual([]);
  });
});

describe('gift voucher and proof', () => {
  const rounds = isLongForm ? 400 : 36;
  test(`of ${rounds} random vouchers hold every text whole, or the words do not fit`, { timeout: 1_800_000 }, async () => {
    let held = 0;
    for (let seed = 1; seed <= rounds; seed += 1) {
      const pick = chance(seed);
      const script = scriptNames[seed % scriptNames.length] ?? 'latin';
      const row = giftVoucherRows[seed % giftVoucherRows.length];
      if (!row) throw new Error('no design');
      const [recipient, sender] = [randomText(script, 1 + pick(40), pick), randomText(script, 1 + pick(40), pick)];
      const message = randomText(script, [1, 60, 200][seed % 3] ?? 1, pick);
      const words = {
        value: '50 €',
        recipient,
        message,
        sender,
        heading: 'Gutschein',
        how: 'Im Warenkorb.',
        code: '····',
        shop: 'Federleicht',
      };
      const artworks = artworksOf(row, 'folded', 'a6');
      const { sheets, findings } = layout(giftCardDocument(row, words), {
        fonts,
        artwork: (id) => artworks.get(id) ?? null,
        photo: () => null,
      });
      expect([seed, script, findings.filter(({ kind }) => kind === 'missing-glyph')]).toEqual([seed, script, []]);
      if (findings.some(({ kind }) => kind === 'overflow')) continue;
      held += 1;
      const marks = {
        title: 'T',
        watermark: 'M',
        pages: { outside: recipient, inside: sender },
        legend: message.slice(0, 20),
        date: createdAt,
        holes: {},
      };
      const voucher = await read(await giftVoucherPdf(sheets, { title: 'T', date: createdAt }));
      const proof = await read(await proofPdf(sheets, {}, marks));
      for (const text of [voucher, proof])
        expect([seed, script, [recipient, message, sender].filter((one) => !text.includes(squeezed(one)))]).toEqual([seed, script, []]);
    }
    expect(held).toBeGreaterThan(rounds / 2);
  });
});

test('the hanging template holds names of every script whole', async () => {
  const choice = { type: 'photoframe', format: '300x200', material: 'acrylglas', frameType: 'none', hanging: 'drill' } as const;
  const template = hangingTemplate([{ choice, xMm: 0, yMm: 0 }]);
  for (const [index, script] of scriptNames.entries()) {
    const name = randomText(script, 100, chance(index));
    const words = { title: name, how: [name], control: '100 mm', pieces: [{ name, points: name }], next: {}, createdAt, language };
    const text = await read(await hangingTemplatePdf(template, words, fonts));
    // Title, instruction, piece and its points, and the piece on each tile.
    expect([script, text.split(squeezed(name)).length - 1]).toEqual([script, 4 + template.tiles.length]);
  }
});

describe('letters without a face', () => {
  test('are named once each, with their marks, and all others are not', () => {
    expect(lettersWithoutFace('Somchai สมชาย')).toEqual(['ส', 'ม', 'ช', 'า', 'ย']);
    expect(lettersWithoutFace('नमस्ते Anna')).toEqual(['न', 'म', 'स्', 'ते']);
  });

  test('of twelve scripts, usual signs and families of emoji there are none', () => {
    for (const script of scriptNames) expect([script, lettersWithoutFace(randomText(script, 400, chance(7)))]).toEqual([script, []]);
    expect(lettersWithoutFace('♡ ⚭ ★ ✓ ♪ ⅓ ₂ № – „Zoë“ 👨‍👩‍👧 👨‍👩‍👧‍👧‍👧 🎉 ❤️')).toEqual([]);
  });
});
