/** A place: two lines cross where it lies, its name and coordinates stand below. */
import { circle, rectangle, ring } from '#designs/drawing/curve.ts';
import { fill } from '#designs/drawing/drawing.ts';
import { colourway } from './inks.ts';
import type { PosterDesign } from './poster.ts';
import { band, edges } from './shapes.ts';

export const hier: PosterDesign = {
  template: {
    id: 'hier',
    name: 'Hier',
    subject: 'typography',
    motifs: ['lettering'],
    shape: 'portrait',
    description: 'Für den Ort, an dem es angefangen hat, mit Namen und Koordinaten.',
    colourways: [
      colourway('ziegel', 'Ziegel', 'red', '#b53d26', {
        ground: '#b53d26',
        half: '#a33420',
        line: '#f6dcc6',
        ring: '#f6dcc6',
        point: '#f2c14e',
        words: '#fff6ea',
        place: '#fff6ea',
      }),
      colourway('kreide', 'Kreide', 'cream', '#ece7dc', {
        ground: '#ece7dc',
        half: '#e0d9ca',
        line: '#17181b',
        ring: '#17181b',
        point: '#cf3f27',
        words: '#17181b',
        place: '#17181b',
      }),
      colourway('tanne', 'Tanne', 'green', '#33423a', {
        ground: '#33423a',
        half: '#2a372f',
        line: '#c9d3cb',
        ring: '#c9d3cb',
        point: '#e9b53b',
        words: '#f1efe6',
        place: '#f1efe6',
      }),
      colourway('kobalt', 'Kobalt', 'blue', '#1f3a8f', {
        ground: '#1f3a8f',
        half: '#1a317a',
        line: '#b9c6e8',
        ring: '#b9c6e8',
        point: '#f07a4b',
        words: '#ffffff',
        place: '#ffffff',
      }),
    ],
    texts: { words: 'Hier.', place: 'Wien, Karmelitermarkt', coordinates: '48° 13′ N   16° 23′ O' },
    sort: 11,
    popularity: 89,
    created: '2026-04-13',
    label: 'bestseller',
  },
  foil: ['ring', 'point'],
  draw(face) {
    const { height: h } = face;
    const { top, right, foot } = edges(face);
    const [x, y] = [206, h * 0.33];
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add([
      fill(rectangle(x, top, right - x, y - top), 'half'),
      fill(rectangle(edges(face).left, y, x - edges(face).left, foot - y), 'half'),
      fill(band(face, y - 0.6, y + 0.6), 'line'),
      fill(rectangle(x - 0.6, top, 1.2, foot - top), 'line'),
      fill(ring([x, y], 58, 56.6), 'ring'),
      fill(circle([x, y], 27), 'point'),
    ]);
    face.place(drawing, 'place');
    const shared = { x: 27.5, width: 170, align: 'left' } as const;
    face.text({
      ...shared,
      id: 'words',
      role: 'word',
      font: 'familjen-bold',
      size: 92,
      width: 176,
      y: h - 92,
      tracking: -0.05,
      ink: 'words',
    });
    face.text({
      ...shared,
      id: 'place',
      role: 'place',
      personal: true,
      font: 'familjen-bold',
      size: 15.5,
      y: h - 56,
      tracking: -0.015,
      ink: 'place',
    });
    face.text({
      ...shared,
      id: 'coordinates',
      role: 'coordinates',
      personal: true,
      font: 'familjen-bold',
      size: 15.5,
      y: h - 34,
      tracking: -0.015,
      ink: 'place',
    });
  },
};
