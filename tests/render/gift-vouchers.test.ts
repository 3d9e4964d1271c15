/** Gift vouchers as a printing house gets them: every design with short and with long words. */

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { screenColour } from '#core/design/colour.ts';
import { layout } from '#core/layout/layout.ts';
import { preflight } from '#core/preflight/preflight.ts';
import { designSchema } from '#core/products/document.ts';
import { productOf } from '#core/products/registry.ts';
import { artworksOf, drawCard } from '#designs/blank.ts';
import { type GiftCardWords, giftCardDocument, withGiftCode } from '#designs/gift-voucher/document.ts';
import { giftVoucherRows } from '#designs/gift-voucher/rows.ts';
import { familyOf } from '#designs/registry.ts';
import { standardProfile } from '#paint/print-profile.ts';
import { openFonts } from '#resources/fonts.ts';
import { checkPrintFile } from '#services/print/print-check.ts';
import { pressFiles } from '../../tools/print-designs.ts';
import { readPlates, readPress } from './press.ts';
import { missingJudges } from './tools.ts';

const fonts = await openFonts();
const lut = new Uint8Array(readFileSync(new URL('../../icc/cmyk-srgb-17.bin', import.meta.url)));
const code = '7KQ2-M9XH-4TBC-WXYZ';

const short: GiftCardWords = {
  value: '50,00\u00a0€',
  recipient: '',
  message: '',
  sender: '',
  heading: 'Geschenkgutschein',
  how: 'Der Code kommt in das Feld „Gutschein einlösen“ im Warenkorb oder an der Kasse. Er gilt ohne Ablaufdatum, auch in Teilen und für mehrere Bestellungen. Wer den Code kennt, kann ihn einlösen: Heb ihn auf wie Bargeld.',
  code: '····',
  shop: 'Federleicht',
};
const long: GiftCardWords = {
  ...short,
  value: 'CHF\u00a0200.00',
  recipient: 'Für Annegret-Charlotte von Hohenstaufen-Waldburg und ihre ganze große Familie dort',
  message: 'Zu deinem Umzug wünschen wir dir helle Zimmer, freundliche Nachbarn und Ruhe. '.repeat(7).slice(0, 500),
  sender: 'Von Großmutter Wilhelmine, Großvater Friedrich-Karl und allen anderen aus der Straße',
};

describe.each(giftVoucherRows.map((row) => [row.variant, row] as const))('the gift voucher %s', (_, row) => {
  const artworks = artworksOf(row, 'folded', 'a6');
  const resources = { fonts, artwork: (id: string) => artworks.get(id) ?? null, photo: () => null };

  test('is drawn the same twice, in inks that the profile computes and a press holds', () => {
    expect(JSON.stringify(familyOf(row.family).draw(row, 'folded', 'a6'))).toBe(JSON.stringify(drawCard(row, 'folded', 'a6')));
    for (const ink of row.colourways.flatMap(({ inks }) => Object.values(inks))) {
      expect(ink.hex).toBe(screenColour(ink, lut));
      expect(ink.c + ink.m + ink.y + ink.k).toBeLessThanOrEqual(300);
    }
  });

  test.each([
    ['short', short],
    ['long', long],
  ])('has room for %s words, and nothing in it keeps it from the press', (_words, words) => {
    const card = withGiftCode(giftCardDocument(row, words), code);
    expect(designSchema.parse(card)).toEqual(card);
    const laidOut = layout(card, resources);
    const findings = preflight(card, laidOut, resources, productOf('card').limits(card.product));
    expect(findings.filter(({ level }) => level !== 'warn').map(({ rule, element }) => `${rule} ${element}`)).toEqual([]);
  });

  test.skipIf(missingJudges.length > 0)(
    'is PDF/X-4 of 210 × 148 mm with 3 mm of bleed, a fold, and the code as text and QR [F393][E063]',
    async () => {
      const card = withGiftCode(giftCardDocument(row, long), code);
      const { sheets } = layout(card, resources);
      const { pdf } = await pressFiles(row.name, sheets, []);
      const press = await readPress(pdf, ['qpdf', 'exif', 'boxes', 'fonts', 'plain', 'text']);
      expect(checkPrintFile(pdf, standardProfile, sheets)).toEqual([]);
      expect(press.qpdf).toContain('No syntax or stream encoding errors found');
      expect(press.exif['XMP-pdfxid:GTS_PDFXVersion']).toBe('PDF/X-4');
      const boxes = [...press.boxes.matchAll(/Page\s+\d+ (Trim|Bleed)Box:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)/g)];
      const sizes = boxes.map(([, name, ...corners]) => {
        const [x = 0, y = 0, right = 0, top = 0] = corners.map((points) => (Number(points) * 25.4) / 72);
        return [name, Math.round((right - x) * 10) / 10, Math.round((top - y) * 10) / 10];
      });
      expect(sizes.toSorted()).toEqual([
        ['Bleed', 216, 154],
        ['Bleed', 216, 154],
        ['Trim', 210, 148],
        ['Trim', 210, 148],
      ]);
      for (const font of press.fonts) expect(font).toMatchObject({ embedded: 'yes', subset: 'yes', unicode: 'yes' });
      expect(press.plain).not.toMatch(/\/DeviceRGB/);
      expect(press.text).toContain(code);
      for (const page of [1, 2]) {
        const { whole, mostInk } = await readPlates(pdf, page);
        expect(mostInk).toBeLessThanOrEqual(standardProfile.inkLimit + 0.5);
        expect(whole.FOLD?.inked ?? 0).toBeGreaterThan(0);
      }
    },
  );
});
