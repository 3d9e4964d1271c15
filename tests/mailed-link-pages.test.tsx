/** The pages of mailed links as they come without scripts: what they say of each link, and what their forms do. */
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { inProcessClient } from '#http/calls/handlers.ts';
import type { Shop } from '#services/handler.ts';
import { customerByEmail } from '#store/customer/customers.ts';
import { addPasskey } from '#store/customer/passkeys.ts';
import { pageOf } from '#tests/block-page.tsx';
import { accountShop, browser, germany, mailedToken, type TestBrowser, zoe } from '#tests/customer-browser.ts';
import { withStore } from '#tests/engines.ts';
import * as emailVerify from '#web/app/routes/email-verify.tsx';
import * as passwordNew from '#web/app/routes/password-new.tsx';
import { pageRequest } from '#web/page/request.ts';

const other = 'ein ganz anderer Satz';
type Page = { loader: unknown; action: unknown; default: unknown };
type Handler = (args: object) => Promise<unknown>;
type Answer = { status: number; location: string | null; html: string };

/** Opens the page of a link, or sends its form. */
async function ask(shop: Shop, who: TestBrowser, page: Page, token: string, form?: Record<string, string>): Promise<Answer> {
  return who.withContext(async (handlerContext) => {
    const url = `${germany.origin}/?token=${token}`;
    const context = new RouterContextProvider();
    context.set(pageRequest, { ...pageOf(shop), site: germany, call: inProcessClient(handlerContext) });
    const body = form && new URLSearchParams({ token, ...form });
    const answer = body && (await (page.action as Handler)({ context, params: {}, request: new Request(url, { method: 'POST', body }) }));
    if (answer instanceof Response) return { status: answer.status, location: answer.headers.get('location'), html: '' };
    const loaderData = await (page.loader as Handler)({ context, params: {}, request: new Request(url) });
    const { data: actionData, init } = (answer ?? {}) as { data?: unknown; init?: ResponseInit | null };
    const { canonical, alternates, mayIndex, pageType, verification } = pageOf(shop);
    const root = { site: germany, canonical, alternates, mayIndex, pageType, verification, occasions: [], menu: [] };
    const Shown = page.default as ComponentType<{ loaderData: unknown; actionData: unknown }>;
    const element = <Shown loaderData={loaderData} actionData={actionData} />;
    const router = createMemoryRouter([{ id: 'root', path: '*', loader: () => root, element }], {
      hydrationData: { loaderData: { root } },
    });
    return { status: init?.status ?? 200, location: null, html: renderToStaticMarkup(<RouterProvider router={router} />) };
  });
}

withStore('the page of a mailed link', (open) => {
  async function start() {
    let now = new Date('2026-11-22T10:00:00Z');
    const shop = accountShop(await open(), () => now);
    const home = browser(shop);
    await home.call('POST /web-api/customer-signup', zoe);
    const mailed = async (email: string = zoe.email) => (await mailedToken(shop, email)) ?? '';
    const later = (minutes: number) => {
      now = new Date(now.getTime() + minutes * 60_000);
    };
    return { shop, home, mailed, later };
  }

  test('that confirms an address asks for one click at home, elsewhere for the password, and offers a new one', async () => {
    const { shop, home, mailed } = await start();
    const token = await mailed();
    const own = (await ask(shop, home, emailVerify, token)).html;
    expect(own).toContain('Gehört zoe@beispiel.de dir?');
    expect(own).not.toContain('type="password"');
    const away = browser(shop);
    const shown = (await ask(shop, away, emailVerify, token)).html;
    expect(shown).toContain('das hier nicht angemeldet ist');
    expect(shown).toContain('Das warst du nicht?');
    expect(shown).toMatch(/action="\/kundenkonto\/neues-passwort\/?"/);
    const wrong = await ask(shop, away, emailVerify, token, { password: other });
    expect(wrong.status).toBe(400);
    expect(wrong.html).toContain('Das Passwort stimmt nicht.');
    const done = await ask(shop, away, emailVerify, token, { password: zoe.password });
    expect([done.status, done.html.includes('Danke, alles bestätigt.')]).toEqual([200, true]);
    expect((await ask(shop, away, emailVerify, token)).html).toContain('Dieser Link gilt nicht mehr.');
  });

  test('that sets a password lists what else opens the account, and removes it unless the box is ticked', async () => {
    for (const isKept of [false, true]) {
      const { shop, home, mailed, later } = await start();
      await home.call('POST /web-api/customer-verify', { token: await mailed() });
      const { id } = (await customerByEmail(shop.store, zoe.email)) ?? {};
      const key = { rp_id: 'federleicht.example', public_key: 'x', counter: 0, transports: [], backed_up: 0 };
      await shop.store.write((trx) => addPasskey(trx, { id: 'p', customer: id as never, ...key, name: 'Telefon' }, shop.clock()));
      later(2);
      const away = browser(shop);
      await away.call('POST /web-api/customer-password-reset', { email: zoe.email });
      const token = await mailed();
      const shown = (await ask(shop, away, passwordNew, token)).html;
      expect(shown).toContain('Passkey „Telefon“');
      expect(shown).toContain('eingerichtet am 22.');
      expect(shown).not.toContain('checked');
      const ticked: Record<string, string> = isKept ? { keepsWays: 'on' } : {};
      const short = await ask(shop, away, passwordNew, token, { password: 'kurz', ...ticked });
      expect([short.status, short.html.includes('Passkey „Telefon“'), short.html.includes('checked')]).toEqual([400, true, isKept]);
      const done = await ask(shop, away, passwordNew, token, { password: other, ...ticked });
      expect([done.status, done.location]).toEqual([303, '/kundenkonto/']);
      expect(await shop.store.db.selectFrom('passkeys').select('id').execute()).toHaveLength(isKept ? 1 : 0);
    }
  });

  test('that changes the address or takes the change back has words of its own, and leads to a new password', async () => {
    const { shop, home, mailed, later } = await start();
    await home.call('POST /web-api/customer-verify', { token: await mailed() });
    later(2);
    await home.call('POST /web-api/customer-email', { email: 'neu@beispiel.de' });
    const change = await mailed('neu@beispiel.de');
    const stranger = (await ask(shop, browser(shop), emailVerify, change)).html;
    expect(stranger).toContain('Neue Adresse bestätigen');
    expect(stranger).not.toContain('Das warst du nicht?');
    const changed = await ask(shop, home, emailVerify, change, {});
    expect(changed.html).toContain('Danke, das ist jetzt deine Adresse.');
    const undo = await mailed();
    const away = browser(shop);
    const shown = (await ask(shop, away, emailVerify, undo)).html;
    expect(shown).toContain('Dann hat dein Konto wieder die Adresse zoe@beispiel.de.');
    expect(shown).not.toContain('das ist meine Adresse');
    const undone = await ask(shop, away, emailVerify, undo, {});
    expect(undone.html).toContain('Die Änderung ist zurückgenommen.');
    const [, token = ''] = /name="token" value="([\w-]{22})"/.exec(undone.html) ?? [];
    const set = await ask(shop, away, passwordNew, token, { password: other });
    expect([set.status, set.location]).toEqual([303, '/kundenkonto/']);
    expect(await away.call('GET /web-api/customer-profile', {})).toMatchObject({ email: zoe.email, hasPassword: true });
  });
});
