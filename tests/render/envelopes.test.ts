/** Envelopes with the longest lines of every country, as the press gets them: where the letters stand, and what stays free of ink. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Box } from '#core/design/outlines/outline.ts';
import { envelopeFindings } from '#core/envelope/envelope-findings.ts';
import { envelopeZones } from '#core/layout/envelope-zones.ts';
import { layout } from '#core/layout/layout.ts';
import { fitRecord } from '#core/merge/fit/fit-record.ts';
import { nameShortenings } from '#core/merge/fit/shorten.ts';
import { countryLine } from '#core/people/country-line.ts';
import { deliveryCountries } from '#core/values/channel.ts';
import { openFonts } from '#resources/fonts.ts';
import { pressFiles } from '../../tools/print-designs.ts';
import { addressed, type EnvelopeSize, envelopeOfSize, envelopeSizes } from './envelope-samples.ts';
import { fixtureResources } from './fixture-design.ts';
import { inFolder, judgeOk, missingJudges, rasterise } from './tools.ts';

const fonts = await openFonts();
const resources = fixtureResources(fonts);
const allowed = { tracking: 0, shorten: nameShortenings };
const sizes = Object.keys(envelopeSizes) as EnvelopeSize[];

/** Posted in each country, to the next one of the list, so that the line of the country is there. */
const letters = deliveryCountries.map((posting, at) => {
  const country = deliveryCountries[(at + 1) % deliveryCountries.length] ?? posting;
  const names = ['Frau Prof. Dr. Maximiliane Christiane-Elisabeth Leutheusser-Schnarrenberger', 'Herrn Dr. Cornelius Freiherr von Rosenau'];
  const street = 'Bürgermeister-Müller-Lüdenscheidt-Straße 128';
  return { posting, ...addressed({ names, street, country, countryLine: countryLine(country, posting) }) };
});

function printed(size: EnvelopeSize) {
  const design = envelopeOfSize(size);
  const fitted = letters.map(({ record }) => fitRecord(design, record, { fonts, allowed }));
  return { design, fitted, sheets: fitted.flatMap((made) => layout(made.design, resources).sheets) };
}

const dpi = 100;

/** Words of a page with their boxes, in micrometres from the trimmed corner. */
function wordBoxes(
  file: string,
  page: number,
  bleedUm: number,
): { word: string; left: number; right: number; top: number; bottom: number }[] {
  const html = judgeOk('pdftotext', ['-bbox', '-f', String(page), '-l', String(page), file, '-']).out.toString('utf8');
  const um = (points = '') => (Number(points) * 25_400) / 72 - bleedUm;
  return Array.from(
    html.matchAll(/<word xMin="([^"]+)" yMin="([^"]+)" xMax="([^"]+)" yMax="([^"]+)">([^<]*)</g),
    ([, left, top, right, bottom, word = '']) => ({ word, left: um(left), top: um(top), right: um(right), bottom: um(bottom) }),
  );
}

/** How many colours a part of a page has. */
async function coloursIn(raster: Buffer, { xUm, yUm, widthUm, heightUm }: Box, bleedUm: number): Promise<number> {
  const px = (um: number) => Math.round((um / 25_400) * dpi);
  const area = { left: px(xUm + bleedUm) + 1, top: px(yUm + bleedUm) + 1, width: px(widthUm) - 2, height: px(heightUm) - 2 };
  const { data, info } = await sharp(raster).extract(area).raw().toBuffer({ resolveWithObject: true });
  const seen = new Set<string>();
  for (let at = 0; at < data.length; at += info.channels) seen.add(data.subarray(at, at + info.channels).join());
  return seen.size;
}

describe.each(sizes)('%s', (size) => {
  test('the longest lines of every country fit at 10 pt or more, shortened before the street is, and block nothing', () => {
    const { design, fitted } = printed(size);
    fitted.forEach(({ state, fits }, at) => {
      const letter = letters[at];
      if (!letter) throw new Error('no letter');
      expect([letter.posting, state]).toEqual([letter.posting, 'ok']);
      const [fit] = fits;
      expect(fit?.sizeUm).toBeGreaterThanOrEqual(3_528);
      expect(fit?.lines).toBeLessThanOrEqual(6);
      const findings = envelopeFindings(design, letter, letter.posting, { resources, fit: { allowed } });
      expect(findings.filter(({ level }) => level === 'block')).toEqual([]);
    });
  });

  test.skipIf(missingJudges.length > 0)('every word stands in its rectangle, and stamp and code stay free of ink', async () => {
    const { design, fitted, sheets } = printed(size);
    const [front] = design.pages;
    const [sheet] = sheets;
    if (!front || !sheet) throw new Error('no front');
    const { flat } = await pressFiles(size, sheets, []);
    await inFolder(async (folder) => {
      const file = join(folder, 'f.pdf');
      writeFileSync(file, flat);
      for (const [at, { posting }] of letters.entries()) {
        const { address, stamp, code } = envelopeZones(front, posting);
        const words = wordBoxes(file, 2 * at + 1, sheet.bleedUm);
        const wanted = fitted[at]?.design.pages[0]?.elements.flatMap((element) =>
          element.kind === 'text' ? element.text.split(/\s+/) : [],
        );
        expect(words.map(({ word }) => word).toSorted(), posting).toEqual(wanted?.toSorted());
        const outside = words.filter(
          ({ left, right, top, bottom }) =>
            left < address.xUm || right > address.xUm + address.widthUm || top < address.yUm || bottom > address.yUm + address.heightUm,
        );
        expect(outside, posting).toEqual([]);
        if (at % 3 !== 0) continue;
        const [raster] = await rasterise(flat, dpi, 2 * at + 1);
        if (!raster) throw new Error('no raster');
        for (const free of [stamp, code]) expect(await coloursIn(raster, free, sheet.bleedUm), posting).toBe(1);
        expect(await coloursIn(raster, address, sheet.bleedUm)).toBeGreaterThan(1);
      }
    });
  });
});
