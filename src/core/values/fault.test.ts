/** What customers read when something ends in a fault. */
import { expect, test } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { faults } from './fault.ts';

const t = serverTexts({ locale: 'de-DE' });
const rows = Object.keys(faults).map((code) => ({ code, text: t({ key: `fault.${code}` }) }));

/** Technical terms that a text for customers must not contain. */
const technical = /\b(error|fehlercode|exception|http|json|server|null|undefined|request|status|token|timeout)\b/i;

test.each(rows)('$code says in German what happened, what is safe and what to do next [F445]', ({ code, text }) => {
  const sentences = text.split(/(?<=\.) /);
  expect(sentences.length).toBeGreaterThan(1);
  for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  expect(text).toMatch(/\b[Bb]itte\b|geht es weiter|steht im Entwurf/);
  // Who followed an old link had nothing that could be lost.
  if (code !== 'not-found')
    expect(text).toMatch(/nichts (verändert|verloren|bestellt|doppelt bestellt)|gespeichert|bleib(t|en) (erhalten|stehen|in)/);
  expect(text).not.toMatch(technical);
  expect(text).not.toMatch(/\b(du|dein|deine|dir|dich|Sie|Ihr|Ihre|Ihnen)\b/);
});
