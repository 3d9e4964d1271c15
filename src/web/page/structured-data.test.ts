import { expect, test } from 'vitest';
import { organization, website } from './structured-data.ts';

const said = organization('federleicht', 'https://www.federleicht.example/', 'München') as {
  foundingDate: string;
  address: object;
  contactPoint: { contactType: string; hoursAvailable: object };
};

test('support answers Monday to Friday from 08:00 to 17:00 [F483]', () => {
  expect(said.contactPoint.contactType).toBe('customer service');
  expect(said.contactPoint.hoursAvailable).toEqual({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
    opens: '08:00',
    closes: '17:00',
  });
});

test('the company was founded in 2019 and has its address in Munich [F484]', () => {
  expect(said.foundingDate).toBe('2019');
  expect(said.address).toEqual({ '@type': 'PostalAddress', addressLocality: 'München', addressCountry: 'DE' });
});

test('the site is searched on its page of results [E087]', () => {
  const { potentialAction } = website('federleicht', 'https://www.federleicht.example/') as { potentialAction: { target: string } };
  expect(potentialAction.target).toBe('https://www.federleicht.example/suche/?q={search_term_string}');
});
