/** What stands in place of a page that cannot be shown. */
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { serverTexts } from '#texts/server-texts.ts';
import { ErrorScreen, notFoundPage } from './error-screen.tsx';

const t = serverTexts({ locale: 'de-DE' });

beforeAll(() => notFoundPage.prepare());
afterEach(() => vi.unstubAllEnvs());

function shown(error: unknown, { isDeveloping = false, site }: { isDeveloping?: boolean; site?: object } = {}): string {
  vi.stubEnv('DEV', isDeveloping);
  const routes = [{ id: 'root', path: '*', element: <ErrorScreen error={error} />, loader: () => null }];
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { root: site ? { site } : null } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

/** An error as a loader throws it. */
const answer = (status: number, statusText: string, data: unknown) => ({ status, statusText, data, internal: false });

test('404 is one slide that is a link home: headline, subline, tab and button have their texts, the button for ears only [F104, F105, F107]', () => {
  const html = shown(answer(404, 'Not Found', null));
  expect(html).toMatch(
    new RegExp(`^(<link[^>]*>)*<section aria-label="${t('error.404.control')}"><a [^>]*href="/"[^>]*>.*</a></section>$`, 's'),
  );
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toMatch(new RegExp(`<h1[^>]*>${t('error.404.headline.federleicht')}</h1>`));
  expect(html).toMatch(new RegExp(`<p[^>]*>${t('error.404.subline')}</p>`));
  expect(html).toContain(`<span class="unseen">${t('error.404.button')}</span>`);
  expect(html).not.toMatch(/carousel|404/);
});

test('404 of the poster channel has a wall and words of its own [E075]', () => {
  const site = { channel: 'myposter', country: 'DE', locale: 'de-DE' };
  const html = shown(answer(404, 'Not Found', null), { site });
  expect(html).toMatch(new RegExp(`<h1[^>]*>${t('error.404.headline.myposter')}</h1>`));
  expect(html).toMatch(/<source[^>]*srcSet="[^"]*no-picture-large[^"]*"[^>]*\/><img src="[^"]*no-picture-small[^"]*"/);
  expect(html).not.toContain('davongeflogen');
});

test('404 has a large picture for wide windows and a small one for phones [F106]', () => {
  const html = shown(answer(404, 'Not Found', null));
  expect(html).toMatch(
    /<source media="\(min-width: 768px\)" srcSet="[^"]*not-found-large[^"]*"[^>]*\/><img src="[^"]*not-found-small[^"]*"/,
  );
});

test('what a page knows of the thing that is gone stands on its 404', () => {
  expect(shown(answer(404, 'Not Found', 'Dieses Design gibt es nicht mehr.'))).toContain('Dieses Design gibt es nicht mehr.');
});

test('every error but 404 prints its status code and status text as plain text, escaped [F108]', () => {
  expect(shown(answer(409, 'Conflict <b>', null))).toMatch(/<h1[^>]*>409 Conflict &lt;b&gt;<\/h1>/);
  const html = shown(answer(409, 'Conflict', 'Zwei Fassungen <b>& mehr</b>'));
  expect(html).toMatch(/<h1[^>]*>409 Conflict<\/h1>/);
  expect(html).toContain('Zwei Fassungen &lt;b&gt;&amp; mehr&lt;/b&gt;');
});

test('the message of an unexpected error is printed in development only, its status always [F108]', () => {
  const routing = answer(405, 'Method Not Allowed', 'Error: You made a POST request to "/" but did not provide an `action`');
  expect(shown(routing)).toContain('Diese Adresse kann man so nicht öffnen.');
  expect(shown(routing)).not.toContain('POST');
  expect(shown(routing, { isDeveloping: true })).toContain('You made a POST request');
  const broken = new Error('prices is undefined');
  expect(shown(broken)).toMatch(/<h1[^>]*>500 Internal Server Error<\/h1><p[^>]*>Da ist bei uns etwas schiefgegangen/);
  expect(shown(broken)).not.toMatch(/undefined|\bat /);
  expect(shown(broken, { isDeveloping: true })).toContain('prices is undefined');
});

test('an error leads to a message to the shop, and takes the code for queries along where there is one [F244]', () => {
  const withCode = shown(answer(503, 'Service Unavailable', 'Gerade ist viel los. Code für Rückfragen: 0a1b2c3d'));
  expect(withCode).toMatch(/<a[^>]* data-ask="" data-code="0a1b2c3d"[^>]* href="\/kontakt\/"/);
  const without = shown(answer(409, 'Conflict', 'Zwei Fassungen'));
  expect(without).toMatch(/<a[^>]* data-ask=""[^>]* href="\/kontakt\/"/);
  expect(without).not.toContain('data-code');
});
