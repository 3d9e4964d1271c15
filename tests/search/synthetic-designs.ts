/** Rows of a catalogue of any size: facts as designs have them, in suites of some pieces. */
import { motifKeys } from '#core/catalogue/motifs.ts';
import { occasions } from '#core/catalogue/occasions.ts';
import type { DesignTemplate } from '#core/catalogue/template.ts';
import { random } from '#core/values/numbers/random.ts';

/** Above the numbers of themes that designs have. */
const firstTheme = 100_000;

/** `like` are designs whose facts are mixed. Each has a name and a description of its own, and two colourways: 3 kB of JSON. */
export function syntheticDesigns(count: number, like: readonly DesignTemplate[]): DesignTemplate[] {
  const { pick, next, chance } = random(count);
  let lead: string | undefined;
  return Array.from({ length: count }, (_, number) => {
    const { suite: _suite, numeral: _numeral, themeId: _theme, ...model } = pick(like);
    const id = `s${number}`;
    const isLead = lead === undefined || chance(0.3);
    if (isLead) lead = id;
    return {
      ...model,
      id,
      name: `Entwurf ${number}`,
      description: `${model.description} Nummer ${number}.`,
      ...(isLead ? { themeId: firstTheme + number } : { suite: lead as string }),
      occasion: pick(occasions),
      motifs: [...new Set([pick(motifKeys), ...(model.motifs ?? [])])].slice(0, 8),
      colourways: model.colourways.slice(0, 2),
      popularity: Math.floor(next() * 100),
      sort: Math.floor(next() * count),
    };
  });
}
