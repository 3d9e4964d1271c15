import { expect, test } from 'vitest';
import { oneSubmit } from './one-submit.ts';

test('a view of a form is sent once, however often its button is pressed', () => {
  const submit = oneSubmit();
  const view = {};
  expect([submit.take(view), submit.take(view), submit.take(view)]).toEqual([true, false, false]);
});

test('the answer to a form is sent, also when a busy browser never rendered that the form was on its way', () => {
  const submit = oneSubmit();
  const [address, delivery] = [{ open: 'address' }, { open: 'delivery' }];
  expect([submit.take(address), submit.take(delivery), submit.take(delivery)]).toEqual([true, true, false]);
});

test('a view is sent again after its request ended without an answer', () => {
  const submit = oneSubmit();
  const view = {};
  submit.take(view);
  submit.release();
  expect([submit.take(view), submit.take(view)]).toEqual([true, false]);
});
