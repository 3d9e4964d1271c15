import { expect, test } from 'vitest';
import { postedForm, textOf, typedIn } from './form-input.ts';

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

const post = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);

test('names and texts of a posted form are composed; lines and invisible characters stay where a text is typed', async () => {
  const form = await postedForm(post(new URLSearchParams({ 'gru\u0308n': 'a\nu\u0308\u200bb' })));
  expect(typedIn(form, 'gr\u00fcn')).toBe('a\n\u00fc\u200bb');
  expect(textOf(form, 'gr\u00fcn')).toBe('a \u00fcb');
  expect([typedIn(form, 'x'), textOf(form, 'x')]).toEqual(['', '']);
});

test('a form above its limit is refused before it is read to its end', async () => {
  let pulled = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        pulled += 16_000;
        controller.enqueue(new Uint8Array(16_000).fill(0x61));
      },
    },
    { highWaterMark: 0 },
  );
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  await expect(postedForm(post(body, type))).rejects.toMatchObject({ init: { status: 413 } });
  expect(pulled).toBeLessThanOrEqual(96_000);
  expect((await postedForm(post('a'.repeat(64_000), type))).has('a'.repeat(64_000))).toBe(true);
  await expect(postedForm(post('a'.repeat(64_001), type))).rejects.toMatchObject({ init: { status: 413 } });
});
