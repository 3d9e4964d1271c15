import { describe, expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { completePhotoframe } from './complete.ts';
import { formatText } from './formats.ts';
import { photoframeIssues } from './issues.ts';
import { materialKeys } from './materials.ts';
import { gradeOf, largestSizeFor, photoPpi, resolutionLevels } from './resolution.ts';
import { photoframeOptionsRow } from './rows.ts';

const offer = { template: null, rows: photoframeOptionsRow };
const t = serverTexts({ locale: 'de-DE' });

describe('the largest size of a small photo', () => {
  const sizeFor = (photo: { width: number; height: number }, given = {}) => largestSizeFor(completePhotoframe(given, offer), photo);

  test.each([
    [{ width: 900, height: 600 }, {}],
    [{ width: 600, height: 900 }, {}],
    [{ width: 900, height: 700 }, { material: 'leinwand' }],
  ])('of %o is shaped like the photo and printed, and a larger one is not', (photo, given) => {
    const size = sizeFor(photo, given);
    if (!size) throw new Error('no size');
    expect(size.widthMm > size.heightMm).toBe(photo.width > photo.height);
    const gradeAt = (growMm: number) => {
      const grown = { widthMm: size.widthMm + growMm, heightMm: size.heightMm + growMm };
      const choice = { ...completePhotoframe(given, offer), format: formatText(grown) };
      return gradeOf(photoPpi(choice, photo), resolutionLevels(choice));
    };
    expect(gradeAt(0)).not.toBe('refused');
    expect(gradeAt(20)).toBe('refused');
  });

  test('is none where even the smallest is too coarse', () => {
    expect(sizeFor({ width: 60, height: 40 })).toBeNull();
  });
});

describe('sentences about sizes', () => {
  test('name them as people write them', () => {
    const formats = ['10x10', '9000x9000', '24x36in', '123x456', '800x1200', 'x'];
    const texts = formats.flatMap((format) =>
      materialKeys.flatMap((material) => {
        const choice = { ...completePhotoframe({ material }, offer), format };
        return photoframeIssues(choice, offer).map(({ message }) => t(message));
      }),
    );
    expect(texts.length).toBeGreaterThan(20);
    expect(texts.filter((text) => /\d+x\d+/.test(text))).toEqual([]);
  });
});
