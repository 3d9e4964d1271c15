/** The delivery note as poppler and qpdf read it. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { openWholeFonts } from '#resources/fonts.ts';
import { type DeliveryNote, deliveryNotePdf } from '#services/print/delivery-note.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { inFolder, judgeOk, missingJudges } from './tools.ts';

const note: DeliveryNote = {
  orderNumber: 'F1000001',
  placed: '20.11.2026',
  reference: 'Projekt 4711',
  sender: ['Federleicht'],
  together: ['F1000007'],
  recipient: { upper: ['Hofer & Söhne GmbH', 'Zoë Müller-Łukasz', 'Lindwurmstraße 88'], town: ['1010 Wien', 'Österreich'] },
  lines: [
    { position: 1, name: 'Olivia, Einladung', options: 'Klappkarte A6, Feinstpapier matt, 300 g/m², Goldfolie', quantity: 75 },
    { position: 2, name: 'Wachssiegel Herz', options: '', quantity: 80 },
  ],
  createdAt: '2026-11-20T10:00:00.000Z',
  language: 'de',
};
const t = serverTexts({ locale: 'de-DE' });

function read(
  pdf: Uint8Array,
): Promise<{ text: string; words: { text: string; xMm: number; yMm: number }[]; pages: number; check: string; fonts: string }> {
  return inFolder((folder) => {
    const file = join(folder, 'note.pdf');
    writeFileSync(file, pdf);
    const boxes = judgeOk('pdftotext', ['-bbox', file, '-']).text;
    return {
      text: judgeOk('pdftotext', ['-layout', file, '-']).text,
      words: Array.from(boxes.matchAll(/<word xMin="([\d.]+)" yMin="([\d.]+)"[^>]*>([^<]*)</g), ([, x, y, text = '']) => ({
        text,
        xMm: (Number(x) * 25.4) / 72,
        yMm: (Number(y) * 25.4) / 72,
      })),
      pages: Number(judgeOk('pdfinfo', [file]).text.match(/Pages:\s+(\d+)/)?.[1]),
      check: judgeOk('qpdf', ['--check', file]).text,
      fonts: judgeOk('pdffonts', [file]).text,
    };
  });
}

describe.skipIf(missingJudges.length > 0)('the delivery note', () => {
  test('names order, recipient and everything in the parcel, without prices [E083]', async () => {
    const { text, pages, check } = await read(await deliveryNotePdf(note, t, openWholeFonts()));
    for (const fact of [
      'Lieferschein F1000001',
      '20.11.2026',
      'Projekt 4711',
      'Gehört zu Bestellung F1000007, gemeinsam verpackt.',
      'Federleicht',
      'Zoë Müller-Łukasz',
      'Österreich',
      'Goldfolie',
      '75',
      '80',
    ])
      expect(text).toContain(fact);
    expect(text).not.toMatch(/€|EUR|CHF|MwSt/);
    expect(text).toContain('Seite 1 von 1');
    expect(pages).toBe(1);
    expect(check).toContain('No syntax or stream encoding errors found');
  });

  test('has the address where the window of an envelope is, and embeds its fonts', async () => {
    const { words, fonts } = await read(await deliveryNotePdf(note, t, openWholeFonts()));
    const address = words.filter(({ text }) => ['Lindwurmstraße', 'Wien', 'Österreich'].includes(text));
    expect(address).toHaveLength(3);
    for (const { xMm, yMm } of address) {
      expect(xMm).toBeGreaterThanOrEqual(24);
      expect(xMm).toBeLessThan(105);
      expect(yMm).toBeGreaterThanOrEqual(50);
      expect(yMm).toBeLessThan(90);
    }
    for (const row of fonts.trim().split('\n').slice(2)) expect(row).toMatch(/yes yes yes/);
  });

  test('of an address with long lines keeps every line in the window, the country last', async () => {
    const long = (word: string) => `${word} ${'Langname '.repeat(10)}`.trim();
    const recipient = { upper: [long('Firma'), long('Zoë'), long('Hinterhaus'), long('Weg')], town: ['1010 Wien', 'Österreich'] };
    const { words, text } = await read(await deliveryNotePdf({ ...note, recipient }, t, openWholeFonts()));
    expect(text.match(/Langname/g)).toHaveLength(40);
    const country = words.find((word) => word.text === 'Österreich');
    expect(country?.yMm).toBeGreaterThan(60);
    expect(country?.yMm).toBeLessThan(91);
  });

  test('of many lines goes on, on pages with heads and numbers, and divides no line', async () => {
    const [first] = note.lines;
    const lines = Array.from({ length: 40 }, (_, index) => ({
      ...first,
      position: index + 1,
      name: `Karte ${index + 1}`,
      options: 'Klappkarte A6 '.repeat(12),
      quantity: 5,
    }));
    const { text, pages } = await read(await deliveryNotePdf({ ...note, lines }, t, openWholeFonts()));
    expect(pages).toBeGreaterThan(1);
    expect(text.match(/Bezeichnung/g)).toHaveLength(pages);
    expect(text).toContain(`Seite ${pages} von ${pages}`);
    for (const page of text.split('\f').slice(0, pages)) {
      const begun = page.match(/Karte \d+/g) ?? [];
      expect(begun.length).toBeGreaterThan(0);
      expect(page.match(/Klappkarte A6/g)).toHaveLength(begun.length * 12);
    }
  });

  test('is the same file, byte for byte, when it is written again', async () => {
    const [one, two] = [await deliveryNotePdf(note, t, openWholeFonts()), await deliveryNotePdf(note, t, openWholeFonts())];
    expect(Buffer.compare(one, two)).toBe(0);
  });
});
