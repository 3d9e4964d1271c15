/** Numbers of themes: a design and the pieces of its suite are one theme. Addresses carry them, so new designs go to the end. */

/** The theme every page falls back to (Specification 9). */
const first = 1461;

const inOrder = [
  ...[
    'olivia',
    'lorbeer',
    'sommerwiese',
    'gartentor',
    'undwir',
    'oelzweig',
    'stille-see',
    'weidenzweig',
    'eukalyptus',
    'stadtgespraech',
    'charleston',
  ],
  ...['mitternacht', 'limonaia', 'oelgarten', 'waldfarn', 'bluetenbogen', 'alpenglut', 'blattwerk', 'farnstille', 'offenerkranz'],
  ...['mondbluete', 'magnolie', 'kleinod', 'mondwal', 'setzkasten', 'bilderfolge', 'beerenzeit', 'morgenlicht', 'lametta', 'stubenquilt'],
  ...['winterwald', 'pfingstfeuer', 'zweiklang', 'wasserzweig', 'aehrenfisch', 'nebelbaum', 'buchenblatt', 'goldjahre', 'kirchenlicht'],
  ...['fensterrose', 'aufbruch', 'steinchen', 'hausstein', 'steinrund', 'osterhase', 'amsel', 'feigenhof', 'bergsee', 'lissabon'],
  ...['kachelwand', 'blumenname', 'rosenbrief', 'papierschiff', 'leinenlos', 'ballonfahrt', 'himmelwaerts', 'ein-licht', 'viertes-licht'],
  ...['lampionfest', 'zuckertuete', 'modeldruck', 'kattun', 'schneekugel', 'extrablatt'],
];

/** The number of a design's theme. Throws for a design without one. */
export function themeIdOf(design: string): number {
  const at = inOrder.indexOf(design);
  if (at < 0) throw new Error(`design "${design}" has no theme number: add it at the end of theme-ids.ts`);
  return first + at;
}
