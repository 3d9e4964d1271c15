/** Prices of wall art in euro cents with VAT: fixed, per square metre, and per metre of the perimeter. */
import type { PhotoframePrices, Rate } from '#core/products/photoframe/rows.ts';
import { type Convert, inCurrencies } from './currencies.ts';

function rateIn(price: Convert): (fixed: number, perM2: number, perM: number) => Rate {
  return (fixed, perM2, perM) => ({ fixed: price(fixed), perM2: price(perM2), perM: price(perM) });
}

export const photoframePrices: PhotoframePrices = inCurrencies((price, currency, step) => {
  const rate = rateIn(price);
  return {
    step,
    ending: currency === 'CHF' ? 95 : 99,
    material: {
      poster: rate(400, 3200, 0),
      hahnemuehle: rate(900, 9500, 0),
      'leinwand-25': rate(1200, 6200, 600),
      'leinwand-38': rate(1200, 6200, 1000),
      forexplatte: rate(900, 7500, 200),
      aludibond: rate(1200, 12000, 300),
      acrylglas: rate(1800, 16500, 400),
      gallerybond: rate(2500, 23000, 500),
      echtglas: rate(2200, 19000, 600),
      fototapete: rate(1500, 3400, 0),
      klebefolie: rate(800, 5200, 0),
      backlitfolie: rate(1000, 6800, 0),
      pvcplane: rate(1400, 2900, 250),
    },
    frame: {
      alurahmen: rate(1200, 2800, 1300),
      holzrahmen: rate(1400, 2800, 1500),
      kunststoffrahmen: rate(600, 2000, 700),
      fotorahmen: rate(500, 1500, 800),
      artbox: rate(2000, 3500, 1800),
      'schattenfuge-leinwand': rate(1500, 0, 1600),
      'schattenfuge-platte': rate(1500, 0, 1700),
    },
    mat: rate(400, 1800, 0),
    foil: price(590),
    hanging: { rail: price(1200), plates: price(600), drill: { 4: price(2400), 6: price(3300), 8: price(4200) } },
  };
});
