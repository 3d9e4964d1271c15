import { expect, test } from 'vitest';
import { soldTypes } from '#core/products/registry.ts';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import { plainDesign } from '#tests/orders.ts';
import { freshHistory } from '#web/editor/draft/history.ts';
import type { LocalCopy } from '#web/editor/draft/restore.ts';
import { newDraftPath, offerOfCopies } from './offer.ts';
import { type PageSubject, pageSubject } from './page-subject.ts';

test.each<[string, string, PageSubject | null]>([
  ['/karten-designen/', '', { product: 'card' }],
  ['/karten-designen/olivia/', '?form=flat', { product: 'card', of: 'olivia' }],
  ['/configurator-card/', '?card=olivia', { product: 'card', of: 'olivia' }],
  ['/configurator-card/', '?card=olivia&designId=x', null],
  ['/poster/berg', '', { product: 'photoframe', of: 'berg' }],
  ['/configurator-photo-frame', '', { product: 'photoframe', of: 'photo' }],
  ['/fotogeschenke/gestalten/mug-330/', '', { product: 'merch', of: 'mug-330' }],
  ['/fotogeschenke/mug-330/', '', { product: 'merch', of: 'mug-330' }],
  ['/fotogeschenke/', '', { product: 'merch' }],
  ['/fotoabzuege/gestalten/', '', { product: 'photoprint', of: 'photo' }],
  ['/fotobuch/premium/', '', { product: 'photobook' }],
  ['/fotokalender/', '', { product: 'calendar' }],
  ['/warenkorb/', '', null],
  ['/', '', null],
])('the page %s with %s is about %o', (path, search, subject) => {
  expect(pageSubject(path, search)).toEqual(subject);
});

test('what opens a new draft of each product is a page about it', () => {
  for (const product of soldTypes) {
    const url = new URL(newDraftPath(product, { card: 'olivia', form: 'flat', format: 'a6', sku: 'mug-330' }), 'http://shop');
    expect(pageSubject(url.pathname, url.search)?.product, product).toBe(product);
  }
});

const now = Date.parse('2026-11-25T10:00:00Z');

type Choice = Readonly<Record<string, unknown>>;

function copyOf(change: Partial<LocalCopy<Choice>>, photos: string[] = ['p'.repeat(22)]): LocalCopy<Choice> {
  const edited = freshHistory<Choice>({ design: plainDesign(photos), choice: { card: 'olivia', form: 'flat', format: 'a6' } });
  const copy = { key: 'k', design: 'card:olivia', revision: 0, isUnsaved: true, at: now - dayMs, edited, accepted: [], parked: {} };
  return { ...copy, ...change };
}

test('the newest draft that only this browser holds is offered with the way that restores it', () => {
  const offer = offerOfCopies([copyOf({ at: now - 2 * dayMs }), copyOf({ key: 'newer' })], 'card', now);
  expect(offer).toMatchObject({ key: 'newer', path: '/configurator-card/?card=olivia&form=flat&format=a6', picture: null });
});

test.each<[string, Partial<LocalCopy<Choice>>, string[]?]>([
  ['of a window that saves just now', { at: now - minuteMs / 2 }],
  ['that is older than 90 days', { at: now - 91 * dayMs }],
  ['that the shop has', { isUnsaved: false }],
  ['of a saved design', { revision: 3 }],
])('a copy %s is not offered', (_, change, photos) => {
  expect(offerOfCopies([copyOf(change, photos)], 'card', now)).toBeNull();
});
