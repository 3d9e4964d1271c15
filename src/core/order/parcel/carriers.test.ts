import { expect, test } from 'vitest';
import { carriers, trackingPage, writtenParcel } from './carriers.ts';

test.each([
  ['DHL', '0034 0434 1606 1234 5678', '00340434160612345678', 'www.dhl.de'],
  ['dhl', 'JJD0003 4043 4160 6123', 'JJD0003404341606123', 'www.dhl.de'],
  ['dpd', '01234567890123', '01234567890123', 'tracking.dpd.de'],
  ['gls', 'ab12cd34', 'AB12CD34', 'gls-group.com'],
  ['post-at', '1000000000000000000001', '1000000000000000000001', 'www.post.at'],
  ['post-ch', '99.60.123456.12345678', '996012345612345678', 'service.post.ch'],
])('a number of %s is kept without spaces and dots, and leads to the page of the carrier', (carrier, written, tracking, host) => {
  const parcel = writtenParcel(carrier, written);
  expect(parcel).toMatchObject({ tracking });
  const page = new URL(parcel ? trackingPage(parcel) : '');
  expect(page.host).toBe(host);
  expect(page.href).toContain(tracking);
});

test('a number of another shape, an unknown carrier and markup are refused by every carrier', () => {
  for (const carrier of [...carriers, 'ups'])
    for (const wrong of ['', '1', '"><script>', '01234567890123/../x', '0'.repeat(40)]) expect(writtenParcel(carrier, wrong)).toBeNull();
  expect(writtenParcel('ups', '01234567890123')).toBeNull();
  expect(writtenParcel('gls', '00340434160612345678')).toBeNull();
});
