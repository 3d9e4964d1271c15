/**
 * Two persons with two mailboxes each who do anything with accounts, and what must hold after every step. They use real handlers on a real
 * store, and read their mails from it. Each knows one password; Google runs the first mailbox of each.
 */
import { emailKey } from '#core/customer/email.ts';
import { Fault, isFault } from '#core/values/fault.ts';
import { minuteMs } from '#core/values/unit.ts';
import { accountMailJobs } from '#services/customer/account-mail.job.ts';
import type { Shop } from '#services/handler.ts';
import { checkPassword } from '#services/password-hash.ts';
import type { CustomerRow } from '#store/customer/customers.ts';
import { tokenHash } from '#store/db/tokens.ts';
import { listMails } from '#store/mail/mails.ts';
import { authenticator } from './authenticator.ts';
import { browser, germany, runJobs, type TestBrowser } from './customer-browser.ts';
import type { GoogleStandIn } from './google-stand-in.ts';

export const actions = [
  'sign up',
  'sign in',
  'sign in by passkey',
  'sign in by Google',
  'sign in at the other’s',
  'sign out',
  'add passkey',
  'add Google',
  'change password',
  'change address',
  'ask reset',
  'confirm',
  'confirm by password',
  'set password',
  'set password and keep ways',
] as const;
export type Action = (typeof actions)[number];

/** `who` does it in the browser `at`; `mailbox` is the address that it is about, `pick` counts mails and passkeys from the newest. */
export type Step = { who: 0 | 1; at: 0 | 1; action: Action; mailbox: 0 | 1 | 2 | 3; pick: number };

type Person = {
  mailboxes: readonly [string, string];
  password: string;
  sub: string;
  browsers: readonly [TestBrowser, TestBrowser];
  passkeys: ReturnType<typeof authenticator>[];
  /** Tokens of links that an answer handed over. */
  handed: string[];
};

type Account = {
  maker: Person;
  /** Keys of the addresses that were proved to be a mailbox of who used its link or its Google account. */
  proved: Set<string>;
  /** The other person was signed in: from here until a new password that keeps nothing, both may know how to open it. */
  isShared: boolean;
};

const passwords = ['vier alte Apfelbäume', 'drei fremde Schlüssel'] as const;

export class AccountModel {
  readonly accounts = new Map<string, Account>();
  /** What was done that the shop did not refuse. */
  readonly done = new Set<Action | 'undo'>();
  readonly persons: readonly [Person, Person];
  readonly #shop: Shop;
  readonly #google: GoogleStandIn;
  readonly #forward: (ms: number) => void;

  /** `name` tells the persons and their network from those of other sequences on the same store. */
  constructor(shop: Shop, google: GoogleStandIn, name: number, forward: (ms: number) => void) {
    this.#shop = shop;
    this.#google = google;
    this.#forward = forward;
    const address = `10.${name >> 16}.${(name >> 8) & 255}.${name & 255}`;
    const person = (letter: string, password: string): Person => ({
      mailboxes: [`${letter}${name}@gmail.com`, `${letter}${name}@beispiel.de`],
      password,
      sub: `${letter}-${name}`,
      passkeys: [],
      handed: [],
      browsers: [browser(shop, { address }), browser(shop, { address })],
    });
    this.persons = [person('p', passwords[0]), person('q', passwords[1])];
  }

  holder(email: string): Person {
    const [first, second] = this.persons;
    return first.mailboxes.some((own) => emailKey(own) === email) ? first : second;
  }

  /** The only person whom an account may open to. */
  rightful(row: CustomerRow): Person {
    const { maker, proved } = this.#account(row.id);
    return proved.has(row.email_key) ? this.holder(row.email_key) : maker;
  }

  #account(id: string): Account {
    const account = this.accounts.get(id);
    if (!account) throw new Error(`an account that nobody made: ${id}`);
    return account;
  }

  #rows(): Promise<CustomerRow[]> {
    const keys = this.persons.flatMap(({ mailboxes }) => mailboxes.map(emailKey));
    return this.#shop.store.db.selectFrom('customers').selectAll().where('email_key', 'in', keys).execute();
  }

  /** Tokens of the links in a person's mailboxes, the newest first. */
  async #tokens({ mailboxes, handed }: Person): Promise<string[]> {
    await runJobs(this.#shop, accountMailJobs);
    const mails = (await listMails(this.#shop.store)).filter(({ to }) => mailboxes.includes(to));
    return [...handed.toReversed(), ...mails.flatMap(({ text }) => /\?token=([A-Za-z0-9_-]{22})/.exec(text)?.[1] ?? [])];
  }

  /** Does a step as far as the shop lets it, a minute after the last, and checks what must hold then. */
  async take(step: Step): Promise<void> {
    this.#forward(minuteMs + 1);
    const before = new Map<string, { right: Person; isFixed: boolean }>();
    for (const row of await this.#rows()) {
      const { proved, isShared } = this.#account(row.id);
      before.set(row.id, { right: this.rightful(row), isFixed: proved.size > 0 && !isShared });
    }
    let isUndo = false;
    try {
      isUndo = await this.#do(step);
      this.done.add(isUndo ? 'undo' : step.action);
    } catch (error) {
      if (!isFault(error)) throw error;
    }
    for (const row of await this.#rows()) {
      const was = before.get(row.id);
      if (was?.isFixed && !isUndo && this.rightful(row) !== was.right) throw new Error(`${row.email} changed hands`);
    }
    await this.check();
  }

  /** Throws for an account that opens to another than the rightful person, or says something wrong of its address. */
  async check(): Promise<void> {
    for (const row of await this.#rows()) {
      const { proved, isShared } = this.#account(row.id);
      if ((row.email_verified_at !== null) !== proved.has(row.email_key)) throw new Error(`${row.email} is wrongly confirmed, or not`);
      const other = this.persons[this.rightful(row) === this.persons[0] ? 1 : 0];
      const way = isShared ? null : await this.#wayOf(other, row);
      if (way) throw new Error(`${row.email} opens by ${way} to somebody else`);
    }
  }

  async #wayOf({ password, passkeys, sub, browsers }: Person, row: CustomerRow): Promise<string | null> {
    const { db } = this.#shop.store;
    if ((await checkPassword(password, row.password, this.#shop.hashCost)).isRight) return 'password';
    const ids = await db.selectFrom('passkeys').select('id').where('customer', '=', row.id).execute();
    if (ids.some(({ id }) => passkeys.some((device) => device.id === id))) return 'passkey';
    const linked = await db.selectFrom('google_identities').select('sub').where('customer', '=', row.id).execute();
    if (linked.some((identity) => identity.sub === sub)) return 'Google';
    for (const each of browsers) if ((await each.call('GET /web-api/customer-data', {})).number === row.number) return 'session';
    return null;
  }

  /** Whether every person gets into the accounts of their mailboxes by a new password, and only they do. */
  async recoverAll(): Promise<void> {
    // Mails of before count no more.
    this.#forward(25 * 60 * minuteMs);
    for (const row of await this.#rows()) {
      const owner = this.holder(row.email_key);
      await runJobs(this.#shop, accountMailJobs);
      this.#forward(minuteMs);
      const visitor = browser(this.#shop, { address: '10.255.255.1' });
      await visitor.call('POST /web-api/customer-password-reset', { email: row.email });
      const [token = ''] = await this.#tokens({ ...owner, handed: [] });
      const { number } = await visitor.call('POST /web-api/customer-password-new', { token, password: owner.password });
      if (number !== row.number) throw new Error(`${row.email} does not open to its mailbox`);
      const account = this.#account(row.id);
      account.proved.add(row.email_key);
      account.isShared = false;
    }
    await this.check();
  }

  /** The step itself; true for a change of address that was taken back. Throws the Fault of a step that the shop refuses. */
  async #do({ who, at, action, mailbox, pick }: Step): Promise<boolean> {
    const person = this.persons[who];
    const home = person.browsers[at];
    const email = this.persons[mailbox < 2 ? 0 : 1].mailboxes[mailbox % 2 ? 1 : 0];
    const credential = (own: Person) =>
      this.#google.credential(home, { sub: own.sub, email: own.mailboxes[pick % 2 ? 1 : 0], given_name: 'Zoë', family_name: 'Müller' });
    switch (action) {
      case 'sign up': {
        await home.call('POST /web-api/customer-signup', { firstName: 'Zoë', lastName: 'Müller', email, password: person.password });
        await this.#noteMade(person);
        break;
      }
      case 'sign in':
        await home.call('POST /web-api/customer-login', { email, password: person.password });
        break;
      case 'sign in at the other’s': {
        // The other person has seen the password, and is in.
        await this.persons[who ? 0 : 1].browsers[at].call('POST /web-api/customer-login', { email, password: person.password });
        const row = (await this.#rows()).find(({ email_key }) => email_key === emailKey(email));
        if (row) this.#account(row.id).isShared = true;
        break;
      }
      case 'sign in by passkey': {
        const device = person.passkeys.at(-1 - pick);
        if (!device) throw new Fault('passkey-refused');
        const { challenge } = await home.call('POST /web-api/customer-passkey-challenge', {});
        await home.call('POST /web-api/customer-passkey-login', { response: device.use(challenge) });
        break;
      }
      case 'sign in by Google': {
        const { number } = await home.call('POST /web-api/customer-auth-google-credentials', { credential: await credential(person) });
        await this.#noteMade(person);
        const row = (await this.#rows()).find((one) => one.number === number);
        // Google's word counts for mailboxes that it runs, and the first time only: later it proves nothing new.
        const isProof = row && row.email === person.mailboxes[0] && pick % 2 === 0 && row.email_verified_at !== null;
        if (isProof) this.#account(row.id).proved.add(row.email_key);
        break;
      }
      case 'sign out':
        await home.call('POST /web-api/customer-logout', {});
        break;
      case 'add passkey': {
        const device = authenticator(germany.origin, 'federleicht.example');
        const { challenge } = await home.call('POST /web-api/customer-passkey-creation', {});
        await home.call('POST /web-api/customer-passkeys', { name: '', response: device.create(challenge) });
        person.passkeys.push(device);
        break;
      }
      case 'add Google':
        await home.call('POST /web-api/customer-google', { credential: await credential(person) });
        break;
      case 'change password':
        await home.call('POST /web-api/customer-password', { password: person.password });
        break;
      case 'change address':
        await home.call('POST /web-api/customer-email', { email });
        break;
      case 'ask reset':
        await home.call('POST /web-api/customer-password-reset', { email });
        break;
      default:
        return this.#followLink(person, home, action, pick);
    }
    return false;
  }

  async #noteMade(maker: Person): Promise<void> {
    for (const { id } of await this.#rows())
      if (!this.accounts.has(id)) this.accounts.set(id, { maker, proved: new Set(), isShared: false });
  }

  async #followLink(person: Person, home: TestBrowser, action: Action, pick: number): Promise<boolean> {
    const token = (await this.#tokens(person))[pick];
    if (token === undefined) throw new Fault('link-used');
    const { db } = this.#shop.store;
    const link = await db.selectFrom('account_links').selectAll().where('id', '=', tokenHash(token)).executeTakeFirstOrThrow();
    const account = this.#account(link.customer ?? '');
    if (action === 'confirm' || action === 'confirm by password') {
      const given = action === 'confirm' ? {} : { password: person.password };
      const answer = await home.call('POST /web-api/customer-verify', { token, ...given });
      account.proved.add(link.email_key);
      if (answer.state !== 'undone') return false;
      account.isShared = false;
      if (answer.token !== null) person.handed.push(answer.token);
      return true;
    }
    const keepsWays = action === 'set password and keep ways';
    const isFirst = !account.proved.has(link.email_key);
    await home.call('POST /web-api/customer-password-new', { token, password: person.password, keepsWays });
    account.proved.add(link.email_key);
    if (!keepsWays || isFirst) account.isShared = false;
    return false;
  }
}
