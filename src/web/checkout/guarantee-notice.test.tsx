import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Cart } from '#api/order.ts';
import { GuaranteeNotice } from './guarantee-notice.tsx';

const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'https://www.federleicht.example' };

function markup(drawing: Cart['guaranteeNotice']): string {
  const page = { id: 'page', index: true as const, element: <GuaranteeNotice drawing={drawing} />, loader: () => ({}) };
  const root = { id: 'root', path: '/', element: <Outlet />, loader: () => ({ site }), children: [page] };
  const router = createMemoryRouter([root], { hydrationData: { loaderData: { root: { site }, page: {} } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

const main =
  'Mindestens zwei Jahre gesetzliche Gewährleistung der Vertragsmäßigkeit für Waren, die in der Europäischen Union verkauft werden.';

test('the drawing keeps its shape, opens in full size, and is described by its words', () => {
  const html = markup({ path: '/guarantee-notice-de.svg', width: 595, height: 842 });
  expect(html).toMatch(/<a href="\/guarantee-notice-de\.svg"[^>]*><img src="\/guarantee-notice-de\.svg" width="595" height="842"/);
  expect(html).toMatch(/<img[^>]*aria-describedby="gewaehrleistung-text"/);
  expect(html).toMatch(new RegExp(`id="gewaehrleistung-text"[^>]*>.*${main}`));
  expect(html).toContain('Diese GARAN-Kennzeichnung');
});

test('without the drawing its words stand there alone, without the sentences about parts of it', () => {
  const html = markup(null);
  expect(html).not.toContain('<img');
  expect(html).toContain(main);
  expect(html).not.toMatch(/QR-Code|GARAN/);
  expect(html).toContain('href="https://europa.eu/youreurope/garantien"');
});
