/** What a guest does with an answer by the code for all later: sees, corrects and deletes it, in the same browser or by the link of its mail. */
import { expect, test } from 'vitest';
import { openAnswerQuery } from '#core/people/link-key.ts';
import { hourMs } from '#core/values/unit.ts';
import { browser } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import { codeOf, hostedEvent } from '#tests/hosted-event.ts';
import { mailedEvent, origin, stopOf } from '#tests/mailed-event.ts';

withStore('an answer by the code for all', (openStore) => {
  test('is deleted in the browser that sent it, also after the deadline, and a second time changes nothing', async () => {
    const { open, guest, inbox, home, id } = await hostedEvent(await openStore());
    const { key } = await open();
    const chris = guest();
    await chris.send(key);
    await chris.send(key, { names: ['Oma Inge'], isAnother: true });
    const remove = (edit = '') => chris.own.call('POST /web-api/event-pages/:key/open-delete', { key, edit });
    const shown = async () => (await chris.page(key)).open;
    await home.call('POST /web-api/events/:id/state', { id, state: 'closed' });
    const edit = (await shown())?.edit ?? '';
    expect((await shown())?.answer?.names).toEqual(['Oma Inge']);
    await remove(edit);
    await remove(edit);
    expect((await inbox()).waiting.map(({ names }) => names)).toEqual([['Chris Albrecht']]);
    expect((await shown())?.answer?.names).toEqual(['Chris Albrecht']);
    await remove();
    expect([(await inbox()).waiting, (await shown())?.answer, (await shown())?.edit]).toEqual([[], null, '']);
  });

  test('is deleted by nobody else, and not by a key that is none', async () => {
    const { open, guest, inbox, linkOf } = await hostedEvent(await openStore());
    const { key } = await open();
    await guest().send(key);
    const other = guest();
    for (const edit of ['', 'x', '0'.repeat(26), key]) await other.own.call('POST /web-api/event-pages/:key/open-delete', { key, edit });
    expect((await inbox()).waiting).toHaveLength(1);
    expect(await codeOf(other.own.call('POST /web-api/event-pages/:key/open-delete', { key: (await linkOf(0)).key }))).toBe('not-found');
  });

  test('that a host took over leaves the inbox when its guest deletes it; what it became stays, and undoing that brings nothing back', async () => {
    const { open, guest, inbox, decide, household, households, home, list } = await hostedEvent(await openStore());
    const { key } = await open();
    const [chris, rosa] = [guest(), guest()];
    await chris.send(key);
    await decide(households[0] ?? '');
    await rosa.send(key, { names: ['Rosa Berg'] });
    await decide(null);
    for (const { own } of [chris, rosa]) await own.call('POST /web-api/event-pages/:key/open-delete', { key });
    expect(await inbox()).toMatchObject({ waiting: [], decided: [] });
    expect((await household(0)).household.lastBy).toBe('open');
    const { changes } = await home.call('GET /web-api/guest-lists/:id', { id: list });
    await home.call('POST /web-api/guest-lists/:id/undo', { id: list, change: changes[0]?.version ?? 0 });
    expect((await inbox()).waiting).toEqual([]);
  });

  test('of a deleted one a form that still shows it is a new one, and changes no other of the browser', async () => {
    const { open, guest, inbox } = await hostedEvent(await openStore());
    const { key } = await open();
    const chris = guest();
    await chris.send(key);
    const edit = (await chris.page(key)).open?.edit ?? '';
    await chris.send(key, { names: ['Oma Inge'], isAnother: true });
    await chris.own.call('POST /web-api/event-pages/:key/open-delete', { key, edit });
    await chris.send(key, { names: ['Chris Albrecht', 'Mira'], edit });
    expect((await inbox()).waiting.map(({ names }) => names)).toEqual([['Oma Inge'], ['Chris Albrecht', 'Mira']]);
  });
});

/** An event that is answered by the code for all, whose host has a confirmed mailbox. */
async function answered(store: Parameters<typeof mailedEvent>[0], options: Parameters<typeof mailedEvent>[1] = {}) {
  const event = await mailedEvent(store, options);
  const { shop, clock, home, id } = event;
  const [part] = (await home.call('GET /web-api/events/:id', { id })).parts;
  await home.call('PUT /web-api/events/:id/open-parts', { id, parts: [part?.id ?? ''] });
  const { link } = await home.call('GET /web-api/events/:id/access', { id });
  const key = /\/e\/(\w{26})\//.exec(link?.url ?? '')?.[1] ?? '';
  const guest = (address: string) => {
    const own = browser(shop, { address });
    const page = (edit = '') => own.call('GET /web-api/event-pages/:key', { key, edit });
    const send = async (answer: { names?: string[]; message?: string; email?: string; edit?: string }) => {
      const { stamp } = await page();
      clock.now += 4_000;
      const typed = {
        names: ['Gewinn Spiel'],
        answers: [{ part: part?.id ?? '', answer: 'yes' as const }],
        message: '',
        email: '',
        ...answer,
      };
      await own.call('POST /web-api/event-pages/:key/open-answer', { key, stamp, ...typed });
    };
    return { own, page, send };
  };
  const inbox = async () => (await home.call('GET /web-api/events/:id/inbox', { id })).waiting;
  return { ...event, key, guest, inbox };
}

withStore('the mail of an answer by the code for all', (openStore) => {
  test('has a link that opens the answer in another browser, and nothing that its guest typed', async () => {
    const { key, guest, sent, store, inbox } = await answered(await openStore());
    await guest('198.51.100.1').send({ email: 'chris@beispiel.de', message: 'Jetzt gewinnen' });
    const [mail, ...more] = await sent();
    if (!mail) throw new Error('no mail');
    expect([mail.to, mail.subject, more]).toEqual(['chris@beispiel.de', 'Sophie & Jörg: Antwort angekommen', []]);
    expect(`${mail.text}${mail.html}`).not.toMatch(/Gewinn|gewinnen|Gutschein|Newsletter|Rabatt|<img/);
    expect(mail.text).toMatch(/kommt/);
    expect(mail.text).not.toContain('in der Gästeliste');
    const edit = new RegExp(`${origin}/e/${key}/\\?${openAnswerQuery}=(\\w{26})`).exec(mail.text)?.[1] ?? '';
    const rows = JSON.stringify([
      await store.db.selectFrom('mails').selectAll().execute(),
      await store.db.selectFrom('open_replies').selectAll().execute(),
    ]);
    for (const secret of [key, edit, stopOf(mail)]) expect([secret.length, rows.includes(secret)]).toEqual([26, false]);

    const other = guest('198.51.100.2');
    expect((await other.page()).open?.answer).toBeNull();
    expect((await other.page(edit.toLowerCase())).open).toMatchObject({
      edit,
      answer: { names: ['Gewinn Spiel'], email: 'chris@beispiel.de' },
    });
    await other.send({ names: ['Chris Albrecht'], edit });
    expect(await inbox()).toMatchObject([{ names: ['Chris Albrecht'], version: 2 }]);
    // The browser keeps what it changed.
    expect((await other.page()).open?.answer?.names).toEqual(['Chris Albrecht']);
    await other.own.call('POST /web-api/event-pages/:key/open-delete', { key, edit });
    expect([await inbox(), (await other.page(edit)).open?.answer]).toEqual([[], null]);
  });

  test('is written for who gave an address, anew where the answer changed, three a day, and not to who wants none', async () => {
    const { clock, guest, sent } = await answered(await openStore());
    const chris = guest('198.51.100.1');
    await chris.send({});
    expect(await sent()).toHaveLength(0);
    await chris.send({ email: 'chris@beispiel.de' });
    await chris.send({ email: 'chris@beispiel.de' });
    expect(await sent()).toHaveLength(1);
    const [mail] = await sent();
    for (let at = 0; at < 4; at += 1) {
      clock.now += hourMs;
      await chris.send({ email: 'chris@beispiel.de', message: `Nummer ${at}` });
    }
    expect((await sent()).length).toBeLessThanOrEqual(4);
    await chris.own.call('POST /web-api/event-pages/:key/stop', { key: mail ? stopOf(mail) : '', isEvery: false });
    clock.now += 25 * hourMs;
    const before = (await sent()).length;
    await chris.send({ email: 'chris@beispiel.de', message: 'Noch einmal' });
    expect((await sent()).length).toBe(before);
  });

  test('is not written while the host has no confirmed mailbox', async () => {
    const { guest, sent } = await answered(await openStore(), { isConfirmed: false });
    await guest('198.51.100.1').send({ email: 'chris@beispiel.de' });
    expect(await sent()).toHaveLength(0);
  });
});
