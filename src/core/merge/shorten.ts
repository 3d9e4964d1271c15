/** Shorter forms of a name that a host may allow. A family name is never shortened. */
import type { MergeRecord } from './record.ts';
import type { NameParts } from './value-parts.ts';

/** In the order in which they are tried; each keeps those before it. */
export const nameShortenings = ['suffix', 'title', 'further-given', 'first-given'] as const;
export type NameShortening = (typeof nameShortenings)[number];

/** "Anna-Lena" -> "A.-L." */
function initialOf(given: string): string {
  return given
    .split('-')
    .flatMap((part) => {
      const [letter] = Array.from(part);
      return letter ? [`${letter}.`] : [];
    })
    .join('-');
}

const shorter: Record<NameShortening, (name: NameParts) => NameParts> = {
  suffix: (name) => ({ ...name, suffix: '' }),
  title: (name) => ({ ...name, title: '' }),
  'further-given': (name) => ({ ...name, given: name.given.map((given, at) => (at === 0 ? given : initialOf(given))) }),
  'first-given': (name) => ({ ...name, given: name.given.map((given, at) => (at === 0 ? initialOf(given) : given)) }),
};

/** The record after none, one, two … of the allowed shortenings, as far as each changes the name. */
export function shortened(
  record: MergeRecord,
  allowed: readonly NameShortening[],
): readonly { record: MergeRecord; used: readonly NameShortening[] }[] {
  const steps: { record: MergeRecord; used: readonly NameShortening[] }[] = [{ record, used: [] }];
  for (const one of nameShortenings) {
    const last = steps.at(-1);
    const name = last?.record.name;
    if (!last || !name || !allowed.includes(one)) continue;
    const next = shorter[one](name);
    if (JSON.stringify(next) === JSON.stringify(name)) continue;
    steps.push({ record: { ...last.record, name: next }, used: [...last.used, one] });
  }
  return steps;
}
