/** Designs of the torn paper. */

import type { LeadRow } from '#designs/family.ts';
import { birth, christmas, thanks } from './colourways.ts';

export const rows: readonly LeadRow[] = [
  {
    id: 'ab-jetzt',
    themeId: 1558,
    pieces: {
      own: [
        { id: 'querkarte', form: 'folded-top', formats: ['a6-landscape'], category: 'thank-you-card' },
        { id: 'leporello', form: 'leporello', formats: ['a6', 'square-small'], category: 'thank-you-card' },
        { id: 'postkarte', form: 'postcard', formats: ['a6', 'a6-landscape'], category: 'announcement' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round'], category: 'gift-tag' },
      ],
    },
    occasion: 'geburt',
    category: 'announcement',
    style: 'modern',
    composition: 'photo-led',
    motifs: ['torn-paper', 'photo', 'portrait', 'minimal'],
    seed: 14,
    variant: 'birth',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: birth,
    sort: 156,
    popularity: 83,
    created: '2027-04-10',
    label: null,
  },
  {
    id: 'aufgerissen',
    themeId: 1559,
    occasion: 'hochzeit',
    category: 'thank-you-card',
    style: 'modern',
    composition: 'full-bleed',
    motifs: ['torn-paper', 'photo', 'rustic', 'letter'],
    seed: 24,
    variant: 'thanks',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
    ],
    refinements: [],
    colourways: thanks,
    sort: 157,
    popularity: 79,
    created: '2027-04-10',
    label: 'neu',
  },
  {
    id: 'schneekante',
    themeId: 1560,
    pieces: {
      own: [
        { id: 'postkarte', form: 'postcard', formats: ['a6', 'a6-landscape'], category: 'greeting-card' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round'], category: 'gift-tag' },
        { id: 'siegel', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'seal-sticker' },
        { id: 'flaschenetikett', form: 'bottle-label', category: 'bottle-label' },
      ],
    },
    occasion: 'weihnachten',
    category: 'greeting-card',
    style: 'fotografisch',
    composition: 'full-bleed',
    motifs: ['torn-paper', 'photo', 'snow', 'fir', 'winter'],
    seed: 33,
    variant: 'christmas',
    forms: [
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: christmas,
    sort: 158,
    popularity: 85,
    created: '2027-04-11',
    label: null,
  },
];
