import { describe, expect, test } from 'vitest';
import { pageSchema } from '#core/design/document.ts';
import { geometryOf } from '#core/products/document.ts';
import { namedSize } from '#core/values/unit.ts';
import { renderMessages } from '#texts/render-messages.ts';
import { serverTexts } from '#texts/server-texts.ts';
import type { PhotoframeChoice } from './choice.ts';
import { completePhotoframe } from './complete.ts';
import { formatGroupOf, formatGroups, formatText, groupKeys, startFormat } from './formats.ts';
import { type FrameKey, frameKeys, frames } from './frames.ts';
import { fileSize, holesOf, outerSize, printSize, visibleSize } from './geometry.ts';
import { materialKeys, materials } from './materials.ts';
import { photoframeOptions } from './options.ts';
import { photoframePages } from './pages.ts';
import { packOf } from './parcel.ts';
import { photoframe } from './product.ts';
import { photoframeOptionsRow } from './rows.ts';
import { dpiOf, photoframeLabFile } from './wall-art.ts';
import { netMg } from './weight.ts';

const rows = { rows: photoframeOptionsRow };
const t = serverTexts({ locale: 'de-DE' });
/** A picture with a gap around it stands free in its frame. */
const hasGap = (frameType: FrameKey) => frameType.startsWith('schattenfuge-');
const choose = (given: Partial<PhotoframeChoice>) => completePhotoframe(given, rows);
const materialOf = (frameType: FrameKey) => frames[frameType].materials[0];

describe('materials and frames', () => {
  test('the twelve materials and seven frame families have the names of the specification [F159] [F160]', () => {
    expect(materialKeys.toSorted()).toEqual([
      'acrylglas',
      'aludibond',
      'backlitfolie',
      'echtglas',
      'forexplatte',
      'fototapete',
      'gallerybond',
      'hahnemuehle',
      'klebefolie',
      'leinwand',
      'poster',
      'pvcplane',
    ]);
    expect(frameKeys.toSorted()).toEqual([
      'alurahmen',
      'artbox',
      'fotorahmen',
      'holzrahmen',
      'kunststoffrahmen',
      'schattenfuge-leinwand',
      'schattenfuge-platte',
    ]);
  });

  test.each(frameKeys)('%s begins black, and is offered without a mat or with a white one of 30 mm [F161] [F162]', (frameType) => {
    const choice = choose({ material: materialOf(frameType) ?? 'poster', frameType, format: '300x450' });
    expect(choice).toMatchObject({ frameType, frameColour: 'black' });
    const offered = photoframeOptions(choice, { ...rows, template: null }).find(({ key }) => key === 'matSize')?.values ?? [];
    const possible = offered.filter(({ refused }) => refused === null);
    const none = ['0', 'ohne Passepartout'];
    const white = ['30', 'mit weißem Passepartout 3 cm'];
    expect(possible.map(({ value, name }) => [value, renderMessages(name, t)])).toEqual(hasGap(frameType) ? [none] : [none, white]);
  });

  test('frames of aluminium and wood begin with a mat of 30, the others with none [F163]', () => {
    const mats = frameKeys.map((frameType) => [frameType, choose({ material: materialOf(frameType) ?? 'poster', frameType }).matSize]);
    expect(Object.fromEntries(mats)).toEqual({
      alurahmen: 30,
      holzrahmen: 30,
      kunststoffrahmen: 0,
      fotorahmen: 0,
      artbox: 0,
      'schattenfuge-leinwand': 0,
      'schattenfuge-platte': 0,
    });
  });
});

describe('formats', () => {
  test('every family has its sizes, and a size belongs to it lying or standing', () => {
    expect(groupKeys.map((key) => [key, formatGroups[key].length])).toEqual([
      ['1-1', 7],
      ['3-2', 7],
      ['4-3', 5],
      ['16-9', 4],
      ['panorama', 4],
      ['din', 6],
    ]);
    expect(formatGroups.din.map(formatText)).toEqual(['210x148', '297x210', '420x297', '594x420', '841x594', '1189x841']);
    expect(formatGroupOf({ widthMm: 400, heightMm: 600 })).toBe('3-2');
    expect(formatGroupOf(namedSize('A3') ?? { widthMm: 0, heightMm: 0 })).toBe('din');
    expect(formatGroupOf({ widthMm: 410, heightMm: 600 })).toBeNull();
  });

  test.each([
    [{ width: 6000, height: 4000 }, '600x400'],
    [{ width: 4032, height: 3024 }, '600x450'],
    [{ width: 3024, height: 4032 }, '450x600'],
    [{ width: 1000, height: 1000 }, '600x450'],
    [{ width: 8000, height: 2000 }, '600x400'],
  ])('a visit with a photo of %o begins with %s', (photo, format) => {
    expect(startFormat(photo)).toBe(format);
  });
});

describe('sizes of a framed picture of 600 × 400', () => {
  // Without a mat: picture + 2 (p - 5), or + 2 (gap + p) for a shadow gap. With one: picture + 60 + 2 p.
  test.each([
    ['alurahmen', 0, '606x406', '600x400', '590x390'],
    ['alurahmen', 30, '676x476', '610x410', '600x400'],
    ['holzrahmen', 0, '630x430', '600x400', '590x390'],
    ['holzrahmen', 30, '700x500', '610x410', '600x400'],
    ['kunststoffrahmen', 0, '614x414', '600x400', '590x390'],
    ['kunststoffrahmen', 30, '684x484', '610x410', '600x400'],
    ['artbox', 0, '610x410', '600x400', '590x390'],
    ['artbox', 30, '680x480', '610x410', '600x400'],
    ['schattenfuge-leinwand', 0, '636x436', '600x400', '600x400'],
    ['schattenfuge-platte', 0, '628x428', '600x400', '600x400'],
  ] as const)('%s with a mat of %i is %s outside, prints %s and shows %s', (frameType, matSize, outer, print, visible) => {
    const choice = choose({ format: '600x400', material: materialOf(frameType) ?? 'poster', frameType, matSize });
    expect([outerSize(choice), printSize(choice), visibleSize(choice)].map(formatText)).toEqual([outer, print, visible]);
  });

  test.each([
    [0, '320x220'],
    [30, '390x290'],
  ] as const)('fotorahmen around 300 × 200 with a mat of %i is %s outside', (matSize, outer) => {
    expect(formatText(outerSize(choose({ format: '300x200', frameType: 'fotorahmen', matSize })))).toBe(outer);
  });
});

describe('the page', () => {
  test.each([
    ['25', '660x460'],
    ['38', '686x486'],
  ] as const)('a canvas of 600 × 400 on a stretcher of %s mm has a file of %s', (stretcher, size) => {
    expect(formatText(fileSize(choose({ material: 'leinwand', stretcher, format: '600x400' })))).toBe(size);
  });

  test('canvas whose photo runs on has its front and four wraps, and words stay out of the wraps', () => {
    const [page] = photoframePages(choose({ material: 'leinwand', edge: 'wrap', format: '600x400' }));
    expect(page).toMatchObject({
      widthUm: 660_000,
      heightUm: 460_000,
      bleedUm: 0,
      foldsUm: [30_000, 630_000],
      foldsYUm: [30_000, 430_000],
    });
    expect(page?.panels.map(({ id }) => id)).toEqual(['front', 'edge-left', 'edge-right', 'edge-top', 'edge-bottom']);
    expect(page?.panels[0]).toMatchObject({ xUm: 30_000, yUm: 30_000, widthUm: 600_000, heightUm: 400_000 });
    const area = (page?.keepOut ?? []).reduce((sum, { widthUm, heightUm }) => sum + widthUm * heightUm, 0);
    expect(area).toBe(660_000 * 460_000 - 600_000 * 400_000);
  });

  test.each(['mirror', 'white', 'colour'] as const)('canvas with the edge %s has the front alone as its page', (edge) => {
    const [page] = photoframePages(choose({ material: 'leinwand', edge, format: '600x400' }));
    expect(page).toMatchObject({ widthUm: 600_000, heightUm: 400_000, bleedUm: 0, safeUm: 10_000, foldsUm: [] });
  });

  test.each([
    ['poster', 3],
    ['hahnemuehle', 3],
    ['forexplatte', 3],
    ['aludibond', 3],
    ['acrylglas', 3],
    ['gallerybond', 3],
    ['echtglas', 3],
    ['fototapete', 50],
    ['klebefolie', 5],
    ['backlitfolie', 5],
    ['pvcplane', 10],
  ] as const)('%s is printed %i mm beyond its edge', (material, bleedMm) => {
    expect(photoframePages(choose({ material }))[0]?.bleedUm).toBe(bleedMm * 1_000);
  });

  test('what rabbet or mat hide is kept free of words, and so is the hem of tarpaulin', () => {
    const safe = (given: Partial<PhotoframeChoice>) => photoframePages(choose(given))[0]?.safeUm;
    expect(safe({ frameType: 'alurahmen', matSize: 30 })).toBe(9_000);
    expect(safe({ frameType: 'alurahmen', matSize: 0 })).toBe(9_000);
    expect(safe({ material: 'aludibond', frameType: 'schattenfuge-platte' })).toBe(4_000);
    expect(safe({ material: 'pvcplane' })).toBe(34_000);
  });

  test('pages of every material and frame fit the schema of documents', () => {
    for (const material of materialKeys)
      for (const frameType of ['none', ...frameKeys] as const)
        for (const format of ['200x200', '600x400', '4800x3000']) {
          const pages = photoframe.pages(choose({ material, frameType, format }));
          for (const page of pages) {
            const read = pageSchema.parse({ ...page, background: null, elements: [] });
            expect(geometryOf(read)).toBe(geometryOf(page));
          }
        }
  });

  test('a size, frame or mat that is not made has no page', () => {
    const poster = choose({});
    expect(() => photoframePages({ ...poster, format: '600X400' })).toThrow();
    expect(() => photoframePages({ ...poster, format: '50x50' })).toThrow();
    expect(() => photoframePages({ ...poster, material: 'leinwand', frameType: 'alurahmen', matSize: 0 })).toThrow();
    expect(() => photoframePages({ ...poster, matSize: 30 })).toThrow();
  });
});

describe('holes', () => {
  const drilled = (format: string, material: 'aludibond' | 'echtglas' = 'aludibond') => choose({ material, format, hanging: 'drill' });

  test.each([
    ['1000x500', 4],
    ['1200x800', 6],
    ['800x1200', 6],
    ['1500x1000', 6],
    ['1600x800', 8],
  ])('a panel of %s has %i', (format, count) => {
    expect(holesOf(drilled(format))).toHaveLength(count);
  });

  test('lie 20 mm from both edges, 25 on glass, one more midway on the long sides', () => {
    expect(holesOf(drilled('600x400')).map(({ xMm, yMm, diameterMm }) => [xMm, yMm, diameterMm])).toEqual([
      [20, 20, 7],
      [580, 20, 7],
      [20, 380, 7],
      [580, 380, 7],
    ]);
    expect(holesOf(drilled('600x400', 'echtglas'))[0]).toEqual({ xMm: 25, yMm: 25, diameterMm: 7 });
    expect(holesOf(drilled('800x1200')).map(({ xMm, yMm }) => [xMm, yMm])).toContainEqual([20, 600]);
  });

  test('words keep 15 mm from their middle', () => {
    const [page] = photoframePages(drilled('600x400'));
    expect(page?.keepOut).toHaveLength(4);
    expect(page?.keepOut?.[0]).toEqual({ xUm: 5_000, yUm: 5_000, widthUm: 30_000, heightUm: 30_000 });
  });

  test('tarpaulin has eyelets at most 500 mm apart, 25 mm from the edge', () => {
    const holes = holesOf(choose({ material: 'pvcplane', format: '1000x500' }));
    expect(holes.map(({ xMm, yMm }) => [xMm, yMm])).toEqual([
      ...[25, 500, 975].map((x) => [x, 25]),
      ...[25, 500, 975].map((x) => [x, 475]),
    ]);
    expect(holes.every(({ diameterMm }) => diameterMm === 12)).toBe(true);
  });
});

describe('weight and parcel', () => {
  const grams = (given: Partial<PhotoframeChoice>) => Math.round(netMg(choose({ format: '600x400', ...given })) / 1_000);

  test.each([
    [{ material: 'poster' }, 58],
    [{ material: 'hahnemuehle' }, 74],
    // 660 × 460 canvas, 2 m of bar.
    [{ material: 'leinwand', stretcher: '25' }, 803],
    [{ material: 'leinwand', stretcher: '38' }, 1_213],
    [{ material: 'forexplatte' }, 720],
    [{ material: 'aludibond' }, 912],
    [{ material: 'acrylglas' }, 1_152],
    [{ material: 'gallerybond' }, 1_512],
    [{ material: 'echtglas' }, 2_400],
    // 676 × 476: 2.304 m of profile, glass and back, mat without its window, print of 610 × 410.
    [{ material: 'poster', frameType: 'alurahmen', matSize: 30 }, 691 + 1_255 + 70 + 60],
    [{ material: 'aludibond', frameType: 'schattenfuge-platte' }, 912 + 1_267],
  ] as const)('a picture of 600 × 400 with %o weighs %i g', (given, expected) => {
    expect(grams(given)).toBe(expected);
  });

  test.each([
    ['a small poster lies flat', { format: '200x300' }, { lengthMm: 340, widthMm: 240, kind: 'parcel' }],
    ['a large poster is rolled', { format: '1100x2000' }, { lengthMm: 1_140, widthMm: 110, heightMm: 110, kind: 'parcel' }],
    ['a panel up to 520 mm is a parcel', { material: 'aludibond', format: '520x600' }, { widthMm: 600, kind: 'parcel' }],
    ['a panel above 520 mm is a large parcel', { material: 'aludibond', format: '530x600' }, { widthMm: 610, kind: 'large' }],
    ['a panel of 1200 × 1800 is bulky', { material: 'forexplatte', format: '1200x1800' }, { lengthMm: 1_880, kind: 'freight' }],
    ['glass of 800 × 1200 is bulky', { material: 'echtglas', format: '800x1200' }, { lengthMm: 1_280, kind: 'bulky' }],
    ['wallpaper is cut into strips', { material: 'fototapete', format: '4800x3000' }, { lengthMm: 540, kind: 'parcel' }],
    ['a frame packs 80 larger than outside', { frameType: 'alurahmen', matSize: 30 }, { lengthMm: 756, widthMm: 556, heightMm: 80 }],
  ] as const)('%s', (_, given, pack) => {
    expect(packOf(choose({ format: '600x400', ...given }))).toMatchObject(pack);
  });

  test('what is sent weighs more than the piece', () => {
    for (const material of materialKeys) {
      const choice = choose({ material });
      expect(photoframe.weightMg(choice, { template: null, rows: photoframeOptionsRow })).toBeGreaterThan(netMg(choice));
      expect(materials[material].gramsPerM2).toBeGreaterThan(0);
    }
  });
});

describe('the file of the lab', () => {
  test.each([
    ['300x200', 300],
    ['600x400', 200],
    ['610x400', 150],
    ['1200x800', 150],
    ['1210x800', 100],
    ['3000x2500', 100],
  ])('a picture of %s has %i pixels an inch', (format, dpi) => {
    const [widthMm = 0, heightMm = 0] = format.split('x').map(Number);
    expect(dpiOf({ widthMm, heightMm }, { widthMm, heightMm })).toBe(dpi);
  });

  test('never has more than 120 million pixels', () => {
    const huge = { widthMm: 4_800, heightMm: 3_000 };
    expect(dpiOf(huge, huge)).toBe(73);
    for (const material of materialKeys)
      for (const format of ['100x150', '1200x1200', '4800x3000']) {
        const { widthMm, heightMm, dpi, bleedUm } = photoframeLabFile(choose({ material, format }));
        const px = (mm: number) => ((mm + (2 * bleedUm) / 1_000) * dpi) / 25.4;
        expect(px(widthMm) * px(heightMm)).toBeLessThan(120_100_000);
        expect(Math.max(px(widthMm), px(heightMm))).toBeLessThan(65_000);
      }
  });

  test('has files with the bleed of the material', () => {
    const framed = choose({ format: '600x400', frameType: 'alurahmen', frameColour: 'silver', matSize: 30 });
    expect(photoframeLabFile(framed)).toMatchObject({
      widthMm: 610,
      heightMm: 410,
      bleedUm: 3_000,
      border: 'mirrored',
    });
  });
});
