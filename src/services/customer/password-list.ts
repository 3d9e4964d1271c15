/** What a new password must not be. The list of common passwords is read with the first one. */
import { passwordErrors } from '#core/customer/account-form.ts';
import { Fault, type FieldError } from '#core/values/fault.ts';
import type { CustomerRow } from '#store/customer/customers.ts';

let list: Promise<ReadonlySet<string>> | null = null;

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

async function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= read();
  return list;
}

/** A sentence where the password of this person would be refused. */
export async function newPasswordErrors(
  password: string,
  person: { email: string; firstName: string; lastName: string },
): Promise<FieldError[]> {
  const common = await commonPasswords();
  const personal = [person.email.split('@')[0] ?? '', person.firstName, person.lastName];
  return passwordErrors(password, personal, (word) => common.has(word));
}

/** Throws Fault 'bad-form' for a password that this account must not have. */
export async function requireGoodPassword(password: string, row: CustomerRow): Promise<void> {
  const errors = await newPasswordErrors(password, { email: row.email, firstName: row.first_name, lastName: row.last_name });
  if (errors.length > 0) throw new Fault('bad-form', `password ${errors[0]?.code}`, { errors });
}
