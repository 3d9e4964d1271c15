import { describe, expect, test } from 'vitest';
import type { PosterTemplate } from '#core/catalogue/poster.ts';
import { parsePosterPicture, posterPictureBase, posterPictureOf } from '#core/catalogue/poster-picture.ts';
import { posterOf } from '#designs/posters/registry.ts';
import { photoframePrices } from '#seed/prices/photoframe.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { PhotoframeChoice } from './choice.ts';
import { changeChoice, completePhotoframe } from './complete.ts';
import { photoframeIssues } from './issues.ts';
import { photoframeOptions } from './options.ts';
import { photoframePrice } from './price.ts';
import { photoframe } from './product.ts';
import { photoframeOptionsRow } from './rows.ts';
import { choiceOfSku, photoframeSku } from './sku.ts';

const t = serverTexts({ locale: 'de-DE' });
const rows = photoframeOptionsRow;
const prices = photoframePrices;
const { template: moon } = posterOf('mond');
const { template: plain } = posterOf('tanz');
const choose = (given: Record<string, unknown>, template: PosterTemplate = moon) => completePhotoframe(given, { rows, template });
const issues = (choice: PhotoframeChoice, template: PosterTemplate | null = moon) =>
  photoframeIssues(choice, { rows, template }).map(({ field, message }) => `${field}: ${t(message)}`);

describe('foil on a poster', () => {
  test('is gold where nothing is chosen, in the size a visit begins with [F469]', () => {
    expect(choose({})).toMatchObject({ poster: 'mond', format: '300x400', material: 'poster', refinement: 'gold' });
    expect(choose({ refinement: 'none' }).refinement).toBe('none');
    expect(choose({}, plain)).not.toHaveProperty('refinement');
    expect(completePhotoframe({ refinement: 'gold' }, { rows })).not.toHaveProperty('refinement');
  });

  test.each([
    ['300x420', true],
    ['300x430', false],
    ['310x400', false],
  ])('of %s can be had: %s', (format, isThere) => {
    expect(choose({ format, refinement: 'silver' }).refinement).toBe(isThere ? 'silver' : 'none');
  });

  test('is refused with a sentence that names the largest size, and on other materials', () => {
    const large = { ...choose({ format: '500x700' }), refinement: 'gold' as const };
    expect(issues(large)).toEqual([
      'refinement: Folie gibt es bis 30\u00a0×\u00a042\u00a0cm. Größere Poster belichtet ein Labor, ohne Folie.',
    ]);
    expect(issues({ ...large, format: '300x400' })).toEqual([]);
    const cotton = { ...choose({ material: 'hahnemuehle' }), refinement: 'gold' as const };
    expect(issues(cotton)).toEqual(['refinement: Folie gibt es nur auf Poster, nicht auf Hahnemühle FineArt.']);
    expect(issues({ ...choose({}, plain), refinement: 'gold' }, plain)).toEqual(['refinement: „Tanz“ gibt es nur ohne Folie.']);
    const photo = { ...completePhotoframe({}, { rows }), refinement: 'gold' as const };
    expect(issues(photo, null)).toEqual(['refinement: Folie gibt es auf Postern, nicht auf einem Bild aus eigenen Fotos.']);
  });

  test('is offered with the reason where it cannot be had', () => {
    const refused = (format: string) =>
      photoframeOptions(choose({ format }), { rows, template: moon })
        .find(({ key }) => key === 'refinement')
        ?.values.map((one) => [one.value, one.refused !== null]);
    expect(refused('300x400')?.every(([, isRefused]) => isRefused === false)).toBe(true);
    expect(refused('500x700')).toEqual([
      ['none', false],
      ['gold', true],
      ['rosegold', true],
      ['silver', true],
    ]);
    expect(photoframeOptions(choose({}, plain), { rows, template: plain }).map(({ key }) => key)).not.toContain('refinement');
  });

  test('gives way to a larger size, and says so; a smaller one does not bring it back', () => {
    const larger = changeChoice(choose({}), { format: '500x700' }, { rows, template: moon });
    expect(larger.choice).toMatchObject({ format: '500x700', refinement: 'none' });
    expect(larger.notes.map((note) => t(note))).toEqual([
      'Folie gibt es auf Poster bis 30\u00a0×\u00a042\u00a0cm, deshalb ist „Goldfolie“ abgewählt.',
    ]);
    expect(changeChoice(larger.choice, { format: '300x400' }, { rows, template: moon })).toMatchObject({
      choice: { refinement: 'none' },
      notes: [],
    });
  });

  test('is not added to what was designed before its poster had foil', () => {
    const { refinement: _, ...before } = choose({});
    expect(issues(before)).toEqual([]);
    const { choice, notes } = changeChoice(before, { frameType: 'alurahmen' }, { rows, template: moon });
    expect([choice.refinement, notes]).toEqual(['none', []]);
  });

  test.each([
    ['DE', 590],
    ['CH', 815],
    ['GB', 519],
    ['US', 649],
  ] as const)('costs in %s %i, as a part of the price', (country, amount) => {
    const book = { prices, country };
    const foil = photoframePrice(choose({}), 1, book);
    const without = photoframePrice(choose({ refinement: 'none' }), 1, book);
    expect(foil.unit.amount - without.unit.amount).toBe(amount);
    expect(foil.parts.find(({ key }) => key === 'foil')?.amount.amount).toBe(amount);
    expect(without.parts.map(({ key }) => key)).not.toContain('foil');
  });

  test('is in the sku, in the words of the line and on the ticket', () => {
    for (const choice of [choose({}), choose({ refinement: 'none' }), choose({ refinement: 'rosegold', frameType: 'holzrahmen' })]) {
      const { colourway: _, ...named } = choice;
      expect(choiceOfSku(photoframeSku(choice))).toEqual(named);
    }
    expect(photoframeSku(choose({}))).toBe('poster-mond-poster-300x400-gold');
    expect(t(photoframe.text(choose({ frameType: 'alurahmen' }), { rows, template: moon }))).toBe(
      'Poster 30\u00a0×\u00a040\u00a0cm, Goldfolie, Alurahmen schwarz, mit weißem Passepartout 3 cm',
    );
    const { facts } = photoframe.ticket(choose({ refinement: 'silver' }), { rows, template: null });
    expect(facts.find(({ key }) => key === 'refinement')).toMatchObject({ data: 'silver', xjdf: { embossing: 'silver' } });
  });

  test('is printed on the press, everything else in the lab', () => {
    const suppliersOf = (choice: PhotoframeChoice) => photoframe.outputs(choice).map(({ supplier, file }) => `${supplier} ${file}`);
    expect(suppliersOf(choose({}))).toEqual(['haus pdf']);
    for (const choice of [choose({ refinement: 'none' }), choose({ format: '500x700' }), choose({}, plain)])
      expect(suppliersOf(choice)).toEqual(['grossformat lab-jpeg']);
  });

  test('has pictures of its own', () => {
    const base = posterPictureBase(posterPictureOf(moon, choose({ colourway: 'kreide', refinement: 'rosegold' })));
    expect(base).toBe('/img/posters/mond/rosegold/kreide');
    expect(parsePosterPicture(`${base}-480.webp`)).toEqual({ poster: 'mond', colourway: 'kreide', foil: 'rosegold', width: 480 });
    expect(posterPictureBase(posterPictureOf(moon, choose({ refinement: 'none' })))).toBe('/img/posters/mond/nacht');
    expect(parsePosterPicture('/img/posters/mond/copper/nacht-480.webp')).toBeNull();
  });
});
