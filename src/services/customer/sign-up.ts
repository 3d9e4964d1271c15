/** A new account, with the guest's things. */
import type { CustomerDto, SignUpInput } from '#api/customer-account.ts';
import { emailErrors } from '#core/customer/account-form.ts';
import { deviceLabel } from '#core/customer/device-label.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { limitedClient, reportBudget } from '#services/rate-limits.ts';
import { hadSignUpAttempt } from '#store/customer/account-changes.ts';
import { askForLink } from '#store/customer/account-links.ts';
import { addAccountEvent, addCustomer, customerByEmail, emailInUse, type NewCustomer } from '#store/customer/customers.ts';
import { signIn } from '#store/customer/sign-in.ts';
import { consumeStoredLimit } from '#store/limit/stored-limits.ts';
import { postMail } from '#store/mail/mails.ts';
import { accountMail, signInLink } from './account-mail.ts';
import { checkPerson } from './business.ts';
import { customerData } from './customer-data.ts';
import { askForNewsletter } from './newsletter.ts';
import { hashPassword } from './password-hash.ts';
import { newPasswordErrors } from './password-list.ts';

type Wanted = NewCustomer & { password: string };

/** The account that a form describes. Throws Fault 'bad-form' with a sentence per field. */
async function wantedAccount({ site }: Context, input: SignUpInput): Promise<Wanted> {
  const { password = '' } = input;
  const { channel, country, locale } = site;
  const { person, errors } = checkPerson(input, country);
  const email = (input.email ?? '').trim();
  errors.push(...emailErrors(email), ...(await newPasswordErrors(password, { ...person, email })));
  if (errors.length > 0) throw new Fault('bad-form', 'sign-up form', { errors });
  return { ...person, email, password, channel, country, locale };
}

/** Mails a notice of a sign-up attempt with the address of an account to that address, at most once in 24 hours. */
async function reportAttempt({ shop, site }: Context, email: string): Promise<void> {
  const { store, clock } = shop;
  await store.write(async (trx) => {
    const now = clock();
    const row = await customerByEmail({ db: trx }, email);
    if (!row || (await hadSignUpAttempt(trx, row.id, now))) return;
    await addAccountEvent(trx, row.id, 'sign-up-tried', now);
    await postMail(trx, { to: row.email, ...accountMail(site, 'tried', signInLink(site)), order: null }, now);
  });
}

/** Makes an account and signs in. One hash before the address is looked up, so that a taken address takes as long. */
export async function signUp(context: Context, input: SignUpInput): Promise<CustomerDto> {
  const { shop, site } = context;
  const { owner } = context.actor;
  const { store, clock } = shop;
  const wanted = await wantedAccount(context, input);
  const text = message('fault.too-many-accounts');
  const counting = store.write((trx) => consumeStoredLimit(trx, store.engine, 'sign-up', limitedClient(context), clock(), { text }));
  await reportBudget(shop, counting);
  const password = await hashPassword(wanted.password, shop.hashCost);
  const label = deviceLabel(context.header('user-agent'));
  const making = owner.signIn((browser) =>
    store.write(async (trx) => {
      const now = clock();
      const made = await addCustomer(trx, { ...wanted, password }, now);
      if (!made) throw emailInUse();
      await addAccountEvent(trx, made.id, 'sign-up', now);
      await askForLink(trx, store.engine, { kind: 'verify', customer: made.id, email: wanted.email, site }, now);
      const passwordAt = now.toISOString();
      return signIn(trx, store.engine, { customer: made.id, method: 'signup', label, passwordAt, browser }, now);
    }),
  );
  const started = await making.catch(async (error: unknown) => {
    if (error instanceof Fault && error.code === 'email-in-use') await reportAttempt(context, wanted.email);
    throw error;
  });
  if (input.newsletter) await newsletter(context, wanted);
  return customerData(shop, started);
}

/** The account is there: that the newsletter cannot be asked for must not become its answer. */
async function newsletter(context: Context, { email, firstName, lastName }: Wanted): Promise<void> {
  await askForNewsletter(context, { email, firstName, lastName, birthday: null, weddingDate: null }).catch((error: unknown) =>
    context.shop.log('warn', 'newsletter-not-asked', { requestId: context.requestId, error: String(error) }),
  );
}
