/** Three words as large as the sheet allows. */
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';

export const bleib: PosterDesign = {
  template: {
    id: 'bleib',
    name: 'Bleib noch kurz',
    subject: 'typography',
    motifs: ['lettering'],
    shape: 'square',
    description: 'Ein Satz für alle, die schon im Mantel stehen.',
    colourways: [
      colourway('schwarz', 'Schwarz', 'black', '#141414', { ground: '#141414', words: '#f2f1ec', last: '#e9b53b' }),
      colourway('ziegel', 'Ziegel', 'red', '#b53d26', { ground: '#a83620', words: '#fbeee3', last: '#fbd78f' }),
      colourway('kreide', 'Kreide', 'cream', '#ece7dc', { ground: '#ece7dc', words: '#1d1d1b', last: '#1f47c4' }),
      colourway('salbei', 'Salbei', 'green', '#c3d0c4', { ground: '#c3d0c4', words: '#23362d', last: '#9a3325' }),
    ],
    texts: { words: 'Bleib\nnoch', last: 'kurz.' },
    sort: 7,
    popularity: 97,
    created: '2026-03-02',
    label: 'bestseller',
  },
  draw(face) {
    face.ground('ground');
    const shared = { font: 'familjen-bold', size: 106, width: 256, x: 24, align: 'left', tracking: -0.05 } as const;
    face.text({ ...shared, id: 'words', role: 'first-lines', y: 106, leading: 0.79, ink: 'words' });
    face.text({ ...shared, id: 'last', role: 'last-line', y: 106 + 2 * 0.79 * 106, ink: 'last' });
  },
};
