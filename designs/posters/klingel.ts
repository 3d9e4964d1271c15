/** A plate of doorbells: a button and a name in each row. */
import { circle, ellipse, ring } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { band } from './shapes.ts';

export const klingel: PosterDesign = {
  template: {
    id: 'klingel',
    name: 'Klingelschild',
    subject: 'typography',
    motifs: ['lettering', 'house'],
    shape: 'landscape',
    description: 'Wer hier wohnt, in der richtigen Reihenfolge.',
    colourways: [
      colourway('safran', 'Safran', 'yellow', '#e9b53b', {
        ground: '#e9b53b',
        line: '#17181b',
        rim: '#17181b',
        button: '#f6efdf',
        press: '#b5361f',
        dent: '#d8d0bf',
        'dent-press': '#93290f',
        names: '#17181b',
      }),
      colourway('salbei', 'Salbei', 'eucalyptus', '#b9c7bb', {
        ground: '#bccabe',
        line: '#2b3f36',
        rim: '#2b3f36',
        button: '#f4f1e6',
        press: '#cf5a35',
        dent: '#d9d6c8',
        'dent-press': '#ab4424',
        names: '#1f332a',
      }),
      colourway('nacht', 'Nacht', 'navy', '#1b2440', {
        ground: '#1b2542',
        line: '#cfa956',
        rim: '#cfa956',
        button: '#cfa956',
        press: '#f3eee0',
        dent: '#b38d3d',
        'dent-press': '#d3cdbb',
        names: '#f3eee0',
      }),
    ],
    texts: { first: 'Anna', second: 'Paul', third: 'Mia', fourth: 'Kater Fritz' },
    sort: 24,
    popularity: 79,
    created: '2026-07-06',
    label: null,
  },
  draw(face) {
    const { width: w } = face;
    const rows = ['first', 'second', 'third', 'fourth'] as const;
    const [top, tall] = [18, 66];
    const drawing = face.drawing();
    face.ground('ground');
    rows.forEach((_, i) => {
      const y = top + (i + 0.5) * tall;
      if (i > 0) drawing.add(fill(band(face, top + i * tall - 0.8, top + i * tall + 0.8), 'line'));
      const isPressed = i === 3;
      drawing.add([
        fill(ring([w - 62, y], 25, 22.8), 'rim'),
        fill(circle([w - 62, y], 18), isPressed ? 'press' : 'button'),
        fill(ellipse([w - 62, y + 1], 9, 9), isPressed ? 'dent-press' : 'dent'),
      ]);
    });
    face.place(drawing, 'doorbells');
    rows.forEach((id, i) => {
      face.text({
        id,
        role: 'name',
        number: i + 1,
        personal: true,
        font: 'familjen-bold',
        size: 45,
        x: 27,
        y: top + (i + 0.5) * tall + 15,
        width: w - 135,
        align: 'left',
        tracking: -0.04,
        ink: 'names',
        room: 1.2,
      });
    });
  },
};
