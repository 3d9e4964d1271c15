import { expect, test } from 'vitest';
import { buyerReferenceLength, checkBuyerReference } from './buyer-reference.ts';

test.each([
  ['04011000-1234512345-06', '04011000-1234512345-06'],
  ['991-01484-64', '991-01484-64'],
  ['992-90009-96', '992-90009-96'],
  ['991-33333TEST-33', '991-33333TEST-33'],
  [' 991-33333test-33 ', '991-33333TEST-33'],
  ['04011000 – 1234512345 – 06', '04011000-1234512345-06'],
])('%j is the buyer reference %s', (typed, value) => {
  expect(checkBuyerReference(typed)).toEqual({ ok: true, value });
  expect(value.length).toBeLessThanOrEqual(buyerReferenceLength);
});

test('without a fine part it is coarse part and check digits', () => {
  const valid = Array.from({ length: 97 }, (_, at) => `991-${String(at).padStart(2, '0')}`).filter((id) => checkBuyerReference(id).ok);
  expect(valid).toHaveLength(1);
});

test.each([
  '',
  '991',
  '1-01484-64',
  '1234567890123-01484-64',
  '991-01484-6',
  '991-01484-643',
  '991-014.84-64',
  'A91-01484-64',
  `991-${'1'.repeat(31)}-64`,
])('%j is in no form of a buyer reference, and the error shows one', (typed) => {
  expect(checkBuyerReference(typed)).toMatchObject({
    ok: false,
    message: { key: 'field.buyer-reference', values: { example: expect.any(String) } },
  });
});

test('two exchanged digits or one other sign do not fit the check digits', () => {
  for (const typed of ['991-01448-64', '919-01484-64', '991-01485-64', '991-33333TEZT-33'])
    expect(checkBuyerReference(typed)).toMatchObject({ ok: false, message: { key: 'field.buyer-reference.check' } });
});
