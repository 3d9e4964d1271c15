/** What tests of links know of the shop's pages: hosts, kinds of pages, and where products begin. */
import type { products } from '#core/products/registry.ts';
import type { Channel } from '#core/values/channel.ts';

export const channelHosts: Record<Channel, string> = { federleicht: 'localhost', myposter: 'myposter.localhost' };

/** The kind of page of an address: pages of a catalogue are many of a kind, of which one is walked, and one with a query. */
export function kindOf(href: string): string {
  const { pathname, search } = new URL(href, 'http://shop');
  const [first = '', ...rest] = pathname.split('/').filter(Boolean);
  return [first, rest.length, search === ''].join(' ');
}

/** Where a product begins, without slashes at the ends; a product that a channel does not sell is null there. */
export const productStarts: Record<
  keyof typeof products | 'accessory' | 'gift-voucher' | 'poster' | 'own-card',
  Record<Channel, string | null>
> = {
  card: { federleicht: '/karten-designen', myposter: null },
  'own-card': { federleicht: '/kartenarten', myposter: null },
  accessory: { federleicht: '/accessoires', myposter: null },
  poster: { federleicht: null, myposter: '/poster' },
  photobook: { federleicht: '/fotobuecher', myposter: '/fotobuecher' },
  photobox: { federleicht: '/fotobox', myposter: '/fotobox' },
  calendar: { federleicht: '/fotokalender', myposter: '/fotokalender' },
  collage: { federleicht: '/collagen', myposter: '/collagen' },
  photoframe: { federleicht: '/configurator-photo-frame', myposter: '/configurator-photo-frame' },
  merch: { federleicht: '/fotogeschenke', myposter: '/fotogeschenke' },
  photoprint: { federleicht: '/fotoabzuege', myposter: '/fotoabzuege' },
  'gift-voucher': { federleicht: '/gutschein', myposter: '/gutschein' },
};
