/** The summer triangle with lyre, swan and eagle, arrow and dolphin as they stand in the sky, before the band of the Milky Way. */
import { circle, star } from '#designs/drawing/curve.ts';
import { fill, type Mark } from '#designs/drawing/drawing.ts';
import { direction, distance, type Point, polar, way } from '#designs/drawing/path.ts';
import { random } from '#designs/drawing/random.ts';
import { sliver } from '#designs/drawing/stroke.ts';
import { colourway } from './inks.ts';
import type { PosterDesign, PosterFace } from './poster.ts';
import { cornered, edges } from './shapes.ts';

/** Right ascension in hours, declination in degrees (J2000), and how large the star is drawn in millimetres. */
const stars = {
  deneb: [20.69, 45.28, 9],
  sadr: [20.37, 40.26, 6],
  gienah: [20.77, 33.97, 5.4],
  fawaris: [19.75, 45.13, 5.2],
  eta: [19.94, 35.08, 4],
  albireo: [19.51, 27.96, 5.2],
  vega: [18.62, 38.78, 11],
  zeta: [18.75, 37.6, 4],
  delta: [18.91, 36.9, 4],
  sulafat: [18.98, 32.69, 4.6],
  sheliak: [18.83, 33.36, 4.4],
  altair: [19.85, 8.87, 10],
  tarazed: [19.77, 10.61, 5],
  alshain: [19.92, 6.41, 4.2],
  deltaAquilae: [19.42, 3.11, 4.6],
  lambda: [19.1, -4.88, 4.4],
  okab: [19.09, 13.86, 4.6],
  theta: [20.19, -0.82, 4.4],
  sham: [19.67, 18.01, 3.6],
  deltaSagittae: [19.79, 18.53, 3.8],
  gammaSagittae: [19.98, 19.49, 4.2],
  sualocin: [20.66, 15.91, 4.2],
  rotanev: [20.62, 14.6, 4.2],
  gammaDelphini: [20.78, 16.12, 4],
  deltaDelphini: [20.72, 15.07, 3.6],
  epsilonDelphini: [20.55, 11.3, 4],
} as const satisfies Record<string, readonly [number, number, number]>;
type Star = keyof typeof stars;

const figures: readonly (readonly Star[])[] = [
  ['deneb', 'sadr', 'eta', 'albireo'],
  ['fawaris', 'sadr', 'gienah'],
  ['vega', 'zeta', 'delta', 'sulafat', 'sheliak', 'zeta'],
  ['tarazed', 'altair', 'alshain', 'theta'],
  ['okab', 'tarazed'],
  ['altair', 'deltaAquilae', 'lambda'],
  ['sham', 'deltaSagittae', 'gammaSagittae'],
  ['sualocin', 'gammaDelphini', 'deltaDelphini', 'rotanev', 'sualocin'],
  ['rotanev', 'epsilonDelphini'],
];

/** East is at the left, as one sees it looking up. */
function placeOf(star: Star, { height: h }: PosterFace): Point {
  const [hours, degrees] = stars[star];
  const scale = (h - 128) / 50;
  return [150 - (hours - 19.72) * 15 * Math.cos((degrees * Math.PI) / 180) * scale * 0.92, 34 + (46 - degrees) * scale];
}

/** From star to star, thinner in the middle of its way; ends within the stars. */
function threads(face: PosterFace): Mark[] {
  return figures.flatMap((figure) =>
    figure.slice(1).map((to, at) => {
      const [a, b] = [placeOf(figure[at] as Star, face), placeOf(to, face)];
      return fill(sliver(a, b, 1.1, 1.1), 'star');
    }),
  );
}

/** Small stars, most of them in the Milky Way; none where a figure is stamped. */
function dust(face: PosterFace, spine: readonly Point[]): Mark[] {
  const rnd = random(61);
  const figureStars = (Object.keys(stars) as Star[]).map((one) => placeOf(one, face));
  const marks: Mark[] = [];
  while (marks.length < 230) {
    const from = spine[Math.floor(rnd.next() * spine.length)] as Point;
    const at: Point =
      marks.length % 3 === 0
        ? [rnd.between(14, 286), rnd.between(16, face.height - 96)]
        : polar(from, rnd.next() * 2 * Math.PI, Math.abs(rnd.normal(26)));
    const isOutside = at[0] < 12 || at[0] > 288 || at[1] < 12 || at[1] > face.height - 92;
    if (isOutside || figureStars.some((star) => distance(star, at) < 13)) continue;
    marks.push(fill(circle(at, rnd.between(0.35, 1) ** 2 * 1.35 + 0.25), 'dust'));
  }
  return marks;
}

/** Two layers of the band from the upper left to the lower right. */
function milkyWay(face: PosterFace): Mark[] {
  const { height: h } = face;
  const { left, right, top, foot } = edges(face);
  const layer = (wide: number, ink: string) =>
    fill(
      cornered(
        way(70 - wide, top, 96 - wide, h * 0.2, 148 - wide * 0.8, h * 0.42, 196 - wide, h * 0.7, 226 - wide * 0.7, foot),
        way(226 - wide * 0.7, foot, 240 + wide, foot),
        way(240 + wide, foot, 216 + wide * 0.8, h * 0.66, 176 + wide, h * 0.4, 112 + wide * 0.9, h * 0.18, 92 + wide, top),
        way(92 + wide, top, 70 - wide, top),
      ),
      ink,
    );
  return [layer(Math.min(46, right - 240, 70 - left), 'veil'), layer(16, 'haze')];
}

export const sommernacht: PosterDesign = {
  template: {
    id: 'sommernacht',
    name: 'Sommernacht',
    subject: 'line',
    motifs: ['star', 'sky', 'summer'],
    shape: 'portrait',
    description: 'Leier, Schwan und Adler, wie sie im August über euch stehen.',
    colourways: [
      colourway('nacht', 'Nacht', 'navy', '#16213f', {
        ground: '#16213f',
        veil: '#1c2a4e',
        haze: '#24345f',
        dust: '#c9d2e6',
        star: '#f0dfae',
        words: '#f1ece0',
        place: '#c9d2e6',
      }),
      colourway('tanne', 'Tanne', 'green', '#1c352e', {
        ground: '#1c352e',
        veil: '#234038',
        haze: '#2c4d43',
        dust: '#cfdccf',
        star: '#ecdfae',
        words: '#f0ecdd',
        place: '#cfdccf',
      }),
      colourway('pflaume', 'Pflaume', 'lilac', '#35203f', {
        ground: '#35203f',
        veil: '#40294b',
        haze: '#4e345a',
        dust: '#e0d0e0',
        star: '#f2d7b8',
        words: '#f6ebe6',
        place: '#e0d0e0',
      }),
    ],
    texts: { words: 'Bis die Sterne müde sind', place: 'Attersee, 14. August 2026' },
    sort: 32,
    popularity: 93,
    created: '2026-11-16',
    label: 'neu',
  },
  foil: ['star'],
  draw(face) {
    const { height: h } = face;
    const drawing = face.drawing();
    face.ground('ground');
    drawing.add(milkyWay(face));
    drawing.add(dust(face, way(82, 10, 128, h * 0.26, 170, h * 0.46, 208, h * 0.72)));
    drawing.add([
      ...threads(face),
      ...(Object.keys(stars) as Star[]).flatMap((one): Mark[] => {
        const [, , size] = stars[one];
        const at = placeOf(one, face);
        return size > 8 ? [fill(star(at, size, 8, 0.24, direction([0, 0], [1, 0])), 'star')] : [fill(circle(at, size / 2), 'star')];
      }),
    ]);
    face.place(drawing, 'constellations');
    const shared = { x: 27, width: 246, align: 'left' } as const;
    face.text({ ...shared, id: 'words', role: 'text-line', font: 'instrument-italic', size: 27, y: h - 48, ink: 'words' });
    face.text({
      ...shared,
      id: 'place',
      role: 'place-day',
      personal: true,
      font: 'familjen-bold',
      size: 13.5,
      y: h - 27,
      tracking: -0.01,
      ink: 'place',
    });
  },
};
