import { expect, test } from 'vitest';
import { drafted, emptyDraft, parsedDraft } from './draft.ts';

const values = { message: 'Passt der Umschlag?', email: 'zoe@beispiel.de', name: '', order: '' };

test('a retry of the same text keeps its id, a changed text gets another one [F244]', () => {
  const first = drafted(emptyDraft(), values);
  expect(first.id).toMatch(/^[\w-]{22}$/);
  expect(drafted(first, { ...values }).id).toBe(first.id);
  const changed = drafted(first, { ...values, message: 'Passt er auch quer?' });
  expect(changed.id).not.toBe(first.id);
  expect(drafted(changed, changed.values).id).toBe(changed.id);
});

test('a stored draft is read as it was, and nonsense becomes an empty one', () => {
  const draft = drafted(emptyDraft(), values);
  expect(parsedDraft(JSON.stringify(draft))).toEqual(draft);
  for (const text of [null, '', '5', '[]', '{"id":"x"}', `{"id":"${draft.id}","values":null}`])
    expect(parsedDraft(text).values).toEqual({ message: '', email: '', name: '', order: '' });
  expect(parsedDraft(`{"id":"${draft.id}","values":{"message":5,"email":"a@b.de"}}`)).toEqual({
    id: draft.id,
    tried: null,
    values: { message: '', email: 'a@b.de', name: '', order: '' },
  });
});
