/** Every story of a first start. */
import type { StorySeed } from '#core/content/story-seed.ts';
import { companyStories } from './company.ts';
import { homeStories } from './home.ts';
import { magazineStories } from './magazine.ts';
import { productStories } from './products.ts';
import { serviceStories } from './service.ts';
import { textStories } from './texts.ts';

export const storySeeds: readonly StorySeed[] = [
  ...homeStories,
  ...companyStories,
  ...textStories,
  ...magazineStories,
  ...productStories,
  ...serviceStories,
];

/** Names of folders as editors see them. */
export const folderNames: Readonly<Record<string, string>> = {
  federleicht: 'Karten (Federleicht)',
  myposter: 'Wandbilder (myposter)',
  'federleicht/magazin': 'Magazin',
  'myposter/magazin': 'Magazin',
  'federleicht/land-at': 'Nur Österreich',
  'federleicht/land-ch': 'Nur Schweiz',
};
