import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { message } from '#core/values/message.ts';
import { serverTexts } from '#texts/server-texts.ts';
import { type PhotoframeChoice, photoframeChoiceSchema } from './choice.ts';
import { changeChoice, completePhotoframe, withDefaults } from './complete.ts';
import { frameColours, frameKeys } from './frames.ts';
import { photoframeIssues } from './issues.ts';
import { edgeKeys, hangingKeys, materialKeys, stretcherKeys } from './materials.ts';
import { formatSize } from './names.ts';
import { photoframeOptions } from './options.ts';
import { gradeOf, photoPpi, resolutionLevels } from './resolution.ts';
import { photoframeOptionsRow } from './rows.ts';
import { formatIssue, formatLimits, readTypedSize } from './size-limits.ts';
import { choiceOfSku, photoframeSku } from './sku.ts';

const offer = { template: null, rows: photoframeOptionsRow };
const choose = (given: Partial<PhotoframeChoice>) => completePhotoframe(given, offer);
const t = serverTexts({ locale: 'de-DE' });
const sentences = (choice: PhotoframeChoice) => photoframeIssues(choice, offer).map(({ field, message }) => `${field}: ${t(message)}`);

const anyGiven = fc.record(
  {
    material: fc.constantFrom(...materialKeys),
    stretcher: fc.constantFrom(...stretcherKeys),
    edge: fc.constantFrom(...edgeKeys),
    edgeColour: fc.constantFrom('a1b2c3', 'ffffff'),
    frameType: fc.constantFrom('none' as const, ...frameKeys),
    frameColour: fc.constantFrom(...frameColours),
    matSize: fc.constantFrom(0 as const, 30 as const),
    hanging: fc.constantFrom(...hangingKeys),
    format: fc.oneof(
      fc.constantFrom('297x420', '148x210', '600X400', '', '1x1'),
      fc.tuple(fc.integer({ min: 1, max: 6000 }), fc.integer({ min: 1, max: 6000 })).map(([width, height]) => `${width}x${height}`),
    ),
  },
  { requiredKeys: [] },
);

describe('limits of sizes', () => {
  test.each([
    ['poster', 'none', 100, 150, 1100, 2000],
    ['hahnemuehle', 'none', 150, 200, 1100, 1800],
    ['leinwand', 'none', 200, 200, 1200, 1800],
    ['forexplatte', 'none', 150, 150, 1200, 2000],
    ['aludibond', 'none', 150, 150, 1200, 2000],
    ['acrylglas', 'none', 150, 150, 1200, 1800],
    ['gallerybond', 'none', 200, 200, 1200, 1800],
    ['echtglas', 'none', 200, 200, 800, 1200],
    ['fototapete', 'none', 500, 500, 3000, 4800],
    ['klebefolie', 'none', 100, 100, 1300, 3000],
    ['backlitfolie', 'none', 200, 300, 1200, 2000],
    ['pvcplane', 'none', 500, 500, 3000, 4800],
    ['poster', 'alurahmen', 130, 180, 1000, 1400],
    ['poster', 'holzrahmen', 130, 180, 800, 1200],
    ['poster', 'kunststoffrahmen', 100, 150, 700, 1000],
    ['poster', 'fotorahmen', 100, 150, 300, 450],
    ['hahnemuehle', 'alurahmen', 150, 200, 1000, 1400],
    ['aludibond', 'artbox', 200, 200, 1000, 1500],
    ['leinwand', 'schattenfuge-leinwand', 200, 200, 1200, 1800],
    ['acrylglas', 'schattenfuge-platte', 200, 200, 1200, 1800],
  ] as const)('%s in %s: %i × %i to %i × %i', (material, frameType, minShort, minLong, maxShort, maxLong) => {
    const { min, max } = formatLimits({ material, frameType, hanging: 'none' });
    expect([min.short, min.long, max.short, max.long]).toEqual([minShort, minLong, maxShort, maxLong]);
  });

  test('reasons name what sets the limit', () => {
    const { reasons } = formatLimits({ material: 'poster', frameType: 'alurahmen', hanging: 'none' });
    expect([t(reasons.min), t(reasons.max)]).toEqual([
      'Alurahmen gibt es ab 13\u00a0×\u00a018\u00a0cm.',
      'Alurahmen gibt es bis 100\u00a0×\u00a0140\u00a0cm.',
    ]);
    const drilled = formatLimits({ material: 'aludibond', frameType: 'none', hanging: 'drill' });
    expect(t(drilled.reasons.min)).toBe('Bohrung mit Abstandhaltern gibt es ab 20\u00a0×\u00a020\u00a0cm.');
  });

  test.each([
    ['600x400', null, ''],
    ['297x420', null, ''],
    ['420x297', null, ''],
    ['610x470', null, ''],
    ['600X400', 'spelling', '600x400'],
    ['600 x 400', 'spelling', '600x400'],
    ['600.5x400', 'spelling', '600x400'],
    ['60,5 x 40', 'spelling', '610x400'],
    ['60 x 40 cm', 'spelling', '600x400'],
    ['60.5x40mm', 'spelling', '150x100'],
    ['24"x16"', 'inches', '610x410'],
    ['24x16in', 'inches', '610x410'],
    ['24x36 in', 'inches', '610x910'],
    ['24"', 'inches', '610x410'],
    ['24 × 36 Zoll', 'inches', '610x910'],
    ['400x30 in', 'inches', '2000x760'],
    ['groß', 'no-size', '600x400'],
    ['', 'no-size', '600x400'],
    ['605x404', 'step', '610x400'],
    ['50x50', 'too-small', '100x150'],
    ['3000x400', 'too-large', '2000x400'],
    ['400x3000', 'too-large', '400x2000'],
    ['1500x1500', 'too-large', '1100x1500'],
  ] as const)('a poster of "%s" is refused by %s, the nearest is "%s"', (format, code, nearest) => {
    const mounting = { material: 'poster', frameType: 'none', hanging: 'none' } as const;
    const issue = formatIssue(format, mounting);
    expect([issue?.code ?? null, issue?.nearest ?? '']).toEqual([code, nearest]);
    if (issue) {
      expect(t(issue.reason)).toContain(t(message('verbatim', { text: formatSize(nearest) })));
      expect(formatIssue(nearest, mounting)).toBeNull();
    }
  });
});

test('a size in inches is answered in centimetres, with the nearest that is sold', () => {
  const issue = formatIssue('24x36 in', { material: 'poster', frameType: 'none', hanging: 'none' });
  expect(issue && t(issue.reason).replaceAll('\u00a0', ' ')).toBe(
    'Größen sind in Zentimetern, nicht in Zoll: Das wären 61 × 91,4 cm. Möglich ist zum Beispiel 61 × 91 cm.',
  );
});

test('sizes are read as people write them', () => {
  const read = (text: string) => readTypedSize(text, 'cm');
  expect(read('60,5 x 40')).toEqual({ size: { widthMm: 605, heightMm: 400 }, isInch: false });
  expect(read('24"x36')).toEqual({ size: { widthMm: 610, heightMm: 914 }, isInch: true });
  expect(read('600x400 mm')).toEqual({ size: { widthMm: 600, heightMm: 400 }, isInch: false });
  for (const text of ['60', '60x', 'x40', '60x40x20', '-60x40', '1e3x40', '60x40 m', '']) expect([text, read(text)]).toEqual([text, null]);
});

describe('a choice', () => {
  test('begins with a poster of 600 × 400 without a frame', () => {
    expect(choose({})).toEqual({ type: 'photoframe', format: '600x400', material: 'poster', frameType: 'none', hanging: 'none' });
  });

  test('whatever is given, the complete choice can be made, is its own completion, and has a sku that reads back', () => {
    fc.assert(
      fc.property(anyGiven, (given) => {
        const choice = completePhotoframe(given, offer);
        expect(photoframeIssues(choice, offer)).toEqual([]);
        expect(photoframeChoiceSchema.parse(choice)).toEqual(choice);
        expect(completePhotoframe(choice, offer)).toEqual(choice);
        const sku = photoframeSku(choice);
        expect(sku).toMatch(/^[a-z0-9-]{3,60}$/);
        expect(choiceOfSku(sku)).toEqual(choice);
      }),
      { numRuns: 500 },
    );
  });

  test('texts of a sku that nothing has are no choice', () => {
    for (const sku of [
      'card-emma-flat-a6',
      'photoframe',
      'photoframe-poster',
      'photoframe-poster-600x400-alu-black-15',
      'photoframe-poster-600x400-x',
    ])
      expect(choiceOfSku(sku)).toBeNull();
    expect(choiceOfSku('photoframe-poster-600x400-alu-black-30')).toMatchObject({ frameType: 'alurahmen', matSize: 30 });
  });

  test('the longest sku has 60 characters at most', () => {
    const canvas = choose({ material: 'leinwand', format: '1200x1800', stretcher: '38', edge: 'colour', edgeColour: 'a1b2c3' });
    const framed = changeChoice(canvas, { frameType: 'schattenfuge-leinwand' }, offer).choice;
    expect(photoframeSku(framed)).toBe('photoframe-leinwand-1200x1800-38-colour-a1b2c3-fugel-black-0');
    expect(photoframeSku(framed).length).toBeLessThanOrEqual(60);
  });

  test.each([
    [
      { material: 'leinwand', frameType: 'alurahmen' },
      'frameType: Alurahmen gibt es nur für Poster und Hahnemühle FineArt, nicht für Leinwand.',
    ],
    [
      { material: 'aludibond', frameType: 'schattenfuge-platte', matSize: '30' },
      'matSize: Schattenfugenrahmen für Platten hat kein Passepartout.',
    ],
    [{ matSize: '30' }, 'matSize: Ein Passepartout gibt es nur mit einem Rahmen.'],
    [{ frameColour: 'black' }, 'frameColour: Eine Rahmenfarbe gibt es nur mit einem Rahmen.'],
    [{ frameType: 'fotorahmen', format: '300x200', frameColour: 'oak' }, 'frameColour: Fotorahmen gibt es in schwarz und weiß.'],
    [{ hanging: 'rail' }, 'hanging: Poster gibt es nicht mit der Aufhängung „Schienen“. Möglich ist „ohne Aufhängung“.'],
    [
      { material: 'echtglas', hanging: 'plates' },
      'hanging: Echtglas gibt es nicht mit der Aufhängung „Klebeplatten“. Möglich ist „ohne Aufhängung“.',
    ],
    [
      { material: 'aludibond', frameType: 'artbox', hanging: 'rail' },
      'hanging: Ein gerahmtes Bild hängt an seinem Rahmen: Möglich ist „ohne Aufhängung“.',
    ],
    [
      { material: 'acrylglas', format: '1000x800', hanging: 'plates' },
      'hanging: Klebeplatten halten bis 3 kg, dieses Bild ist schwerer. Möglich sind Schienen.',
    ],
    [
      { material: 'aludibond', format: '150x300', hanging: 'drill' },
      'format: Bohrung mit Abstandhaltern gibt es ab 20\u00a0×\u00a020\u00a0cm. Möglich ist zum Beispiel 20\u00a0×\u00a030\u00a0cm.',
    ],
    [{ edge: 'mirror' }, 'edge: Keilrahmen und Rand gibt es nur bei Leinwand, nicht bei Poster.'],
  ])('%o is refused: %s', (given, sentence) => {
    const choice = withDefaults(given);
    expect(choice && sentences(choice)).toEqual([sentence]);
  });

  test('given values stay, what is left open gets its default, and an unknown value is none', () => {
    expect(withDefaults({ material: 'aludibond', frameType: '', matSize: '0', hanging: 'rail' })).toEqual({
      type: 'photoframe',
      format: '600x400',
      material: 'aludibond',
      frameType: 'none',
      hanging: 'rail',
    });
    expect(withDefaults({ frameType: 'alurahmen' })).toMatchObject({ frameColour: 'black', matSize: 30 });
    expect(withDefaults({ material: 'leinwand' })).toMatchObject({ stretcher: '25', edge: 'wrap' });
    for (const given of [{ material: 'holz' }, { frameType: 'alurahmen', matSize: '15' }, { hanging: 'nagel' }]) {
      expect(withDefaults(given)).toBeNull();
    }
  });

  test('a material that is off sale is refused and not shown', () => {
    const rows = { ...photoframeOptionsRow, materials: materialKeys.filter((key) => key !== 'echtglas') };
    const glass = choose({ material: 'echtglas' });
    expect(photoframeIssues(glass, { rows }).map(({ field, code }) => [field, code])).toEqual([['material', 'not-offered']]);
    expect(completePhotoframe(glass, { rows }).material).toBe('poster');
  });
});

describe('a changed choice', () => {
  const change = (given: Partial<PhotoframeChoice>, changed: Partial<PhotoframeChoice>) => {
    const { choice, notes } = changeChoice(choose(given), changed, offer);
    return { choice, notes: notes.map((note) => t(note)) };
  };

  test('leaves off a frame that the new material does not go into, and says so', () => {
    const { choice, notes } = change({ frameType: 'alurahmen', format: '600x400' }, { material: 'leinwand' });
    expect(choice).toMatchObject({ material: 'leinwand', frameType: 'none', edge: 'wrap' });
    expect(choice).not.toHaveProperty('matSize');
    expect(notes).toEqual([
      'Alurahmen schwarz, mit weißem Passepartout 3 cm passt nicht zu Leinwand in 60\u00a0×\u00a040\u00a0cm und ist abgewählt.',
    ]);
  });

  test('keeps a frame that the new material goes into', () => {
    const { choice, notes } = change({ frameType: 'artbox', frameColour: 'oak' }, { material: 'aludibond' });
    expect(choice).toMatchObject({ material: 'aludibond', frameType: 'artbox', frameColour: 'oak' });
    expect(notes).toEqual([]);
  });

  test('leaves off a frame that the new format does not go into', () => {
    const { choice, notes } = change({ frameType: 'fotorahmen', format: '300x200' }, { format: '600x400' });
    expect([choice.frameType, choice.format, notes.length]).toEqual(['none', '600x400', 1]);
  });

  test('moves a format into the limits of a new frame or material', () => {
    const framed = change({ format: '600x400' }, { frameType: 'fotorahmen' });
    expect([framed.choice.format, framed.choice.frameType]).toEqual(['450x300', 'fotorahmen']);
    const wallpaper = change({ format: '600x400' }, { material: 'fototapete' });
    expect(wallpaper.choice.format).toBe('600x500');
    expect(wallpaper.notes).toEqual(['Die Größe ist jetzt 60\u00a0×\u00a050\u00a0cm, denn Fototapete gibt es nicht in der gewählten.']);
  });

  test('takes the mat that a new frame begins with', () => {
    expect(change({ frameType: 'artbox', matSize: 0 }, { frameType: 'alurahmen' }).choice.matSize).toBe(30);
  });
});

describe('options', () => {
  test('every value of every option is allowed or has a reason, and what is allowed can be made', () => {
    for (const material of materialKeys) {
      const choice = choose({ material });
      for (const { key, values } of photoframeOptions(choice, offer)) {
        for (const { value, refused, name, note } of values) {
          for (const text of [name, note, ...(refused ? [refused] : [])]) expect(t(text)).not.toContain('photoframe.');
          const changed = changeChoice(choice, { [key]: key === 'matSize' ? Number(value) : value }, offer).choice;
          // No frame has no mat.
          if (!refused) expect(String(changed[key as keyof PhotoframeChoice] ?? 0)).toBe(value);
        }
      }
    }
  });

  test('sizes stand as the present one does', () => {
    const formats = photoframeOptions(choose({ format: '400x600' }), offer).find(({ key }) => key === 'format')?.values ?? [];
    expect(formats.map(({ value }) => value)).toContain('200x300');
    expect(formats.map(({ value }) => value)).not.toContain('300x200');
  });
});

describe('resolution', () => {
  test.each([
    ['148x210', 200, 134, 80],
    ['210x297', 183, 123, 73],
    ['297x420', 149, 100, 60],
    ['400x300', 152, 102, 61],
    ['600x400', 122, 82, 49],
    ['800x600', 100, 67, 40],
    ['900x600', 95, 64, 38],
    ['1200x800', 80, 54, 32],
    ['1500x1000', 70, 47, 28],
    ['1800x1200', 70, 47, 28],
  ])('of a poster of %s is fine at %i, soft at %i, and printed from %i on', (format, fine, soft, least) => {
    expect(resolutionLevels({ format, material: 'poster' })).toEqual({ fine, soft, least });
  });

  test.each([
    ['leinwand', 98, 65, 39],
    ['fototapete', 85, 57, 34],
    ['pvcplane', 61, 41, 24],
  ] as const)('of %s of 600 × 400 may be lower', (material, fine, soft, least) => {
    expect(resolutionLevels({ format: '600x400', material })).toEqual({ fine, soft, least });
  });

  const gradeAt = (photo: { width: number; height: number }, format: string) => {
    const choice = completePhotoframe({ format }, { rows: photoframeOptionsRow });
    return gradeOf(photoPpi(choice, photo), resolutionLevels(choice));
  };

  test.each([
    ['1200x800', 'fine'],
    ['1500x1000', 'soft'],
  ])('a photo of 4032 × 3024 on %s is %s', (format, grade) => {
    expect(gradeAt({ width: 4032, height: 3024 }, format)).toBe(grade);
  });

  test.each([
    ['300x200', 'soft'],
    ['450x300', 'least'],
    ['1200x800', 'least'],
    ['1500x1000', 'refused'],
  ])('a photo of 1600 × 1200 on %s is %s', (format, grade) => {
    expect(gradeAt({ width: 1600, height: 1200 }, format)).toBe(grade);
  });
});
