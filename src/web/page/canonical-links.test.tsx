import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CanonicalLinks } from './canonical-links.tsx';

const own = 'https://www.federleicht.example/einladungen/';
const alternates = {
  'de-DE': own,
  'de-AT': 'https://www.federleicht-at.example/einladungen/',
  'de-CH': 'https://www.federleicht-ch.example/einladungen/',
  'x-default': own,
};

/** rel, hreflang and address of every link of a page whose story names this original. */
function links(canonical: string | null): string[][] {
  const frame = { canonical: own, alternates };
  const page = { id: 'page', index: true as const, element: <CanonicalLinks frame={frame} />, loader: () => ({ canonical }) };
  const root = { id: 'root', path: '/', element: <Outlet />, loader: () => frame, children: [page] };
  const router = createMemoryRouter([root], { hydrationData: { loaderData: { root: frame, page: { canonical } } } });
  const html = renderToStaticMarkup(<RouterProvider router={router} />);
  return Array.from(
    html.matchAll(/<link rel="(\w+)"(?: hrefLang="([\w-]+)")? href="([^"]*)"/g),
    ([, rel = '', language = '', href = '']) => [rel, language, href],
  );
}

test('a page that names no other is its own canonical and leads to the three markets and the German one by default [F496]', () => {
  const expected = [['canonical', '', own], ...Object.entries(alternates).map(([language, href]) => ['alternate', language, href])];
  expect(links(null)).toEqual(expected);
  expect(links(own)).toEqual(expected);
});

test('a page whose story names another has that one as canonical, and no market of its own [F496]', () => {
  const original = 'https://www.federleicht.example/hochzeit/';
  expect(links(original)).toEqual([['canonical', '', original]]);
});
