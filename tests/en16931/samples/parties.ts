/** Parties of the sample documents. */
import type { DescribedParty } from './description.ts';

export const seller: DescribedParty = {
  name: 'Federleicht Papeterie GmbH',
  legalId: 'HRB 12345',
  contact: { person: 'Kundendienst', phone: '+49 30 1234560', email: 'service@example.com' },
  address: { street: 'Lindenweg 3', postalCode: '10115', city: 'Berlin', country: 'DE' },
  email: 'rechnung@example.com',
  vatId: 'DE123456789',
};

export const buyer: DescribedParty = {
  name: 'Mia & Jonas <Sommer>',
  address: { street: 'Am "Anger" 7', postalCode: '04109', city: 'Leipzig', country: 'DE' },
  email: 'mia@example.org',
};

export const publicBuyer: DescribedParty = {
  name: 'Stadt Musterhausen, Standesamt',
  address: { street: 'Markt 1', postalCode: '99999', city: 'Musterhausen', country: 'DE' },
  email: 'rechnung@musterhausen.example',
};

export const austrianBuyer: DescribedParty = {
  name: 'Papier Huber e.U.',
  address: { street: 'Getreidegasse 9', postalCode: '5020', city: 'Salzburg', country: 'AT' },
  email: 'buero@huber.example',
  vatId: 'ATU12345678',
};

/** An account number that is public as an example. */
export const iban = 'DE89370400440532013000';
