/** Designs of cut paper for births. */

import type { LeadRow } from '#designs/family.ts';
import { colourway } from './palette.ts';

export const birthRows: readonly LeadRow[] = [
  {
    id: 'vier-socken',
    themeId: 1525,
    pieces: {
      own: [
        { id: 'dankeskarte', form: 'flat', formats: ['a6', 'square'], category: 'thank-you-card' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round'], category: 'gift-tag' },
        { id: 'aufkleber', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'gift-sticker' },
      ],
    },
    occasion: 'zwillinge',
    category: 'announcement',
    style: 'modern',
    composition: 'asymmetric',
    motifs: ['paper-cut', 'colourful', 'funny'],
    seed: 17,
    variant: 'twins',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'folded', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('dotter', 'yellow', '#f6c84c', {
        ground: [4, 22, 77, 0],
        text: [92, 79, 29, 37],
        papers: [
          [4, 79, 75, 0],
          [82, 52, 3, 0],
          [0, 49, 16, 0],
          [0, 3, 7, 0],
          [80, 35, 72, 26],
        ],
        dot: [4, 17, 72, 0],
      }),
      colourway('minze', 'turquoise', '#9fd3c7', {
        ground: [42, 0, 27, 0],
        text: [83, 47, 51, 61],
        papers: [
          [0, 69, 67, 0],
          [81, 36, 54, 37],
          [4, 17, 72, 0],
          [0, 3, 7, 0],
          [0, 49, 16, 0],
        ],
        dot: [2, 37, 11, 0],
      }),
      colourway('pfirsich', 'apricot', '#f3b49b', {
        ground: [3, 37, 37, 0],
        text: [73, 86, 33, 56],
        papers: [
          [19, 85, 58, 17],
          [86, 69, 12, 7],
          [4, 12, 45, 0],
          [0, 3, 7, 0],
          [76, 19, 45, 11],
        ],
        dot: [4, 17, 72, 0],
      }),
      colourway('papierweiss', 'white', '#f7f3e8', {
        ground: [4, 4, 11, 0],
        text: [80, 61, 45, 63],
        papers: [
          [6, 76, 84, 0],
          [80, 35, 72, 26],
          [4, 22, 77, 0],
          [0, 0, 3, 3],
          [2, 37, 11, 0],
        ],
        dot: [2, 37, 11, 0],
      }),
    ],
    sort: 130,
    popularity: 78,
    created: '2027-04-05',
    label: null,
  },
  {
    id: 'himmelsmobile',
    themeId: 1527,
    pieces: {
      own: [
        { id: 'dankeskarte', form: 'flat', formats: ['a6', 'square'], category: 'thank-you-card' },
        { id: 'polaroid', form: 'polaroid', category: 'memory-picture' },
        { id: 'anhaenger', form: 'gift-tag', formats: ['tag', 'tag-round'], category: 'gift-tag' },
        { id: 'aufkleber', form: 'sticker-round', formats: ['round-50', 'round-40'], category: 'gift-sticker' },
      ],
    },
    occasion: 'geburt',
    category: 'announcement',
    style: 'fotografisch',
    composition: 'photo-led',
    motifs: ['paper-cut', 'photo', 'star', 'bird', 'sky'],
    seed: 21,
    variant: 'mobile',
    forms: [
      { form: 'flat', format: 'square' },
      { form: 'flat', format: 'a6' },
      { form: 'folded', format: 'a6' },
      { form: 'flat', format: 'din-long' },
    ],
    refinements: [],
    colourways: [
      colourway('morgen', 'blue', '#b8d8ea', {
        ground: [32, 6, 6, 0],
        text: [92, 79, 29, 37],
        papers: [
          [4, 79, 75, 0],
          [82, 52, 3, 0],
          [0, 49, 16, 0],
          [0, 3, 7, 0],
          [4, 22, 77, 0],
        ],
        dot: [4, 22, 77, 0],
        photo: [
          [14, 28, 42, 4],
          [48, 56, 69, 14],
        ],
      }),
      colourway('salbei', 'eucalyptus', '#b9cbb4', {
        ground: [30, 9, 32, 0],
        text: [83, 47, 51, 61],
        papers: [
          [0, 69, 67, 0],
          [81, 36, 54, 37],
          [4, 12, 45, 0],
          [0, 3, 7, 0],
          [4, 22, 77, 0],
        ],
        dot: [4, 22, 77, 0],
        photo: [
          [14, 28, 42, 4],
          [48, 56, 69, 14],
        ],
      }),
      colourway('creme', 'cream', '#f8ead0', {
        ground: [3, 9, 24, 0],
        text: [73, 86, 33, 56],
        papers: [
          [19, 85, 58, 17],
          [86, 69, 12, 7],
          [3, 37, 37, 0],
          [0, 1, 3, 0],
          [4, 22, 77, 0],
        ],
        dot: [4, 30, 77, 0],
        photo: [
          [19, 51, 39, 6],
          [32, 68, 55, 42],
        ],
      }),
      colourway('nacht', 'navy', '#24345e', {
        ground: [96, 84, 37, 21],
        text: [0, 3, 7, 0],
        papers: [
          [0, 69, 67, 0],
          [42, 0, 27, 0],
          [2, 37, 11, 0],
          [0, 3, 7, 0],
          [4, 17, 72, 0],
        ],
        dot: [4, 17, 72, 0],
        photo: [
          [42, 16, 13, 2],
          [75, 48, 30, 6],
        ],
      }),
    ],
    sort: 132,
    popularity: 74,
    created: '2027-04-06',
    label: null,
  },
];
