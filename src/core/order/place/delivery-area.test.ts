import { describe, expect, test } from 'vitest';
import type { DeliveryCountry } from '#core/values/channel.ts';
import { deliveryAreaIssues, taxRegionOf } from './delivery-area.ts';

const codesOf = (country: DeliveryCountry, postalCode: string, city = 'Ort') =>
  deliveryAreaIssues({ country, postalCode, city }).map(({ code }) => code);

describe('a delivery address', () => {
  test.each<[DeliveryCountry, string]>([
    ['DE', '27498'],
    ['DE', '78266'],
    ['DE', 'D-78266'],
    ['IT', '23041'],
    ['IT', '22061'],
    ['FR', '97400'],
    ['FR', '97110'],
    ['FR', '98800'],
    ['FR', '98 714'],
    ['ES', '35001'],
    ['ES', '38400'],
    ['ES', '51001'],
    ['ES', '52080'],
    ['ES', 'E-35001'],
  ])('in %s %s is outside the VAT area', (country, code) => {
    expect(codesOf(country, code)).toEqual(['not-delivered']);
  });

  test.each<[DeliveryCountry, string]>([
    ['DE', '27499'],
    ['DE', '78267'],
    ['DE', '2749'],
    ['IT', '23030'],
    ['IT', '22060'],
    ['FR', '98000'],
    ['FR', '96000'],
    ['FR', '75001'],
    ['ES', '34001'],
    ['ES', '36001'],
    ['ES', '50001'],
    ['ES', '07001'],
    ['AT', '6691'],
    ['CH', '9735'],
    ['NL', '3512 AB'],
  ])('in %s %s is not refused', (country, code) => {
    expect(codesOf(country, code)).toEqual([]);
  });

  test('is named by its town, and by its code where no town was typed', () => {
    const place = (city: string) => deliveryAreaIssues({ country: 'DE', postalCode: '27498', city })[0]?.message;
    expect(place('Helgoland')).toEqual({ key: 'field.postal-code.outside', values: { place: 'Helgoland' } });
    expect(place('')).toEqual({ key: 'field.postal-code.outside', values: { place: '27498' } });
  });

  test.each<[DeliveryCountry, string, string | null]>([
    ['AT', '6691', 'AT-19'],
    ['AT', 'A-6991', 'AT-19'],
    ['AT', '6992', 'AT-19'],
    ['AT', '6993', 'AT-19'],
    ['AT', '6994', null],
    ['AT', '6690', null],
    ['AT', '699', null],
    ['AT', '', null],
    ['CH', '6991', null],
  ])('in %s %j has the tax region %j', (country, postalCode, region) => {
    expect(taxRegionOf({ country, postalCode })).toBe(region);
  });
});
