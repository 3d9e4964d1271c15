/** What a new password must not be. The list of common passwords is read with the first one. */
import { passwordErrors } from '#core/customer/account-form.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';

let list: Promise<ReadonlySet<string>> | null = null;

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

async function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= read();
  return list;
}

type Person = { email: string; firstName: string; lastName: string };

/** A sentence where the password of this person would be refused. */
export async function newPasswordErrors(password: string, person: Person): Promise<FieldError[]> {
  const common = await commonPasswords();
  const [local = '', domain = ''] = person.email.split('@');
  const personal = [local, domain.split('.')[0] ?? '', person.firstName, person.lastName];
  return passwordErrors(password, personal, (word) => common.has(word));
}

/** Throws Fault 'bad-form' for a password that this person must not have. */
export async function requireGoodPassword(password: string, person: Person): Promise<void> {
  const errors = await newPasswordErrors(password, person);
  if (errors.length > 0) throw new Fault('bad-form', `password ${errors[0]?.code}`, { errors });
}
