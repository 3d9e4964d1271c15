import { expect, test } from 'vitest';
import { textOf } from './form-input.ts';

function read(text: string): string {
  const form = new FormData();
  form.set('field', text);
  return textOf(form, 'field');
}

test('names keep letters of all alphabets and the joiners they need', () => {
  for (const name of ['Zoë Müller-Łukasz', 'علي', 'نام\u200cخانوادگی', '👩\u200d🚀']) expect(read(name)).toBe(name);
  expect(read('Mu\u0308ller')).toBe('Müller');
});

test('control characters become spaces and invisible marks are removed: a field of them is empty', () => {
  expect(read('a\u0000b\r\nc')).toBe('a b c');
  expect(read('Haupt\u202estraße\u200b 1')).toBe('Hauptstraße 1');
  expect(read('\u200b\ufeff \u2066')).toBe('');
});
