/** A card in two languages that two parties approve by link, from the first link to the order, by calls. */
import { expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { approvalPartyCalls } from '#api/people/approval-calls.ts';
import { quietMs } from '#core/merge/approval-parties.ts';
import { isFault } from '#core/values/fault.ts';
import { dayMs, minuteMs } from '#core/values/unit.ts';
import { approvalMailJobs } from '#services/design/approval-mails.job.ts';
import { listMails } from '#store/mail/mails.ts';
import { orderKey } from '#tests/customer.ts';
import { type Engine, onEachEngine, withStore } from '#tests/engines.ts';
import { guestCalls, seededShop } from '#tests/guest-calls.ts';
import { fieldDesign, mergedGuest, oliviaChoice } from '#tests/merged-guests.ts';
import { servedPicture } from '#tests/served-picture.ts';

const origin = 'https://www.federleicht.example';
const rosa = { name: 'Rosa', email: 'rosa@beispiel.de', language: 'de' } as const;
const zoe = { name: 'Zoé', email: 'zoe@exemple.fr', language: 'fr' } as const;

const codeOf = (answer: Promise<unknown>) =>
  answer.then(
    () => null,
    (error: unknown) => (isFault(error) ? error.code : Promise.reject(error)),
  );

/** A host with a card for two German guests and a French one, in the cart and approved by the host. */
async function hosted(open: Engine['open'], { text = 'Danke, {{vorname}}' } = {}) {
  const time = { now: Date.parse('2026-11-19T09:00:00Z') };
  const clock = () => new Date(time.now);
  const opened = await seededShop(open, clock);
  const shop = { ...opened, store: { ...opened.store, clock }, hosts: [] };
  const guest = await guestCalls(shop);
  const { list, design, add, approve, invite } = await mergedGuest(shop, guest, { guests: 3, settings: { blanks: 0 } });
  const call = guest.request();
  const visit = (await guestCalls(shop)).request();
  const { rows } = await call('GET /web-api/guest-lists/:id', { id: list });
  const french = rows.at(-1)?.id ?? '';
  await shop.store.write((trx) => trx.updateTable('households').set({ language: 'fr' }).where('id', '=', french).execute());
  await shop.store.write((trx) =>
    trx
      .updateTable('guest_lists')
      .set((of) => ({ version: of.eb('version', '+', 1) }))
      .execute(),
  );
  const write = async (words: string) => {
    const { revision } = await call('GET /web-api/designs/:id', { id: design });
    time.now += 1_000;
    await call('PUT /web-api/designs/:id', { id: design, revision, design: fieldDesign(words), choice: oliviaChoice });
  };
  const translate = async (words: string, of = 0) => {
    const { version, texts } = await call('GET /web-api/designs/:id/merge/translations', { id: design });
    time.now += 1_000;
    const all = texts.map(({ key, text: own }, at) => ({ key, text: at === of ? words : own }));
    await call('PUT /web-api/designs/:id/merge/translations', { id: design, version, language: 'fr', texts: all });
  };
  await write(text);
  const { texts } = await call('GET /web-api/designs/:id/merge/translations', { id: design });
  const danke = texts.findIndex((one) => one.text === text);
  await translate('Merci, {{vorname}}', danke);
  await approve();
  await add();
  const ask = async (party: object = rosa) => {
    time.now += 1_000;
    const { id } = await call('POST /web-api/designs/:id/parties', { id: design, ...rosa, ...party });
    const { parties } = await call('GET /web-api/designs/:id/parties', { id: design });
    const url = parties.find((one) => one.id === id)?.url ?? '';
    return { id, token: /teilen\/freigabe\/([\w-]{22})\/$/.exec(url)?.[1] ?? '' };
  };
  const read = (token: string) => visit('GET /web-api/approvals/:token', { token });
  const agree = async (token: string) => {
    const { proof } = await read(token);
    await visit('POST /web-api/approvals/:token', { token, hash: proof?.hash ?? '' });
  };
  const states = async () => (await call('GET /web-api/designs/:id/parties', { id: design })).parties.map(({ state }) => state);
  const problems = async () => (await guest.cart()).lines[0]?.problems ?? [];
  const run = () => approvalMailJobs(origin)['approval-mails']?.({}, shop);
  const told = async () =>
    (await listMails(shop.store)).filter(({ subject }) => subject.startsWith('Bitte noch einmal ansehen')).map(({ to }) => to);
  const after = (ms: number) => {
    time.now += ms;
  };
  return {
    ...{ shop, guest, call, visit, design, list, french, approve, invite, write, ask, read, agree, states, problems, run, told, after },
    translate: (words: string) => translate(words, danke),
  };
}

type Hosted = Awaited<ReturnType<typeof hosted>>;

onEachEngine('parties that approve a card in two languages', (open) => {
  test('each sees both languages by a link of its own, and the card is ordered once both have approved one hash [E103]', async () => {
    const { guest, ask, read, agree, visit, states, problems, shop } = await hosted(open);
    const [one, two] = [await ask(rosa), await ask(zoe)];
    expect(one.token).not.toBe(two.token);
    const [german, french] = [await read(one.token), await read(two.token)];
    expect(german).toMatchObject({ name: 'Rosa', state: 'open', proof: { count: 3, isReady: true } });
    expect(german.proof?.languages.map(({ language, count }) => [language, count])).toEqual([
      ['de', 2],
      ['fr', 1],
    ]);
    expect(french.proof?.languages.map(({ language }) => language)).toEqual(['fr', 'de']);
    expect(french.proof?.hash).toBe(german.proof?.hash);
    for (const { pages } of german.proof?.languages ?? []) expect(pages.length).toBeGreaterThan(1);
    expect(await problems()).toEqual([expect.stringContaining('fehlen die Freigaben von Rosa und Zoé')]);
    expect(await codeOf(guest.order())).toBe('design-not-printable');

    await Promise.all([agree(one.token), agree(two.token), agree(one.token)]);
    expect(await states()).toEqual(['approved', 'approved']);
    expect(await read(one.token)).toMatchObject({ state: 'approved' });
    const rows = await shop.store.db.selectFrom('approval_parties').select('approval').execute();
    expect(new Set(rows.map(({ approval }) => JSON.parse(approval ?? '{}').hash))).toEqual(new Set([german.proof?.hash]));
    expect(await problems()).toEqual([]);
    expect((await guest.order()).token).toMatch(/^[\w-]{22}$/);
    expect(await codeOf(visit('POST /web-api/approvals/:token', { token: one.token, hash: german.proof?.hash ?? '' }))).toBeNull();
  });

  test('one changed letter voids both approvals, refuses the order, and tells both once; approving anew holds [E103]', async () => {
    const { guest, ask, read, agree, write, states, problems, run, told, after, approve } = await hosted(open);
    const [one, two] = [await ask(rosa), await ask(zoe)];
    await agree(one.token);
    await agree(two.token);
    await run();
    await write('Dankf, {{vorname}}');
    expect(await states()).toEqual(['changed', 'changed']);
    expect((await read(two.token)).state).toBe('changed');
    await approve();
    expect(await problems()).toEqual([expect.stringContaining('fehlen die Freigaben von Rosa und Zoé')]);
    expect(await codeOf(guest.order())).toBe('design-not-printable');
    await run();
    expect(await told()).toEqual([]);
    after(quietMs);
    await Promise.all([run(), run()]);
    await run();
    expect((await told()).toSorted()).toEqual([rosa.email, zoe.email]);
    after(dayMs);
    await run();
    expect(await told()).toHaveLength(2);
  });

  test('a change that is taken back in time tells nobody, and both approvals hold again [E103]', async () => {
    const { guest, ask, agree, write, states, problems, run, told, after } = await hosted(open);
    for (const party of [rosa, zoe]) await agree((await ask(party)).token);
    await write('Danken, {{vorname}}');
    after(5 * minuteMs);
    await run();
    expect(await states()).toEqual(['changed', 'changed']);
    await write('Danke, {{vorname}}');
    after(quietMs);
    await run();
    expect([await states(), await told(), await problems()]).toEqual([['approved', 'approved'], [], []]);
    expect((await guest.order()).token).toMatch(/^[\w-]{22}$/);
  });

  test('a changed translation, a changed name and a lost list void the approvals as a changed text does [E103]', async () => {
    const { call, ask, agree, translate, states, list, french, design, invite, told, run, after } = await hosted(open);
    const parties = [await ask(rosa), await ask(zoe)];
    const both = async () => {
      for (const { token } of parties) await agree(token);
      expect(await states()).toEqual(['approved', 'approved']);
    };
    await both();
    await translate('Mercy, {{vorname}}');
    expect(await states()).toEqual(['changed', 'changed']);
    await translate('Merci, {{vorname}}');
    expect(await states()).toEqual(['approved', 'approved']);
    await translate('Merci bien, {{vorname}}');
    await both();
    await call('POST /web-api/guest-lists/:id/rows', { id: list, rows: [{ id: french, version: 1, names: 'Evi Weiß2' }] });
    expect(await states()).toEqual(['changed', 'changed']);
    await both();
    await invite(1);
    expect(await states()).toEqual(['changed', 'changed']);
    await both();
    await call('DELETE /web-api/designs/:id/merge', { id: design });
    expect(await states()).toEqual(['changed', 'changed']);
    after(quietMs);
    await run();
    await run();
    expect((await told()).toSorted()).toEqual([rosa.email, zoe.email]);
  });

  test('an ended link opens nothing at once, and its approval is not asked for any more', async () => {
    const { guest, call, visit, design, ask, read, agree, problems, shop } = await hosted(open);
    const [one, two] = [await ask(rosa), await ask(zoe)];
    await agree(one.token);
    const { proof } = await read(two.token);
    expect(await problems()).toEqual([expect.stringContaining('fehlt die Freigabe von Zoé.')]);
    const stranger = (await guestCalls(shop)).request();
    expect(await codeOf(stranger('DELETE /web-api/designs/:id/parties/:party', { id: design, party: two.id }))).toBe('not-found');
    await call('DELETE /web-api/designs/:id/parties/:party', { id: design, party: two.id });
    expect(await codeOf(call('DELETE /web-api/designs/:id/parties/:party', { id: design, party: two.id }))).toBe('not-found');
    expect(await codeOf(read(two.token))).toBe('gone');
    expect(await codeOf(visit('POST /web-api/approvals/:token', { token: two.token, hash: proof?.hash ?? '' }))).toBe('gone');
    expect(await problems()).toEqual([]);
    expect((await guest.order()).token).toMatch(/^[\w-]{22}$/);
  });

  test('what is not printed now is not approved: an old hash, that of another design, one while a text is missing, and by links of others', async () => {
    const { call, visit, design, ask, read, write, states, shop } = await hosted(open);
    const { token } = await ask(rosa);
    const first = (await read(token)).proof?.hash ?? '';
    const post = (hash: string, by = token) => codeOf(visit('POST /web-api/approvals/:token', { token: by, hash }));
    await write('Dank, {{vorname}}');
    // The French text is of another German one now.
    const now = (await read(token)).proof;
    expect([now?.isReady, await post(first), await post(now?.hash ?? '')]).toEqual([false, 'list-changed', 'bad-input']);
    const other = await hosted(async () => shop.store, {});
    const foreign = (await other.read((await other.ask(zoe)).token)).proof?.hash ?? '';
    await write('Danke, {{vorname}}');
    expect([await post(foreign), await post('0'.repeat(64))]).toEqual(['list-changed', 'list-changed']);
    const { share } = await call('POST /web-api/designs/:id/shares', { id: design, permission: 'suggest' });
    const shared = share.url?.split('/').at(-2) ?? '';
    expect([await post(first, shared), await post(first, 'A'.repeat(22))]).toEqual(['not-found', 'not-found']);
    expect(await states()).toEqual(['open']);
    // The link of a party is none of those that are passed on, and opens no other page.
    expect((await call('GET /web-api/designs/:id/shares', { id: design })).shares).toHaveLength(1);
    expect(await codeOf(visit('GET /web-api/shared/:token', { token }))).toBe('not-found');
  });

  test('a wish for a change comes to the host as a comment, and takes the approval of its party back', async () => {
    const { call, visit, design, ask, read, agree, states } = await hosted(open);
    const { token } = await ask(zoe);
    await agree(token);
    const page = (await read(token)).proof?.languages[0]?.pages[0]?.page ?? '';
    await visit('POST /web-api/shared/:token/comments', { token, id: orderKey(), page, at: null, author: 'Zoé', text: 'Mit Accent!' });
    expect(await states()).toEqual(['wish']);
    expect((await call('GET /web-api/designs/:id/notes', { id: design })).notes).toMatchObject([{ author: 'Zoé', text: 'Mit Accent!' }]);
    await agree(token);
    expect(await states()).toEqual(['approved']);
  });

  test('four parties at most are asked, each mailbox once, and reminded a day after the last mail', async () => {
    const { call, design, ask, agree, shop, after } = await hosted(open);
    const one = await ask(rosa);
    const mails = async () => (await listMails(shop.store)).filter(({ subject }) => subject.startsWith('Bitte freigeben'));
    const [mail] = await mails();
    expect(mail).toMatchObject({ to: rosa.email, replyTo: null, text: expect.stringContaining(`/teilen/freigabe/${one.token}/`) });
    // Nothing that was typed is quoted without a confirmed mailbox, and no row has the token in clear.
    expect(mail?.text).not.toContain('Rosa');
    const stored = JSON.stringify(await shop.store.db.selectFrom('mails').selectAll().execute());
    const parties = JSON.stringify(await shop.store.db.selectFrom('approval_parties').selectAll().execute());
    expect([stored.includes(one.token), parties.includes(one.token)]).toEqual([false, false]);
    expect(await codeOf(ask({ email: 'ROSA@beispiel.de' }))).toBe('bad-form');
    const remind = (party = one.id) => codeOf(call('POST /web-api/designs/:id/parties/:party/reminder', { id: design, party }));
    expect(await remind()).toBe('too-many');
    after(dayMs);
    expect([await remind(), await remind(), (await mails()).length]).toEqual([null, 'too-many', 2]);
    after(dayMs);
    await agree(one.token);
    expect([await remind(), await remind('A'.repeat(22))]).toEqual(['too-many', 'not-found']);
    for (const at of [2, 3, 4]) await ask({ name: `Tante ${at}`, email: `tante${at}@beispiel.de` });
    expect(await codeOf(ask({ email: 'fuenfte@beispiel.de' }))).toBe('quota-full');
    expect((await call('GET /web-api/designs/:id/parties', { id: design })).canAsk).toBe(false);
  });

  test('names that are too long, empty or of several lines, and addresses that are none, are refused', async () => {
    const { ask, shop, design } = await hosted(open);
    const input = approvalPartyCalls['POST /web-api/designs/:id/parties'].input;
    const isTaken = (fields: object) => safeParse(input, { id: design, ...rosa, ...fields }).success;
    expect([isTaken({}), isTaken({ name: 'x'.repeat(61) }), isTaken({ name: 'a\nb' }), isTaken({ language: 'xx' })]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    for (const wrong of [{ name: ' ' }, { email: 'rosa' }, { email: 'a@b.de, c@d.de' }]) expect(await codeOf(ask(wrong))).toBe('bad-form');
    const stranger = (await guestCalls(shop)).request();
    expect(await codeOf(stranger('POST /web-api/designs/:id/parties', { id: design, ...rosa }))).toBe('not-found');
    expect(await codeOf(stranger('GET /web-api/designs/:id/parties', { id: design }))).toBe('not-found');
    expect(await shop.store.db.selectFrom('approval_parties').selectAll().execute()).toEqual([]);
  });
});

withStore('pictures of what a party approves', (open) => {
  test('are those of its page alone: no other record, no other design and no ended link has one', { timeout: 240_000 }, async () => {
    const { call, design, ask, read, invite, shop } = await hosted(open);
    await invite(5);
    const { id, token } = await ask(rosa);
    const statusOf = async (by: string, panelAndStamp: string) => {
      const { status, headers } = await servedPicture(shop, `/img/approvals/${by}/${panelAndStamp}-240.webp`);
      return [status, headers['cache-control']];
    };
    /** Panel and stamp, the end of an address. */
    const endOf = (picture: string) => picture.split('/').at(-1) ?? '';
    const panelsOf = async (of: Pick<Hosted, 'read'>, by: string) =>
      (await of.read(by)).proof?.languages.flatMap(({ pages, worst }) => [...pages, ...worst].map(({ picture }) => endOf(picture))) ?? [];
    const shown = await panelsOf({ read }, token);
    const drawn = [200, 'private, no-store'];
    const missing = [404, 'no-store'];
    for (const end of [shown[0], shown.at(-1)]) expect(await statusOf(token, end ?? '')).toEqual(drawn);

    const { proof } = await call('GET /web-api/designs/:id/merge/proof', { id: design });
    const others = (proof?.records ?? []).map(({ picture }) => endOf(picture)).filter((end) => !shown.includes(end));
    expect(others.length).toBeGreaterThan(0);
    for (const end of others) expect(await statusOf(token, end)).toEqual(missing);

    const other = await hosted(async () => shop.store, { text: 'Servus, {{vorname}}' });
    const foreign = await other.ask(zoe);
    const [end = ''] = await panelsOf(other, foreign.token);
    expect([await statusOf(foreign.token, end), await statusOf(token, end)]).toEqual([drawn, missing]);

    await call('DELETE /web-api/designs/:id/parties/:party', { id: design, party: id });
    expect(await statusOf(token, shown[0] ?? '')).toEqual([410, 'no-store']);
  });
});
