import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

test('without any variable the shop runs on port 3000 with its data folder', () => {
  const settings = readSettings({});
  expect([settings.PORT, settings.local, settings.production]).toEqual([3000, true, false]);
  expect(settings.dataDir).toMatch(/data$/);
});

test.each([
  ['PORT', 'achtzig'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_ORIGIN', 'www.beispiel.de'],
  ['PUBLIC_ORIGIN', 'https://www.beispiel.de/shop'],
  ['HOSTS', 'www.beispiel.de=unbekannt:DE'],
  ['SMTP_URL', 'mail.beispiel.de'],
  ['SERVICE_MAIL', 'Hilfe <hilfe@beispiel.de>'],
  ['WORKERS', '99'],
  ['PAGE_CACHE_MB', 'viel'],
])('a wrong %s stops the start with its name: %s', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`${name}:`));
});

test('messages go to the address the shop writes from, unless another one is set', () => {
  expect(readSettings({ MAIL_FROM: 'post@beispiel.de' }).SERVICE_MAIL).toBe('post@beispiel.de');
  expect(readSettings({ MAIL_FROM: 'post@beispiel.de', SERVICE_MAIL: 'hilfe@beispiel.de' }).SERVICE_MAIL).toBe('hilfe@beispiel.de');
});

test('a bucket without its keys stops the start', () => {
  expect(() => readSettings({ S3_BUCKET: 'druck' })).toThrow(/S3_ACCESS_KEY_ID/);
});

test('the dev pages exist on local origins only', () => {
  expect(readSettings({ PUBLIC_ORIGIN: 'https://www.beispiel.de' }).local).toBe(false);
  expect(readSettings({ PUBLIC_ORIGIN: 'http://shop.localhost:3000' }).local).toBe(true);
  expect(readSettings({ PUBLIC_ORIGIN: 'https://localhost.beispiel.de' }).local).toBe(false);
});
