import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { OrderSteps } from './order-steps.tsx';

const site = { channel: 'federleicht', country: 'DE', locale: 'de-DE', origin: 'https://www.federleicht.example' };

function markup(parcels: { carrier: string; tracking: string; url: string }[]): string {
  const steps = [{ name: 'Unterwegs', at: 'Do, 26. Nov., 9:08', isDone: true, isCurrent: true }];
  const page = { id: 'page', index: true as const, element: <OrderSteps steps={steps} parcels={parcels} />, loader: () => ({}) };
  const root = { id: 'root', path: '/', element: <Outlet />, loader: () => ({ site }), children: [page] };
  const router = createMemoryRouter([root], { hydrationData: { loaderData: { root: { site }, page: {} } } });
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test('parcels of an order are listed with number and a link to the carrier, which does not learn the page', () => {
  const html = markup([{ carrier: 'DPD', tracking: '01234567890123', url: 'https://tracking.dpd.de/status/de_DE/parcel/01234567890123' }]);
  expect(html).toContain('DPD, Sendungsnummer 01234567890123');
  expect(html).toMatch(/<a href="https:\/\/tracking\.dpd\.de\/[^"]*01234567890123" rel="noreferrer"[^>]*>Sendung verfolgen<\/a>/);
});

test('an order without a parcel has its steps alone', () => {
  expect(markup([])).not.toContain('<ul');
  expect(markup([])).toContain('Unterwegs');
});
