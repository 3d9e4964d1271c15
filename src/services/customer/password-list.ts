/** The list of common passwords, read with the first new password. */

let list: Promise<ReadonlySet<string>> | null = null;

async function read(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common']);
}

export async function commonPasswords(): Promise<ReadonlySet<string>> {
  list ??= read();
  return list;
}
