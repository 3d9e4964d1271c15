import { expect, test } from 'vitest';
import { formErrors } from './use-form-call.ts';

const fields = ['email', 'name'] as const;
const summary = (count: number) => `${count} wrong`;

test('errors stand at their fields, and the notice counts them', () => {
  const errors = [
    { field: 'email', code: 'email', message: 'no address' },
    { field: 'name', code: 'missing', message: 'no name' },
  ];
  expect(formErrors(fields, errors, 'refused', summary)).toEqual({ errors: { email: 'no address', name: 'no name' }, notice: '2 wrong' });
});

test('a refusal that is not about a field of the form shows its message', () => {
  const errors = [{ field: 'website', code: 'x', message: 'trap' }];
  expect(formErrors(fields, errors, 'refused', summary)).toEqual({ errors: {}, notice: 'refused' });
});
