import { expect, test } from 'vitest';
import { isMood, type MotifKey, withParents } from '#core/catalogue/motifs.ts';
import { todaysCatalogue } from '#tests/search/catalogues.ts';
import { germanSearch } from '#texts/search/de/german.ts';
import { listed } from './words.ts';

const catalogue = todaysCatalogue();
const posters = catalogue.entries.filter(({ group }) => group === 'poster');

function firstPoster(q: string): string | undefined {
  return catalogue.ask(q, { first: 'poster' }).groups.find(({ group }) => group === 'poster')?.sections[0]?.ids[0];
}

/** What an entry shows, without what that is besides. */
function shownBy({ facts: { motif = [] } }: (typeof posters)[number]): string[] {
  const shown = motif.filter((key) => !isMood(key));
  return shown.filter((key) => !shown.some((other) => other !== key && withParents([other as MotifKey]).includes(key as MotifKey)));
}

test('the name of a poster finds it first', () => {
  expect(posters.filter(({ id, name }) => firstPoster(name) !== id).map(({ name }) => name)).toEqual([]);
});

test('a motif finds a poster first that shows nothing else, where there is one', () => {
  const alone = posters.flatMap((poster) => (shownBy(poster).length === 1 ? shownBy(poster) : []));
  const missed = [...new Set(alone)].filter((motif) => {
    const [word = ''] = listed(germanSearch.motifs[motif as MotifKey]);
    const first = catalogue.byId.get(firstPoster(word) ?? '');
    return !first || shownBy(first).join() !== motif;
  });
  expect(alone).toContain('moon');
  expect(missed).toEqual([]);
});
