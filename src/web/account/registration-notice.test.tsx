import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { RegistrationNotice } from './registration-notice.tsx';

function notice(firstName: string): string {
  const element = <RegistrationNotice firstName={firstName} />;
  return renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: '/', element }])} />);
}

test('a new customer is welcomed by name, or without one [F098]', () => {
  expect(notice('Hermine')).toContain('>Willkommen, Hermine.</h2>');
  expect(notice('')).toContain('>Willkommen.</h2>');
  expect(notice('<b>Eve')).toContain('>Willkommen, &lt;b&gt;Eve.</h2>');
});

test('the notice says what the account is good for and leads into it [F097][F099]', () => {
  const html = notice('Hermine');
  for (const feature of ['Deine Entwürfe', 'Deine Bestellungen', 'Deine Adressen']) expect(html).toContain(`">${feature}`);
  expect(html).toMatch(/<a [^>]*href="\/kundenkonto\/"[^>]*>Zum Kundenkonto<\/a>/);
});
