/** Tracking events of the shop, and their entries in the data layer. */
import type { Currency } from '#core/values/money.ts';

export type ListedProduct = { id: string; name: string /** From 1, over the whole list. */; position: number };
/** `id`: '' where it has none. */
export type BoughtProduct = { id: string; name: string; quantity: number /** Of one piece, in minor units. */; unit: number };

/** Sums are in minor units. */
export type TrackingEvent =
  | { kind: 'generic'; action: string; category: string; label?: string; value?: number }
  | { kind: 'product-impressions'; currency: Currency; list: string; products: readonly ListedProduct[] }
  | { kind: 'product-click'; list: string; product: ListedProduct }
  | { kind: 'page-view'; title: string; fullPath: string; path: string }
  | {
      kind: 'customer';
      isLoggedIn: boolean;
      type: number;
      isWhitelabel: boolean /** SHA-256 of the address; '' for none. */;
      emailHash: string;
    }
  | { kind: 'product-view'; currency: Currency; product: BoughtProduct }
  | { kind: 'add-to-cart'; currency: Currency; product: BoughtProduct }
  | { kind: 'begin-checkout'; currency: Currency; value: number; products: readonly BoughtProduct[] }
  | {
      kind: 'purchase';
      currency: Currency;
      order: string;
      value: number;
      tax: number;
      shipping: number;
      products: readonly BoughtProduct[];
    }
  | {
      kind: 'search' /** With asterisks for words that the shop does not know. */;
      term: string;
      total: number /** Everything was found. */;
      isWhole: boolean /** What stands first: "design"; '' for nothing. */;
      group: string /** What was left out, of things that the shop knows. */;
      lost: readonly string[];
    }
  | { kind: 'sign-up' | 'login'; method: 'password' | 'google' | 'passkey' }
  | { kind: 'newsletter' };

export type DataLayerEntry = Readonly<Record<string, unknown>>;

/** Money as tag managers count it: 12.5 for 1250 cents. */
function major(amount: number): number {
  return amount / 100;
}

const category = 'card';

function listItem({ id, name, position }: ListedProduct, list: string) {
  return { item_id: id, item_name: name, index: position, item_category: category, item_list_name: list };
}

function boughtItem({ id, name, quantity, unit }: BoughtProduct) {
  return { ...(id === '' ? {} : { item_id: id }), item_name: name, quantity, price: major(unit) };
}

function total(products: readonly BoughtProduct[]): number {
  return major(products.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0));
}

/** A commerce event: what an earlier one left in the data layer is removed first. */
function commerce(event: string, ecommerce: Record<string, unknown>): DataLayerEntry[] {
  return [{ ecommerce: null }, { event, ecommerce }];
}

/** Entries of `window.dataLayer` for an event, in the names of Google Analytics 4. Pure. */
export function toDataLayer(event: TrackingEvent): DataLayerEntry[] {
  switch (event.kind) {
    case 'generic': {
      const { action, category: group, label = null, value = null } = event;
      return [{ event: 'generic_event', event_action: action, event_category: group, event_label: label, event_value: value }];
    }
    case 'page-view':
      return [{ event: 'page_view', page_title: event.title, page_location: event.fullPath, page_path: event.path }];
    case 'customer': {
      const { isLoggedIn, type, isWhitelabel, emailHash } = event;
      const customer = { event: 'customer', logged_in: isLoggedIn, customer_type: type, is_whitelabel: isWhitelabel };
      return [emailHash === '' ? customer : { ...customer, email_sha256: emailHash }];
    }
    case 'product-impressions': {
      const { currency, list, products } = event;
      return commerce('view_item_list', { currency, item_list_name: list, items: products.map((product) => listItem(product, list)) });
    }
    case 'product-click':
      return commerce('select_item', { item_list_name: event.list, items: [listItem(event.product, event.list)] });
    case 'product-view':
    case 'add-to-cart': {
      const name = event.kind === 'product-view' ? 'view_item' : 'add_to_cart';
      return commerce(name, { currency: event.currency, value: total([event.product]), items: [boughtItem(event.product)] });
    }
    case 'begin-checkout':
      return commerce('begin_checkout', { currency: event.currency, value: major(event.value), items: event.products.map(boughtItem) });
    case 'purchase': {
      const { currency, order, value, tax, shipping, products } = event;
      const sums = { value: major(value), tax: major(tax), shipping: major(shipping), currency };
      return commerce('purchase', { transaction_id: order, ...sums, items: products.map(boughtItem) });
    }
    case 'search':
      return [
        {
          event: 'view_search_results',
          search_term: event.term,
          search_results: event.total,
          search_whole: event.isWhole,
          search_group: event.group,
          search_lost: event.lost.join(', '),
        },
      ];
    case 'sign-up':
    case 'login':
      return [{ event: event.kind === 'login' ? 'login' : 'sign_up', method: event.method }];
    case 'newsletter':
      return [{ event: 'newsletter' }];
  }
}
