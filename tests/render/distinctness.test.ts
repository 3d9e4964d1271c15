import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { oneOfEachDrawing } from '#core/catalogue/numeral.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { layout } from '#core/layout/layout.ts';
import { artworksOf, blankDesign } from '#designs/blank.ts';
import { designRows, leadRows } from '#designs/rows.ts';
import { svgString } from '#paint/svg/node.ts';
import { paintSheet } from '#paint/svg/sheet.ts';
import { openFonts } from '#resources/fonts.ts';
import { svgPixels } from '#services/images/render-svg.ts';

/** Of 64 bits: fronts nearer than this look like one design in two colours. */
const minDistance = 10;
const maxFamilySize = 9;

/** Pieces in other forms repeat their suite's ornament on purpose, and a drawing in several numbers of years is one design. */
const cards = oneOfEachDrawing(designRows).filter(({ forms }) =>
  forms.some(({ form }) => form === 'flat' || form === 'folded' || form === 'place-card'),
);

const fonts = await openFonts();

const known = new Map<string, Promise<boolean[]>>();

function fingerprint(row: DesignTemplate, shape: DesignTemplate['forms'][number]): Promise<boolean[]> {
  const key = `${row.id} ${shape.form} ${shape.format}`;
  const print = known.get(key) ?? draw(row, shape);
  known.set(key, print);
  return print;
}

/** The front in the row's first colourway and in grey, brought down to nine by eight fields. */
async function draw(row: DesignTemplate, { form, format }: DesignTemplate['forms'][number]): Promise<boolean[]> {
  const artworks = artworksOf(row, form, format);
  const design = blankDesign(
    row,
    form,
    format,
    undefined,
    row.refinements.find((key) => key !== 'relief'),
  );
  const { sheets } = layout(design, { fonts, artwork: (id) => artworks.get(id) ?? null, photo: () => null });
  const sheet = sheets.find(({ panels }) => panels.some(({ id }) => id === 'front'));
  if (!sheet) throw new Error(`${row.id} has no front`);
  const svg = svgString(paintSheet(sheet, { fonts, photoHref: () => null }, { view: { panel: 'front' } }));
  const picture = svgPixels(svg, 120, '#ffffff');
  const small = await sharp(picture.pixels, { raw: { width: picture.width, height: picture.height, channels: 4 } })
    .removeAlpha()
    .greyscale()
    .resize(9, 8, { fit: 'fill' })
    .raw()
    .toBuffer();
  const bits: boolean[] = [];
  for (let y = 0; y < 8; y++) for (let x = 0; x < 8; x++) bits.push((small[y * 9 + x] ?? 0) > (small[y * 9 + x + 1] ?? 0));
  return bits;
}

function nearest(prints: readonly { name: string; bits: boolean[] }[]): { pair: string; distance: number }[] {
  const pairs = prints.flatMap((one, i) =>
    prints.slice(i + 1).map((other) => ({
      pair: `${one.name} and ${other.name}`,
      distance: one.bits.filter((bit, at) => bit !== other.bits[at]).length,
    })),
  );
  return pairs.sort((a, b) => a.distance - b.distance);
}

describe('the collection', () => {
  test.each(['a6', 'din-long', 'square', 'place'] as const)(
    'no two fronts in %s look alike: ten of 64 bits apart or more',
    async (format) => {
      const prints: { name: string; bits: boolean[] }[] = [];
      for (const row of cards) {
        const shape = row.forms.find((offered) => offered.format === format);
        if (shape) prints.push({ name: row.id, bits: await fingerprint(row, shape) });
      }
      expect(prints.length).toBeGreaterThanOrEqual(12);
      expect(nearest(prints).filter(({ distance }) => distance < minDistance)).toEqual([]);
    },
  );

  test('no two catalogue pictures look alike, each in the form its list shows', async () => {
    const prints: { name: string; bits: boolean[] }[] = [];
    for (const row of cards) {
      const [shape] = row.forms;
      if (shape) prints.push({ name: row.id, bits: await fingerprint(row, shape) });
    }
    expect(nearest(prints).filter(({ distance }) => distance < minDistance)).toEqual([]);
  });

  test('it has at least 60 designs of 20 families for eight occasions, none of them a large share', () => {
    expect(leadRows.length).toBeGreaterThanOrEqual(60);
    const families = Map.groupBy(leadRows, ({ family }) => family);
    expect(families.size).toBeGreaterThanOrEqual(20);
    for (const [family, rows] of families) expect(rows.length, family).toBeLessThanOrEqual(maxFamilySize);
    expect(new Set(leadRows.map(({ occasion }) => occasion)).size).toBeGreaterThanOrEqual(8);
    for (const { id, colourways } of designRows) {
      expect(colourways.length, id).toBeGreaterThanOrEqual(2);
      expect(colourways.length, id).toBeLessThanOrEqual(6);
    }
  });

  test('it has designs with a finish, designs with photos and whole suites', () => {
    expect(leadRows.filter(({ refinements }) => refinements.length > 0).length).toBeGreaterThanOrEqual(15);
    const withPhoto = leadRows.filter((row) =>
      row.forms.some(({ form, format }) =>
        blankDesign(row, form, format, undefined, undefined).pages.some(({ elements }) => elements.some(({ kind }) => kind === 'photo')),
      ),
    );
    expect(withPhoto.length).toBeGreaterThanOrEqual(20);
    const suites = Map.groupBy(
      designRows.filter(({ suite }) => suite !== undefined),
      ({ suite }) => suite ?? '',
    );
    for (const lead of suites.keys())
      expect(
        leadRows.some(({ id }) => id === lead),
        lead,
      ).toBe(true);
    const whole = ['save-the-date', 'menu-card', 'place-card', 'thank-you-card'];
    const complete = [...suites.values()].filter((pieces) =>
      whole.every((category) => pieces.some((piece) => piece.category === category)),
    );
    expect(complete.length).toBeGreaterThanOrEqual(10);
    expect(new Set(complete.map(([piece]) => piece?.family)).size).toBeGreaterThanOrEqual(8);
  });
});
