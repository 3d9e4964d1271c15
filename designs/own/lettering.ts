/** Words as drawings, in three looks: written, set with twigs, and cut out of a label. */
import { handCut } from '#designs/drawing/curve.ts';
import { movedPath, type Path, pathData } from '#designs/drawing/path.ts';
import { cutOut, traced } from '#designs/drawing/trace.ts';
import { thickened } from './cut.ts';
import { both, c, type Draw, f, fill, heart, type OwnTheme, s, sprig, sw } from './kit.ts';

/** Words by their key; a line break parts lines. */
export const letteredWords = {
  danke: 'Danke',
  hurra: 'Hurra',
  'wir-heiraten': 'Wir\nheiraten',
  'save-the-date': 'Save\nthe Date',
  'alles-gute': 'Alles\nGute',
  'alles-liebe': 'Alles\nLiebe',
  glueckwunsch: 'Glückwunsch',
  'happy-birthday': 'Happy\nBirthday',
  willkommen: 'Willkommen',
  'frohe-weihnachten': 'Frohe\nWeihnachten',
  'frohe-ostern': 'Frohe\nOstern',
  'frohes-fest': 'Frohes\nFest',
  prost: 'Prost',
  neujahr: 'Prosit\nNeujahr',
  einladung: 'Einladung',
  ja: 'Ja!',
  'just-married': 'Just\nMarried',
  liebe: 'Liebe',
  'zur-taufe': 'Zur\nTaufe',
  'zur-kommunion': 'Zur\nKommunion',
  'zur-konfirmation': 'Zur\nKonfirmation',
  schulanfang: 'Zum\nSchulanfang',
  'in-liebe': 'In Liebe',
  'guten-appetit': 'Guten\nAppetit',
} as const;

/** Outlines of a line of text, its left end at 0 on a baseline of 0, one unit to the em, and its width. */
export type SetLine = (text: string, face: 'pinyon' | 'playfair-italic' | 'dm-serif') => { path: Path; width: number };

/** Lines in the middle about x 0, the first baseline at 0; ten units to the em. */
function block(set: SetLine, text: string, face: Parameters<SetLine>[1], leading: number): { path: Path; width: number; lines: number } {
  const lines = text.split('\n').map((line) => set(line, face));
  const path = lines.flatMap((line, i) => movedPath(line.path, [10, 0, 0, 10, -line.width * 5, i * leading * 10]));
  return { path, width: Math.max(...lines.map((line) => line.width)) * 10, lines: lines.length };
}

/** Hairlines of the script are too fine for a press. */
function sturdy(path: Path, by: number): Path {
  // Board units of the raster, twenty to the unit of a word, with room on all sides.
  const [left, top, k] = [-70, -20, 20];
  const d = pathData(movedPath(path, [k / 1_000, 0, 0, k / 1_000, (-left * k) / 1_000, (-top * k) / 1_000]));
  return movedPath(traced(thickened(d, by * k, 140 * k, 50 * k)), [1 / k, 0, 0, 1 / k, left, top]);
}

const written =
  (set: SetLine, text: string): Draw =>
  () => {
    const { path, width, lines } = block(set, text, 'pinyon', 1.06);
    const y = (lines - 1) * 10.6 + 4.6;
    const half = width / 2;
    return [
      fill(sturdy(path, 0.34), 'navy'),
      ...both(sw(0.55, 'gold', 1.4, y, half * 0.34, y - 0.7, half * 0.7, y + 0.5, half * 0.95, y - 0.3)),
      heart(0, y, 0.09, 'gold'),
    ];
  };

const withTwigs =
  (set: SetLine, text: string): Draw =>
  (rnd) => {
    const { path, width, lines } = block(set, text, 'playfair-italic', 1.05);
    const [foot, half] = [(lines - 1) * 10.5, width / 2];
    // A twig is three fifths as high as it is long; letters hang down two units and stand up eight.
    const long = Math.min(13, Math.max(8, half * 0.6));
    const [below, above] = [foot + 2.6 + long * 0.3, -8.4 - long * 0.3];
    return [
      fill(sturdy(path, 0.24), 'fern'),
      ...both(...sprig(rnd, 1.6, below, -2, long, 'leaf', 4)),
      c(0, below, 0.7, 'red'),
      ...both(...sprig(rnd, 1.6, above, 2, long * 0.9, 'sage', 4)),
      s(0, above, 1.2, 'gold', 5, 0.45),
    ];
  };

const onLabel =
  (set: SetLine, text: string): Draw =>
  (rnd) => {
    const { path, width, lines } = block(set, text, 'dm-serif', 1);
    const [top, foot, half] = [-10.4, (lines - 1) * 10 + 5, width / 2 + 4.4];
    const edge = handCut(rnd, -half, top, half * 2, foot - top, 0.24, 6);
    const middle = (top + foot) / 2;
    const ends = both(
      f(`M${half - 0.6} ${middle - 5}H${half + 6}L${half + 3.6} ${middle}L${half + 6} ${middle + 5}H${half - 0.6}Z`, 'red-dark'),
    );
    return [...ends, fill(cutOut(edge, [path]), 'red')];
  };

/** The three looks of all words, in files of some words each, so that none is large. */
export function lettering(set: SetLine): Record<string, OwnTheme> {
  const looks = [
    ['written', written, 8],
    ['twigs', withTwigs, 6],
    ['cut-out', onLabel, 12],
  ] as const;
  const words = Object.entries(letteredWords);
  const themes: Record<string, Record<string, Draw>> = {};
  for (const [name, look, perFile] of looks)
    words.forEach(([key, text], i) => {
      const theme = `${name}-${Math.floor(i / perFile) + 1}`;
      themes[theme] = { ...themes[theme], [key]: look(set, text) };
    });
  return themes;
}
