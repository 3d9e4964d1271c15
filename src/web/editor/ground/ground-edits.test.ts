import { expect, test } from 'vitest';
import { applyEdit } from '#core/design/edit.ts';
import { mergeVersions } from '#core/design/merge/merge.ts';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import { changed, patternEdit } from './ground-edits.ts';
import { photoEdit, setGround } from './photo-ground.ts';

const [outside] = fixtureDesign.pages;
if (!outside) throw new Error('no page');
const photo = { id: 'photo-of-the-test', width: 4_000, height: 3_000 };

function withEdit(design: typeof fixtureDesign, edit: Parameters<typeof applyEdit>[1]) {
  const applied = applyEdit(design, edit);
  if (!applied) throw new Error('the edit does not apply');
  return applied;
}

test('a pattern takes inks of the design, keeps its look when another one is chosen, and is undone', () => {
  const { design, inverse } = withEdit(fixtureDesign, patternEdit(fixtureDesign, outside, 'dots'));
  const [page] = design.pages;
  if (page?.ground?.kind !== 'library-pattern') throw new Error('no pattern');
  expect(page.ground.inks.every((token) => token in design.inks && !design.inks[token]?.finish)).toBe(true);
  const larger = withEdit(design, setGround(page, changed(page.ground, { scale: 200, opacity: undefined })));
  const [largerPage] = larger.design.pages;
  if (!largerPage) throw new Error('no page');
  const other = withEdit(larger.design, patternEdit(larger.design, largerPage, 'stars'));
  expect(other.design.pages[0]?.ground).toEqual({ ...page.ground, patternId: 'stars', scale: 200, opacity: undefined });
  expect(withEdit(design, inverse).design).toEqual(fixtureDesign);
});

test('a first photo covers the shown panel, the next one what the one before covered', () => {
  const [panel] = outside.panels;
  if (!panel) throw new Error('no panel');
  const { design } = withEdit(fixtureDesign, photoEdit(outside, panel.id, photo));
  expect(design.pages[0]?.ground).toMatchObject({ kind: 'photo', photoId: photo.id, panel: panel.id });
  const [page] = design.pages;
  if (page?.ground?.kind !== 'photo') throw new Error('no photo');
  const whole = { ...page, ground: changed(page.ground, { panel: undefined, opacity: 0.5 }) };
  expect(photoEdit(whole, panel.id, { ...photo, id: 'photo-of-another-test' })).toMatchObject({
    ground: { photoId: 'photo-of-another-test', opacity: 0.5 },
  });
  expect(photoEdit(whole, panel.id, photo)).not.toHaveProperty('ground.panel');
});

test('a pattern of one window and a colour of another one merge; two patterns are a conflict [E023]', () => {
  const version = (design: typeof fixtureDesign) => ({ design, choice: {} });
  const mine = withEdit(fixtureDesign, patternEdit(fixtureDesign, outside, 'dots')).design;
  const token = Object.keys(fixtureDesign.inks).find((ink) => ink !== outside.background) ?? null;
  const coloured = { kind: 'setGround', page: outside.id, background: token, ground: outside.ground ?? null } as const;
  const theirs = withEdit(fixtureDesign, coloured).design;
  const merged = mergeVersions(version(fixtureDesign), version(mine), version(theirs));
  expect(merged.conflicts).toEqual([]);
  expect(merged.content.design.pages[0]).toMatchObject({ background: token, ground: { patternId: 'dots' } });
  const others = withEdit(fixtureDesign, patternEdit(fixtureDesign, outside, 'stars')).design;
  expect(mergeVersions(version(fixtureDesign), version(mine), version(others)).conflicts).toEqual([{ kind: 'page', page: outside.id }]);
});
