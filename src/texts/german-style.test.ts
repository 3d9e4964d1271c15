/** The German texts that customers read, and the stories of a first start: words and forms of sentences that stay out of them. */
import { expect, test } from 'vitest';
import { galleryBlocks } from '#seed/gallery/blocks.ts';
import { storySeeds } from '#seed/stories/index.ts';
import { allTexts } from '#texts/de/all.ts';
import { preflightTexts, sharpnessTexts } from '#texts/de/preflight.ts';
import { serverTexts } from './server-texts.ts';

/** Read by operators, the workshop and prepress, and by programs that call the shop. */
const forStaff =
  /^(operator|flags?|ticket|press|proof|delivery-note|withdraw\.mail\.task)\.|^block\.(test|unknown)|^fault\.(x-|headers|idempotency|flag)/;
const customerTexts: [string, string][] = Object.entries(allTexts).filter(([key]) => !forStaff.test(key));

/** Pages whose wording the law rules. */
const legal = /\/(impressum|agb|datenschutz|widerruf)$/;

/** All texts of a block, without addresses and names of things. */
function stringsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(url|cached_url|href|filename|cards?|component|block|linktype|type|tags)$/.test(key) ? [] : stringsOf(inner),
  );
}

const seedTexts: [string, string][] = [
  ...storySeeds
    .filter(({ slug }) => !legal.test(slug))
    .flatMap(({ slug, name, content }) => stringsOf([name, content]).map((text): [string, string] => [slug, text])),
  ...galleryBlocks.flatMap(({ id, title, body }) => stringsOf([title, body]).map((text): [string, string] => [id, text])),
];

/** Verbs that German says with "ist zu …" itself: "nicht zu sehen", "leicht zu erraten". */
const natural = 'sehen|lesen|erraten|erreichen|tun|finden';

type Kind = { name: string; pattern: RegExp; planted: readonly string[]; fine: readonly string[] };

const kinds: readonly Kind[] = [
  {
    name: 'a translated name of the editor',
    pattern: /Design-Werkzeug|Gestaltungswerkzeug|Design-Tool/,
    planted: ['Das Design-Werkzeug öffnet jede Karte.', 'Mehr im Design-Tool.'],
    fine: ['Im Editor änderst du jedes Wort.'],
  },
  {
    name: '"ist zu …en" for what a customer does',
    pattern: new RegExp(
      `(?<!\\p{L})(?:ist|sind)\\s[^.,:;!?{}]*?(?<!\\p{L})zu (?!(?:${natural})(?!\\p{L}))\\p{Ll}+(?:en|ern|eln)(?!\\p{L})`,
      'u',
    ),
    planted: ['Das ist vor dem Bestellen zu bestätigen.', 'Danach ist zu entscheiden, wie es weitergeht.', 'Zwei Felder sind zu ändern.'],
    fine: ['Es ist im Druck nicht zu sehen.', 'Dieses Passwort ist leicht zu erraten.', 'Das Foto ist zu klein.'],
  },
  {
    name: '"lassen sich" for a right of the customer',
    pattern: /widerrufen l(?:assen|ässt) sich|l(?:assen|ässt) sich widerrufen/i,
    planted: ['Vierzehn Tage lang widerrufen lassen sich: Umschläge.', 'Dieser Vertrag lässt sich widerrufen.'],
    fine: ['Diese Artikel kannst du vierzehn Tage lang widerrufen: Umschläge.'],
  },
  {
    name: 'words of the program',
    pattern:
      /(?<!\p{L})(?:Datensatz|Datensätze|Datenbank|Format-Schlüssel|Bestellzeile|Fassung(?:en)? (?:einer|der) Seite|Fassung des Shops)(?!\p{L})/u,
    planted: ['In einer Bestellzeile sind es höchstens 500 Abzüge.', 'Wir zählen, welche Fassung einer Seite besser hilft.'],
    fine: ['In einen Satz passen höchstens 500 Abzüge.', 'Beide Fassungen sind gespeichert.'],
  },
  {
    name: 'a raw code',
    pattern: /(?<!\p{L})\d+x\d+(?!\p{L})|(?<![\w/@.{„])[a-z]+_[a-z_]+(?![\w}])|\(\{value\}\)/u,
    planted: ['80 × 120 cm (800x1200)', 'Der Stand ist awaiting_payment.', 'Am nächsten kommt {nearest} ({value}).'],
    fine: ['80 × 120 cm', 'Am nächsten kommt {nearest}.'],
  },
  {
    name: 'a doubled full stop',
    pattern: /(?<!\.)\.\.(?!\.)/,
    planted: ['Diese Termine gelten noch 7 Std..', 'Ab 25 Stk.. sparst du.'],
    fine: ['Diese Termine gelten noch 7 Stunden.', 'Wird geladen ...'],
  },
];

test.each(kinds)('a customer reads nothing of this kind: $name', ({ pattern, planted, fine }) => {
  for (const text of planted) expect(text).toMatch(pattern);
  for (const text of fine) expect(text).not.toMatch(pattern);
  expect([...customerTexts, ...seedTexts].filter(([, text]) => pattern.test(text))).toEqual([]);
});

/** A value that ends with the full stop of an abbreviation doubles that of the sentence it is put into. */
const shortened = /(?<!\p{L})(?:Std|Min|Sek|Stk|Tg|bzw|ggf|ca|usw)\.$/u;

test('no text that is put into another sentence ends with an abbreviation, and one of two units has no word for nought', () => {
  expect('{hours} Std. {minutes} Min.').toMatch(shortened);
  expect('25 Stk.').toMatch(shortened);
  expect(customerTexts.filter(([, text]) => shortened.test(text))).toEqual([]);

  const t = serverTexts({ locale: 'de-DE' });
  const left = (unit: 'days' | 'hours' | 'minutes', values: { days: number; hours: number; minutes: number }) =>
    t('checkout.cutOff', { time: t(`checkout.cutOff.${unit}`, values) });
  expect(left('days', { days: 2, hours: 7, minutes: 5 })).toBe('Diese Termine gelten noch 2 Tage und 7 Stunden.');
  expect(left('days', { days: 1, hours: 0, minutes: 5 })).toBe('Diese Termine gelten noch 1 Tag.');
  expect(left('hours', { days: 0, hours: 1, minutes: 0 })).toBe('Diese Termine gelten noch 1 Stunde.');
  expect(left('hours', { days: 0, hours: 7, minutes: 1 })).toBe('Diese Termine gelten noch 7 Stunden und 1 Minute.');
  expect(left('minutes', { days: 0, hours: 0, minutes: 12 })).toBe('Diese Termine gelten noch 12 Minuten.');
});

/** Figures and units of printers. The first sentence of a finding says what is seen in print. */
const figure =
  /\{(?:ppi|size|limit|distance|width|side|percent|bleed|hidden|lost)\}|(?<!\p{L})(?:dpi|ppi|pt|mm|Bund|Farbauftrag|Anschnitt|Beschnitt)(?!\p{L})/u;
const firstSentence = (text: string) => text.split(/\. | \(/)[0] ?? '';

test('findings and hints on sharpness begin with what is seen in print, not with figures', () => {
  expect(firstSentence('{name}: {ppi} dpi. So unscharf drucken wir es nicht.')).toMatch(figure);
  expect(firstSentence('{name} steht näher als {distance} am Bund.')).toMatch(figure);
  expect(firstSentence('{name} steht zu nah am Rand. Schieb es weiter nach innen, {distance} Abstand genügen.')).not.toMatch(figure);
  const sentences = Object.entries({ ...preflightTexts, ...sharpnessTexts }).filter(([key]) => !/^sharp\.to$|\.figures(?:\.|$)/.test(key));
  expect(sentences.length).toBeGreaterThan(100);
  expect(sentences.filter(([, text]) => figure.test(firstSentence(text)))).toEqual([]);
});
