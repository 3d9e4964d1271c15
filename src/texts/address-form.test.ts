import { expect, test } from 'vitest';
import { faults } from '#core/values/fault.ts';
import { accountDe } from '#texts/de/account.ts';
import { checkoutDe } from '#texts/de/checkout.ts';
import { messengerDe } from '#texts/de/messenger.ts';
import { newsletterDe } from '#texts/de/newsletter.ts';
import { de } from '#texts/de/shared.ts';
import { textsOf } from './t.ts';

const all = { ...de, ...accountDe, ...checkoutDe, ...messengerDe, ...newsletterDe };
const { t } = textsOf(all);

/** Words that only du has. Imperatives stand in the second list. */
const du = /(?<!\p{L})(du|dir|dich|dein|deine|deinen|deinem|deiner|deines)(?!\p{L})/iu;
const imperative = /(?<!\p{L})(Wähle|Nimm|Lade|Prüfe|Versuche es|Schreib|Öffne|Gib|Lösche|Warte|Such|Fang|Speichere|Mach)(?!\p{L})/u;
const keys = Object.keys(all) as (keyof typeof all)[];
/** Pages a mourning card passes on its way, without the empty cart and the empty customer area, which hold no card. */
const formal = keys.filter(
  (key) =>
    /^(account|list|filter|finish|product|cart|checkout|order|shared|header|footer|site|messenger)\./.test(key) &&
    !/^(account|cart)\.empty/.test(key),
);

test.each(formal)('%s says nothing with du where somebody mourns', (key) => {
  const text = t(key, {}, 'Sie');
  expect(text).not.toMatch(du);
  expect(text).not.toMatch(imperative);
});

test('a text with a form for Sie has one for du as well', () => {
  for (const key of keys.filter((one) => one.endsWith('.sie'))) expect(keys).toContain(key.slice(0, -'.sie'.length));
  expect(t('checkout.heading.payment')).toBe('Wie möchtest du zahlen?');
  expect(t('checkout.heading.payment', {}, 'Sie')).toBe('Wie möchten Sie zahlen?');
  expect(t('checkout.title', {}, 'Sie')).toBe('Kasse');
});

test.each(Object.entries(faults))('the answer %s suits du and Sie alike', (_code, { text }) => {
  expect(text).not.toMatch(du);
  expect(text).not.toMatch(imperative);
});
