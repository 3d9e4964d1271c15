import { expect, test } from 'vitest';
import { checkPassword, hashPassword } from './password-hash.ts';

const low = { memory: 8, passes: 1, parallelism: 1 };

test('a hash costs 19 MiB and two passes unless the shop says otherwise', async () => {
  const stored = await hashPassword('vier alte Apfelbäume');
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await checkPassword('vier alte Apfelbäume', stored)).toEqual({ isRight: true, isWeak: false });
  expect(await checkPassword('vier alte Birnbäume', stored)).toEqual({ isRight: false, isWeak: false });
});

test('a hash that cost less than today is right and weak', async () => {
  const stored = await hashPassword('vier alte Apfelbäume', low);
  expect(stored).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$/);
  expect(await checkPassword('vier alte Apfelbäume', stored)).toEqual({ isRight: true, isWeak: true });
});

test('an account without a password is opened by none', async () => {
  expect(await checkPassword('', null, low)).toEqual({ isRight: false, isWeak: false });
});
