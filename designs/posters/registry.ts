/** Every poster, in the order of recommendation. */
import { Fault } from '#core/values/fault.ts';
import { bahn } from './bahn.ts';
import { bleib } from './bleib.ts';
import { datum } from './datum.ts';
import { einzug } from './einzug.ts';
import { farn } from './farn.ts';
import { fassade } from './fassade.ts';
import { foehn } from './foehn.ts';
import { foyer } from './foyer.ts';
import { funkstille } from './funkstille.ts';
import { gipfel } from './gipfel.ts';
import { hier } from './hier.ts';
import { innenhof } from './innenhof.ts';
import { kacheln } from './kacheln.ts';
import { karwendel } from './karwendel.ts';
import { katze } from './katze.ts';
import { klingel } from './klingel.ts';
import { markttag } from './markttag.ts';
import { mohn } from './mohn.ts';
import { mond } from './mond.ts';
import { type PosterDesign, templateOf } from './poster.ts';
import { punkte } from './punkte.ts';
import { regatta } from './regatta.ts';
import { reiher } from './reiher.ts';
import { sardinen } from './sardinen.ts';
import { sommernacht } from './sommernacht.ts';
import { steg } from './steg.ts';
import { strauss } from './strauss.ts';
import { tanz } from './tanz.ts';
import { treppe } from './treppe.ts';
import { tuerlicht } from './tuerlicht.ts';
import { umlaut } from './umlaut.ts';
import { watt } from './watt.ts';
import { zugvoegel } from './zugvoegel.ts';
import { zwei } from './zwei.ts';

export const posters: readonly PosterDesign[] = [
  bahn,
  bleib,
  datum,
  einzug,
  farn,
  fassade,
  foehn,
  foyer,
  funkstille,
  gipfel,
  hier,
  innenhof,
  kacheln,
  karwendel,
  katze,
  klingel,
  markttag,
  mohn,
  mond,
  punkte,
  regatta,
  reiher,
  sardinen,
  sommernacht,
  steg,
  strauss,
  tanz,
  treppe,
  tuerlicht,
  umlaut,
  watt,
  zugvoegel,
  zwei,
]
  .map((design) => ({ ...design, template: templateOf(design) }))
  .toSorted((one, other) => one.template.sort - other.template.sort);

const byId = new Map(posters.map((poster) => [poster.template.id, poster]));

/** Throws Fault 'not-found' for an id that no poster has. */
export function posterOf(id: string): PosterDesign {
  const poster = byId.get(id);
  if (!poster) throw new Fault('not-found', `no poster ${id}`, { text: { key: 'fault.no-template' } });
  return poster;
}
