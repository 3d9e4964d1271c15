import { expect, test } from 'vitest';
import { trackedPage } from './tracked-page.ts';

const token = 'aB3dE6gH9jK2mN5pQ8sT1v';

test.each([
  ['/', 'all'],
  ['/karten-designen/olivia/', 'all'],
  ['/magazin/papier/', 'all'],
  ['/kontakt/', 'all'],
  ['/warenkorb/', 'tags'],
  ['/kasse/', 'tags'],
  ['/gutschein/', 'tags'],
  [`/bestellung/${token}/`, 'none'],
  [`/teilen/merkzettel/${token}/`, 'none'],
  ['/kundenkonto/neues-passwort/', 'none'],
  ['/newsletter/bestaetigen/', 'none'],
  ['/configurator-card/', 'none'],
  ['/configurator-photo-frame/', 'none'],
  ['/abmelden/', 'none'],
  ['/vertrag-widerrufen/', 'none'],
] as const)('the page %s admits %s', (path, allowed) => {
  expect(trackedPage(path, '', 'de-DE').allowed).toBe(allowed);
});

test('an address is tracked without tokens and without what a visitor typed', () => {
  const tracked = (path: string, search = '') => trackedPage(path, search, 'de-DE');
  expect(tracked(`/bestellung/${token}/`)).toMatchObject({ path: '/bestellung/*/', fullPath: '/bestellung/*/' });
  expect(tracked(`/teilen/merkzettel/${token}/`).path).toBe('/teilen/merkzettel/*/');
  expect(tracked('/produkte/', '?q=Oma&occasion=hochzeit&color=rot')).toMatchObject({
    path: '/produkte/',
    fullPath: '/produkte/?occasion=hochzeit',
  });
  expect(tracked('/suche/', '?q=Karte+f%C3%BCr+Anna+Huber&exact=1').fullPath).toBe('/suche/');
  expect(tracked('/kundenkonto/neues-passwort/', `?token=${token}`).fullPath).toBe('/kundenkonto/neues-passwort/');
  expect(trackedPage('/fr/warenkorb/', '', 'fr-CH')).toMatchObject({
    allowed: 'tags',
    path: '/fr/warenkorb/',
  });
});

test('an address of the poster channel has no slash; one that no page has is tracked as nothing', () => {
  expect(trackedPage('/warenkorb', '', 'de-DE')).toMatchObject({ allowed: 'tags', path: '/warenkorb' });
  expect(trackedPage('/d/fr/kundenkonto', '', 'fr-CH')).toMatchObject({ allowed: 'none', path: '/d/fr/kundenkonto' });
  expect(trackedPage('/%zz', '', 'de-DE')).toMatchObject({ allowed: 'none', path: '/' });
});
