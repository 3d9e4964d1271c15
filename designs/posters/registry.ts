/** Every poster, in the order of recommendation. */
import { Fault } from '#core/values/fault.ts';
import { foehn } from './foehn.ts';
import type { PosterDesign } from './poster.ts';
import { tanz } from './tanz.ts';
import { zwei } from './zwei.ts';

export const posters: readonly PosterDesign[] = [tanz, zwei, foehn].toSorted((one, other) => one.template.sort - other.template.sort);

const byId = new Map(posters.map((poster) => [poster.template.id, poster]));

/** Throws Fault 'not-found' for an id that no poster has. */
export function posterOf(id: string): PosterDesign {
  const poster = byId.get(id);
  if (!poster) throw new Fault('not-found', `no poster ${id}`, { text: { key: 'fault.no-template' } });
  return poster;
}
