import { describe, expect, test } from 'vitest';
import { completePhotoframe } from '#core/products/photoframe/complete.ts';
import { photoframePrice } from '#core/products/photoframe/price.ts';
import { photoframeOptionsRow } from '#core/products/photoframe/rows.ts';
import { posterOf } from '#designs/posters/registry.ts';
import { photoframePrices } from '#seed/prices/photoframe.ts';
import { type OptionKey, offered } from './offer.ts';

const options = photoframeOptionsRow;
const prices = photoframePrices;
const rows = options;

function offer(given: Record<string, unknown>, key: OptionKey, poster: string | null = null) {
  const template = poster === null ? null : posterOf(poster).template;
  const choice = completePhotoframe(given, { rows, template });
  return new Map(offered(choice, key, { options, prices, template }, 'DE').map((one) => [one.value, one]));
}

describe('what the panels offer', () => {
  test('has the price of a piece with the option, as the price function gives it [E002]', () => {
    const found = offer({ format: '600x400' }, 'material').get('aludibond');
    const choice = completePhotoframe({ format: '600x400', material: 'aludibond' }, { rows });
    expect(found?.unit).toEqual(photoframePrice(choice, 1, { prices, country: 'DE' }).unit);
  });

  test('says why something cannot be had, and gives it no price [E002]', () => {
    const frames = offer({ format: '600x400', material: 'leinwand' }, 'frameType');
    expect(frames.get('alurahmen')).toMatchObject({ unit: null, refused: { key: 'photoframe.frame-refuses' } });
    expect(frames.get('schattenfuge-leinwand')?.refused).toBeNull();
  });

  test('has mats with the reason against them where the frame has none, or there is no frame [E009]', () => {
    const bare = offer({ format: '600x400' }, 'matSize');
    expect(bare.get('0')?.refused).toBeNull();
    expect(bare.get('30')).toMatchObject({ unit: null, refused: { key: 'photoframe.mat-needs-frame' } });
    const dibond = offer({ format: '600x400', material: 'aludibond', frameType: 'schattenfuge-platte' }, 'matSize');
    expect(dibond.get('30')).toMatchObject({ unit: null, refused: { key: 'photoframe.mat-refused' } });
    expect(offer({ format: '600x400', frameType: 'holzrahmen' }, 'matSize').get('30')?.refused).toBeNull();
  });

  test('prices a material without the frame that does not take it', () => {
    const framed = { format: '600x400', frameType: 'alurahmen', matSize: 30 };
    const bare = completePhotoframe({ format: '600x400', material: 'acrylglas' }, { rows });
    expect(offer(framed, 'material').get('acrylglas')?.unit).toEqual(photoframePrice(bare, 1, { prices, country: 'DE' }).unit);
  });

  test('offers a poster in sizes of its shape only', () => {
    const formats = [...offer({}, 'format', 'karwendel').keys()].map((format) => format.split('x').map(Number));
    expect(formats.length).toBeGreaterThan(5);
    for (const [width = 0, height = 0] of formats) expect(width).toBeGreaterThan(height);
  });

  test('has nothing for an option that the choice does not have', () => {
    expect(offer({ material: 'poster' }, 'edge').size).toBe(0);
    expect(offer({ material: 'leinwand' }, 'matSize').size).toBe(0);
  });
});
