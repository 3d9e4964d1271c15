import { expect, test } from 'vitest';
import { checkMessage, cleanText, type MessageForm } from './message.ts';

const form = (changes: Partial<MessageForm> = {}): MessageForm => ({
  message: 'Passt der Umschlag auch quer?',
  email: 'zoe@beispiel.de',
  name: '',
  order: '',
  ...changes,
});

function fieldsOf(changes: Partial<MessageForm>) {
  const checked = checkMessage(form(changes));
  return checked.ok ? [] : checked.errors.map(({ field, code }) => `${field}: ${code}`);
}

test('a message needs a text and an address, the rest is free [F244]', () => {
  expect(checkMessage(form())).toEqual({
    ok: true,
    message: { message: 'Passt der Umschlag auch quer?', email: 'zoe@beispiel.de', name: null, order: null },
  });
  expect(fieldsOf({ message: ' \n ', email: ' ' })).toEqual(['message: missing', 'email: missing']);
});

test.each([
  [{ message: 'a'.repeat(9) }, ['message: too-short']],
  [{ message: ` ${'a'.repeat(9)} ` }, ['message: too-short']],
  [{ message: 'a'.repeat(10) }, []],
  [{ message: '🕊'.repeat(2000) }, []],
  [{ message: '🕊'.repeat(2001) }, ['message: too-long']],
  [{ email: 'zoe' }, ['email: email']],
  [{ email: 'zoe@beispiel.de\r\nBcc: mia@beispiel.de' }, ['email: email']],
  [{ email: 'zoe@beispiel.de, mia@beispiel.de' }, ['email: email']],
  [{ name: 'Ü'.repeat(81) }, ['name: too-long']],
  [{ order: 'F1000001' }, []],
  [{ order: '1000001' }, ['order: order']],
  [{ order: 'F1000001<b>' }, ['order: order']],
] as const)('%j is told by its field', (changes, expected) => {
  expect(fieldsOf(changes)).toEqual(expected);
});

test('an order number is taken as people copy it', () => {
  expect(checkMessage(form({ order: ' f1 000 001\n' }))).toMatchObject({ ok: true, message: { order: 'F1000001' } });
});

test('nothing unseen stays in a text, and line breaks are of one kind', () => {
  expect(cleanText(' a\r\nb\rc\u0000\u001b\u202ed\te ')).toBe('a\nb\ncd\te');
  expect(cleanText('a\u2028b\u2060c\u200dd\u00ade')).toBe('a\nbcde');
  expect(cleanText('\u{1f469}\u200d\u{1f680} \u0646\u0627\u0645\u200c\u062e\u0627')).toBe(
    '\u{1f469}\u200d\u{1f680} \u0646\u0627\u0645\u200c\u062e\u0627',
  );
});
