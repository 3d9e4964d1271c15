import { describe, expect, test } from 'vitest';
import { type TrackingEvent, toDataLayer } from './events.ts';
import { track } from './track.ts';

const olivia = { id: 'olivia', name: 'Olivia', position: 49 };
const bought = { id: 'olivia', name: 'Olivia', quantity: 50, unit: 149 };
const boughtItem = { item_id: 'olivia', item_name: 'Olivia', quantity: 50, price: 1.49 };
const listItem = { item_id: 'olivia', item_name: 'Olivia', index: 49, item_category: 'card', item_list_name: 'cards' };
const none = { ecommerce: null };

const golden: readonly [name: string, event: TrackingEvent, entries: object[]][] = [
  [
    'a generic event has action, category, label and value [F240]',
    { kind: 'generic', action: 'open', category: 'contact', label: 'footer', value: 2 },
    [{ event: 'generic_event', event_action: 'open', event_category: 'contact', event_label: 'footer', event_value: 2 }],
  ],
  [
    'a generic event without label and value says so [F240]',
    { kind: 'generic', action: 'open', category: 'contact' },
    [{ event: 'generic_event', event_action: 'open', event_category: 'contact', event_label: null, event_value: null }],
  ],
  [
    'product impressions have currency, list, category, and id, name and position of each [F241]',
    {
      kind: 'product-impressions',
      currency: 'CHF',
      list: 'cards',
      products: [olivia, { ...olivia, id: 'ida', name: 'Ida', position: 50 }],
    },
    [
      none,
      {
        event: 'view_item_list',
        ecommerce: {
          currency: 'CHF',
          item_list_name: 'cards',
          items: [listItem, { ...listItem, item_id: 'ida', item_name: 'Ida', index: 50 }],
        },
      },
    ],
  ],
  [
    'a product click has list, id, name, position and category [F242]',
    { kind: 'product-click', list: 'cards', product: olivia },
    [none, { event: 'select_item', ecommerce: { item_list_name: 'cards', items: [listItem] } }],
  ],
  [
    'a page view has title, full path and path [F243]',
    { kind: 'page-view', title: 'Karten', fullPath: 'https://karten.example/produkte/?occasion=taufe', path: '/produkte/' },
    [
      {
        event: 'page_view',
        page_title: 'Karten',
        page_location: 'https://karten.example/produkte/?occasion=taufe',
        page_path: '/produkte/',
      },
    ],
  ],
  [
    'a customer has no address [F247]',
    { kind: 'customer', isLoggedIn: true, type: 1, isWhitelabel: false, emailHash: '' },
    [{ event: 'customer', logged_in: true, customer_type: 1, is_whitelabel: false }],
  ],
  [
    'a hash of the address goes along where it is given',
    { kind: 'customer', isLoggedIn: true, type: 0, isWhitelabel: false, emailHash: 'ab12' },
    [{ event: 'customer', logged_in: true, customer_type: 0, is_whitelabel: false, email_sha256: 'ab12' }],
  ],
  [
    'a viewed product has its price of one and its total in major units',
    { kind: 'product-view', currency: 'EUR', product: bought },
    [none, { event: 'view_item', ecommerce: { currency: 'EUR', value: 74.5, items: [boughtItem] } }],
  ],
  [
    'a product in the cart likewise',
    { kind: 'add-to-cart', currency: 'EUR', product: { ...bought, id: '' } },
    [
      none,
      { event: 'add_to_cart', ecommerce: { currency: 'EUR', value: 74.5, items: [{ item_name: 'Olivia', quantity: 50, price: 1.49 }] } },
    ],
  ],
  [
    'the checkout begins with the sum of the cart',
    { kind: 'begin-checkout', currency: 'EUR', value: 7940, products: [bought] },
    [none, { event: 'begin_checkout', ecommerce: { currency: 'EUR', value: 79.4, items: [boughtItem] } }],
  ],
  [
    'a purchase has the number of the order, its sum, tax and shipping',
    { kind: 'purchase', currency: 'EUR', order: '261125-7', value: 7940, tax: 1268, shipping: 490, products: [bought] },
    [
      none,
      {
        event: 'purchase',
        ecommerce: { transaction_id: '261125-7', value: 79.4, tax: 12.68, shipping: 4.9, currency: 'EUR', items: [boughtItem] },
      },
    ],
  ],
  [
    'a search has its known words, its number of results, whether all was found, what stands first and what was left out',
    { kind: 'search', term: 'einladung *', total: 12, isWhole: false, group: 'design', lost: ['Wal', 'Taufe'] },
    [
      {
        event: 'view_search_results',
        search_term: 'einladung *',
        search_results: 12,
        search_whole: false,
        search_group: 'design',
        search_lost: 'Wal, Taufe',
      },
    ],
  ],
  ['a sign-in has its method', { kind: 'login', method: 'passkey' }, [{ event: 'login', method: 'passkey' }]],
  ['a sign-up has its method', { kind: 'sign-up', method: 'password' }, [{ event: 'sign_up', method: 'password' }]],
  ['a newsletter request has nothing', { kind: 'newsletter' }, [{ event: 'newsletter' }]],
];

describe('in the data layer', () => {
  test.each(golden)('%s', (_, event, entries) => {
    expect(toDataLayer(event)).toEqual(entries);
  });
});

test('on the server nothing is tracked [F259]', () => {
  expect(typeof window).toBe('undefined');
  expect(() => track({ kind: 'newsletter' })).not.toThrow();
});
