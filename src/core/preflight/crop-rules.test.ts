import { expect, test } from 'vitest';
import type { PhotoElement } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import { shownShare } from '#core/layout/photo-frame/shown-share.ts';
import { wholePhotoEdits } from '#core/layout/photo-frame/whole-photo.ts';
import { fixtureDesign, photoElement } from '#tests/render/fixture-design.ts';
import { cropFindings } from './crop-rules.ts';
import type { Checked } from './finding.ts';

const facts = { id: 'photo-0123456789abcdef', width: 4_000, height: 3_000 };
const [page] = fixtureDesign.pages;

function checkedWith(change: Partial<PhotoElement>): { element: PhotoElement; checked: Checked } {
  if (!page) throw new Error('no page');
  const element = photoElement({ id: 'shown', photoId: facts.id, widthUm: 40_000, heightUm: 30_000, ...change });
  const design = { ...fixtureDesign, pages: [{ ...page, elements: [element] }] };
  return { element, checked: { design, photo: () => facts } as unknown as Checked };
}

test.each([
  ['its own proportions', {}, 1],
  ['a square', { widthUm: 30_000 }, 0.75],
  ['a tall frame', { widthUm: 16_000 }, 0.4],
  ['a zoom of two', { crop: { zoom: 2, focusX: 0.5, focusY: 0.5 } }, 0.25],
  ['a quarter turn', { turn: 90 }, 0.5625],
] as const)('a photo in %s shows its share, and is a finding from 45 % loss on', (_, change, share) => {
  const { element, checked } = checkedWith(change);
  expect(shownShare(element, facts)).toBeCloseTo(share, 3);
  const findings = cropFindings(checked).map(({ rule, level, measured }) => ({ rule, level, measured }));
  expect(findings).toEqual(share <= 0.55 ? [{ rule: 'crop', level: 'warn', measured: `${Math.round(share * 100)}%` }] : []);
});

test('the whole photo lies within its frame, whatever its turn and tilt', () => {
  for (const change of [{ widthUm: 16_000 }, { turn: 90 }, { tilt: 10, crop: { zoom: 3, focusX: 0.2, focusY: 0.2 } }] as const) {
    const { element, checked } = checkedWith(change);
    const applied = applyEdits(checked.design, wholePhotoEdits({ page: page?.id ?? '', element: 'shown' }, element, facts));
    const after = applied?.design.pages[0]?.elements[0];
    if (after?.kind !== 'photo') throw new Error('the photo is gone');
    expect(shownShare(after, facts)).toBeGreaterThan(0.999);
    expect(after.xUm).toBeGreaterThanOrEqual(element.xUm);
    expect(after.widthUm).toBeLessThanOrEqual(element.widthUm);
    expect(after.heightUm).toBeLessThanOrEqual(element.heightUm);
  }
});
