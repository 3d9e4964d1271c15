/** Pages that the header and the footer of a channel lead to, besides its designs. Their names are the texts `menu.PAGE` and those named here. */
import type { Channel } from '#core/values/channel.ts';
import type { PageName } from './paths.ts';

const photo = [
  'photobooks',
  'calendars',
  'merch',
  'photo-box',
  'photoprints',
  'collages',
  'configurator-photo-frame',
] as const satisfies readonly PageName[];

const paper = [
  'card-types',
  'themes',
  'accessories',
  'samples',
  'express',
  'gift-voucher',
  'product-overview',
] as const satisfies readonly PageName[];

export const productColumns: Readonly<Record<Channel, readonly { key: 'photo' | 'paper'; pages: readonly PageName[] }[]>> = {
  federleicht: [
    { key: 'photo', pages: photo },
    { key: 'paper', pages: paper },
  ],
  myposter: [{ key: 'photo', pages: [...photo, 'themes', 'express', 'gift-voucher', 'product-overview'] }],
};

const service = [
  ['contact', 'footer.contact'],
  ['faq', 'footer.faq'],
  ['shipping', 'footer.shipping'],
  ['guest-lists', 'footer.guests'],
  ['payment', 'footer.payment'],
] as const;

/** By their column, each with the key of its text. */
export const footerColumns = {
  federleicht: {
    about: [
      ['about', 'footer.us'],
      ['philosophy', 'footer.philosophy'],
      ['magazine', 'footer.magazine'],
      ['business', 'footer.business'],
      ['jobs', 'footer.jobs'],
    ],
    help: [
      ...service,
      ['events', 'footer.events'],
      ['feast-plan', 'footer.plan'],
      ['samples', 'footer.samples'],
      ['tool', 'footer.tool'],
      ['sayings', 'footer.texts'],
    ],
  },
  myposter: {
    about: [
      ['about', 'footer.us'],
      ['magazine', 'footer.magazine'],
    ],
    help: service,
  },
} as const satisfies Record<Channel, Record<'about' | 'help', readonly (readonly [PageName, string])[]>>;

export const legalLinks = [
  ['imprint', 'footer.imprint'],
  ['terms', 'footer.terms'],
  ['withdrawal', 'footer.notice'],
  ['privacy', 'footer.privacy'],
  ['accessibility', 'footer.accessibility'],
  ['sitemap', 'footer.sitemap'],
] as const satisfies readonly (readonly [PageName, string])[];
