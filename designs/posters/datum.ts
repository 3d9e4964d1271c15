/** A date in three bands of colour, a number in each, and two names below. */
import { fill } from '#designs/drawing/drawing.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { band, edges } from './shapes.ts';

export const datum: PosterDesign = {
  template: {
    id: 'datum',
    name: 'Der Tag',
    subject: 'typography',
    motifs: ['date', 'lettering'],
    shape: 'portrait',
    description: 'Ein Datum, groß genug für das, was da war, und darunter eure Namen.',
    colourways: [
      colourway('beere', 'Beere', 'pink', '#e6a9a0', {
        ground: '#f4ece0',
        first: '#e8aea4',
        second: '#b5392c',
        third: '#3c1a2b',
        day: '#8c1f1c',
        month: '#ffe9dc',
        year: '#f0b9a6',
        names: '#3c1a2b',
      }),
      colourway('see', 'See', 'turquoise', '#4f9a9a', {
        ground: '#f0efe6',
        first: '#a8d0cb',
        second: '#1f7078',
        third: '#12303f',
        day: '#12303f',
        month: '#f4ecd6',
        year: '#8fc8c4',
        names: '#12303f',
      }),
      colourway('sommer', 'Sommer', 'yellow', '#e9b53b', {
        ground: '#f6efe0',
        first: '#edc158',
        second: '#b8431f',
        third: '#23406b',
        day: '#5c2a16',
        month: '#fff5e3',
        year: '#f2cf7c',
        names: '#23406b',
      }),
    ],
    texts: { day: '14', month: '08', year: '26', names: 'Johanna & Valentin' },
    sort: 16,
    popularity: 82,
    created: '2026-05-04',
    label: null,
  },
  draw(face) {
    const { height: h } = face;
    const { top } = edges(face);
    const tall = (h - 62) / 3;
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add([
      fill(band(face, top, tall), 'first'),
      fill(band(face, tall, 2 * tall), 'second'),
      fill(band(face, 2 * tall, 3 * tall), 'third'),
    ]);
    face.place(drawing, 'colours');
    const size = Math.min(170, (tall * 0.8) / 0.65);
    const baseline = (row: number) => row * tall - (tall - size * 0.65) / 2 + (row === 1 ? 3 : 0);
    const shared = { font: 'familjen-bold', size, width: 240, tracking: -0.05, personal: true } as const;
    face.text({ ...shared, id: 'day', role: 'day', x: 26, y: baseline(1), align: 'left', ink: 'day' });
    face.text({ ...shared, id: 'month', role: 'month', x: 150, y: baseline(2), align: 'center', ink: 'month' });
    face.text({ ...shared, id: 'year', role: 'year', x: 274, y: baseline(3), align: 'right', ink: 'year' });
    face.text({
      id: 'names',
      role: 'names',
      personal: true,
      font: 'familjen-bold',
      size: 17,
      x: 28,
      y: h - 26,
      width: 246,
      align: 'left',
      tracking: -0.02,
      ink: 'names',
    });
  },
};
