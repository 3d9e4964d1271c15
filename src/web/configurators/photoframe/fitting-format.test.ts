import { expect, test } from 'vitest';
import { shownShare } from '#core/layout/photo-frame/shown-share.ts';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeOptionsRow as options } from '#core/products/photoframe/rows.ts';
import { photoframePrices as prices } from '#seed/prices/photoframe.ts';
import { fittingFormat } from './fitting-format.ts';

const pricing = { options, prices, template: null };

function offer(given: Record<string, unknown>, width: number, height: number, change: { zoom?: number; smaller?: boolean } = {}) {
  const choice = completePhotoframe(given, { rows: options });
  const found = blankPhotoframe(choice).pages[0]?.elements[0];
  if (found?.kind !== 'photo') throw new Error('no photo');
  const crop = { ...found.crop, zoom: change.zoom ?? 1 };
  const element = { ...found, crop, ...(change.smaller ? { xUm: 20_000 } : {}) };
  const photo = { id: 'photo-0123456789abcdef', width, height };
  return { choice, element, photo, fitting: fittingFormat(choice, element, photo, { pricing, country: 'DE' }) };
}

test.each([
  ['a panorama in 3:2', { format: '600x400' }, 9_000, 3_000, '1200x400'],
  ['a standing photo in a lying panorama', { format: '600x300' }, 4_000, 6_000, '400x600'],
  ['a square in a panorama', { format: '1000x500', material: 'aludibond' }, 5_000, 5_000, '800x800'],
] as const)('%s is offered the format that shows the most of it, with what it costs more [P14]', (_, given, width, height, format) => {
  const { choice, element, photo, fitting } = offer(given, width, height);
  const share = shownShare(element, photo);
  expect(fitting?.format).toBe(format);
  if (!fitting) throw new Error('nothing is offered');
  const other = completePhotoframe({ ...choice, format: fitting.format }, { rows: options });
  const unit = (of: typeof choice) => photoframePrice(of, 1, { prices, country: 'DE' }).unit.amount;
  expect(fitting.more.amount).toBe(unit(other) - unit(choice));
  const page = blankPhotoframe(other).pages[0]?.elements[0];
  if (page?.kind !== 'photo') throw new Error('no photo');
  expect(shownShare(page, photo)).toBeGreaterThan(Math.max(share, 0.9));
});

test('no format is offered where it does not clear the finding, or the photo does not fill the sheet', () => {
  expect(offer({ format: '600x400' }, 6_000, 4_000, { zoom: 2 }).fitting).toBeNull();
  expect(offer({ format: '600x400' }, 9_000, 3_000, { smaller: true }).fitting).toBeNull();
});

test('the offered format keeps the frame, and the photo is sharp enough in it', () => {
  const framed = offer({ format: '600x400', frameType: 'holzrahmen' }, 9_000, 3_000);
  const { choice, fitting } = framed;
  if (fitting) expect(completePhotoframe({ ...choice, format: fitting.format }, { rows: options }).frameType).toBe('holzrahmen');
  expect(offer({ format: '600x400' }, 300, 100).fitting).toBeNull();
});
