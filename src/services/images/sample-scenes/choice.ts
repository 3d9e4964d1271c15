/** Which scenes the empty photo slots of a design show. */
import { registerOf } from '#core/catalogue/occasions.ts';
import { random } from '#designs/drawing/random.ts';
import { arch } from './arch.ts';
import { balloon } from './balloon.ts';
import { bench } from './bench.ts';
import { cake } from './cake.ts';
import { candle } from './candle.ts';
import { car } from './car.ts';
import { clothesLine } from './clothes-line.ts';
import { couple } from './couple.ts';
import { cradle } from './cradle.ts';
import { dog } from './dog.ts';
import { door } from './door.ts';
import { jetty } from './jetty.ts';
import { landscapes } from './landscapes.ts';
import { newborn } from './newborn.ts';
import { photographs } from './photographs.ts';
import { pram } from './pram.ts';
import { rings } from './rings.ts';
import type { Scene } from './scene.ts';
import { shoes } from './shoes.ts';
import { sledge } from './sledge.ts';
import { snowWindow } from './snow-window.ts';
import { swing } from './swing.ts';
import { table } from './table.ts';
import { winter } from './winter.ts';

/** `isThanks` is of thank-you cards; `seed` that of the design. */
export type SlotOwner = { occasion: string; isThanks: boolean; seed: number };

const painted = [
  arch,
  balloon,
  bench,
  cake,
  candle,
  car,
  clothesLine,
  couple,
  cradle,
  dog,
  door,
  jetty,
  newborn,
  pram,
  rings,
  shoes,
  sledge,
  snowWindow,
  swing,
  table,
  winter,
];

export const scenes: readonly Scene[] = [...painted, ...landscapes, ...photographs];

const byKey = new Map(scenes.map((scene) => [scene.key, scene]));

const baby = ['cradle', 'newborn', 'pram', 'clothes-line'];
const faith = ['candle', 'table', 'hills', 'sunset'];
const birthday = ['cake', 'balloon', 'table', 'jetty'];
const couples = ['couple', 'rings', 'bench', 'couple', 'car', 'arch', 'bench', 'table'];
const journeys = ['mountains', 'sunset', 'dog', 'lake', 'meadow', 'dogs', 'fig', 'brushes', 'balloon'];
const views = ['hills', 'lake', 'peaks', 'sunset', 'mountains', 'meadow'];

/** What fits the occasion best, in this order; what it does not name has the landscapes. */
const suited: Readonly<Record<string, readonly string[]>> = {
  hochzeit: couples,
  'goldene-hochzeit': ['bench', 'rings', 'table'],
  'silberne-hochzeit': ['bench', 'table', 'couple', 'rings'],
  valentinstag: ['bench', 'couple', 'balloon'],
  geburt: baby,
  zwillinge: baby,
  junge: baby,
  maedchen: baby,
  babyparty: ['clothes-line', 'pram', 'cradle'],
  taufe: ['candle', 'newborn', 'clothes-line', 'shoes'],
  kommunion: faith,
  konfirmation: ['candle', 'jetty', 'table', 'lake'],
  firmung: ['candle', 'lake', 'table', 'mountains'],
  jugendweihe: ['jetty', 'balloon', 'table', 'lake'],
  einschulung: ['swing', 'balloon', 'brushes', 'jetty'],
  geburtstag: birthday,
  kindergeburtstag: ['balloon', 'cake', 'swing', 'jetty'],
  party: ['cake', 'balloon', 'table', 'jetty'],
  sommerfest: ['table', 'jetty', 'balloon', 'swing'],
  jubilaeum: ['table', 'cake', 'balloon', 'sunset'],
  firmenfeier: ['table', 'balloon', 'mountains'],
  dinner: ['table', 'fig', 'candle'],
  oktoberfest: ['table', 'mountains', 'balloon'],
  ruhestand: ['bench', 'dog', 'lake', 'mountains', 'sunset'],
  weihnachten: ['snow-window', 'winter', 'sledge', 'candle', 'dog'],
  'weihnachten-business': ['winter', 'snow-window', 'sledge', 'candle'],
  neujahr: ['winter', 'sledge', 'snow-window', 'sunset'],
  ostern: ['hills', 'dog', 'meadow', 'table'],
  muttertag: ['newborn', 'swing', 'table'],
  vatertag: ['jetty', 'dog', 'mountains'],
  'gute-besserung': ['dogs', 'balloon', 'dog', 'meadow'],
  halloween: ['candle', 'hills', 'balloon'],
  umzug: ['door', 'dog', 'balloon'],
  richtfest: ['door', 'table', 'balloon'],
  allgemein: journeys,
  blanko: journeys,
};

/** What follows where a design has more slots than scenes that suit it. */
const furtherOf: Readonly<Record<string, readonly string[]>> = {
  weihnachten: ['peaks', 'mountains', 'dogs', 'table', 'sunset', 'lake'],
  'weihnachten-business': ['peaks', 'mountains', 'table', 'sunset', 'lake', 'hills'],
  hochzeit: ['lake', 'balloon', 'sunset', 'candle', 'hills', 'fig'],
};
const further = ['lake', 'sunset', 'hills', 'dog', 'meadow', 'peaks', 'mountains', 'balloon'];

/** All scenes that slots of the design may show, the first slot's first: no scene twice. A key named twice is twice as often the first. */
export function scenesOf({ occasion, isThanks, seed }: SlotOwner): readonly Scene[] {
  if (registerOf(occasion) === 'mourning') return found(turned(views, seed));
  const name = occasion.startsWith('geburtstag-') ? 'geburtstag' : occasion;
  const best = suited[name] ?? views;
  const rest = furtherOf[name] ?? further;
  const thanks = isThanks ? ['sunset', 'meadow', 'fig'] : [];
  return found([...turned(best, seed), ...thanks, ...turned(rest, seed), ...views]);
}

function found(keys: readonly string[]): readonly Scene[] {
  return [...new Set(keys)].flatMap((key) => byKey.get(key) ?? []);
}

/** The list begun at another place: designs of one occasion show different scenes. */
function turned(keys: readonly string[], seed: number): readonly string[] {
  const at = Math.floor(random(seed).next() * keys.length);
  return [...keys.slice(at), ...keys.slice(0, at)];
}
