import { expect, test } from 'vitest';
import { calls } from '#api/calls.ts';
import { pathPattern } from './paths.ts';
import { holdsToken } from './token-address.ts';

const token = 'Ab3_AAAAAAAAAAAAAAAAAA';
const addressKey = '5FJ59D26BYG5QWQ05HZTQFVBP7';

test('the address of every call with a token in it holds one', () => {
  const keys = Object.keys(calls).filter((key) => key.includes(':token'));
  expect(keys.length).toBeGreaterThan(3);
  for (const key of keys) expect([key, holdsToken(key.split(' ')[1]?.replace(':token', token) ?? '')]).toEqual([key, true]);
});

test.each([
  `/${pathPattern('order').replace(':token', token)}/`,
  `/${pathPattern('share').replace(':token', token)}/_payload.json?build=1`,
  `/${pathPattern('wish-list-shared').replace(':token', token)}`,
  `/ch/${pathPattern('newsletter-leave')}/${token}/`,
  `/${pathPattern('newsletter-confirm')}/?token=${token}`,
  `/${pathPattern('password-new')}/?token=${token}`,
  `/${pathPattern('email-verify')}/?x=1&token=kaputt`,
  `/img/shared/${token}/front-3.webp`,
  `/${pathPattern('address-request').replace(':key', addressKey)}/`,
  `/fr/${pathPattern('address-mails').replace(':key', addressKey.toLowerCase())}/`,
  `/A/${addressKey}`,
  `/${pathPattern('guest-page').replace(':key', addressKey)}/?getan=1`,
  `/E/${addressKey.toLowerCase()}`,
  `/web-api/event-pages/${addressKey}/calendar`,
  `/${pathPattern('co-host').replace(':key', addressKey)}/`,
  `/web-api/event-hosts/${addressKey}`,
  `/web-api/address-requests/${addressKey}/answer`,
  `/${pathPattern('phone-uploads')}/`,
  `/fr/${pathPattern('phone-uploads')}?sie`,
])('%s holds a token', (address) => {
  expect(holdsToken(address)).toBe(true);
});

test.each([
  '/',
  '/impressum/',
  '/magazin/karten-fuer-die-hochzeit/',
  '/magazin/danke-sagen-mit-karten/',
  '/kundenkonto/?token=',
  '/kundenkonto/daten/?tokens=x',
  '/assets/index-Ab3_AAAA.js',
  '/a/',
  '/magazin/einladungskartenselbermachen/',
  `/magazin/${pathPattern('phone-uploads')}/`,
])('%s holds none', (address) => {
  expect(holdsToken(address)).toBe(false);
});
