/** A door stands open in the dark: its light falls across the floor, and a short poem stands beside it. */
import { polygon, rectangle } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { band, edges } from './shapes.ts';

export const tuerlicht: PosterDesign = {
  template: {
    id: 'tuerlicht',
    name: 'Türlicht',
    subject: 'typography',
    motifs: ['lettering'],
    shape: 'portrait',
    description: 'Neben einer offenen Tür steht ein kurzes Gedicht, oder dein eigenes.',
    colourways: [
      colourway('nacht', 'Nacht', 'navy', '#1b2440', {
        ground: '#1b2440',
        floor: '#141b31',
        light: '#f2c766',
        beam: '#d9a544',
        words: '#f4ead6',
      }),
      colourway('tanne', 'Tanne', 'green', '#22352c', {
        ground: '#263b32',
        floor: '#1b2c25',
        light: '#f0e4c4',
        beam: '#b9b48f',
        words: '#f0e8d4',
      }),
      colourway('wein', 'Wein', 'red', '#5a1f2a', {
        ground: '#5d212d',
        floor: '#471722',
        light: '#f3a27d',
        beam: '#c86a55',
        words: '#fbe7da',
      }),
    ],
    texts: { poem: 'Der Tag legt\nsein Licht ab\nwie einen Mantel\nund bleibt noch\nkurz in der Tür.' },
    sort: 13,
    popularity: 72,
    created: '2026-07-06',
    label: null,
  },
  foil: ['light'],
  draw(face) {
    const { height: h } = face;
    const { foot } = edges(face);
    const floor = h * 0.76;
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add([
      fill(band(face, floor, foot), 'floor'),
      fill(
        polygon([
          [190, floor],
          [258, floor],
          [258 - (foot - floor) * 1.32, foot],
          [190 - (foot - floor) * 2.6, foot],
        ]),
        'beam',
      ),
      fill(rectangle(190, h * 0.24, 68, floor - h * 0.24), 'light'),
      fill(
        polygon([
          [258, h * 0.24],
          [284, h * 0.205],
          [284, floor + h * 0.055],
          [258, floor],
        ]),
        'floor',
      ),
    ]);
    face.place(drawing, 'door');
    face.text({
      id: 'poem',
      role: 'poem',
      font: 'instrument-italic',
      size: 23,
      x: 30,
      y: h * 0.27,
      width: 148,
      lines: 7,
      leading: 1.22,
      align: 'left',
      vertical: 'top',
      ink: 'words',
    });
  },
};
