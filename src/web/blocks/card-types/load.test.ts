import { afterAll, beforeAll, expect, test } from 'vitest';
import { blankGroups, blankId } from '#core/catalogue/blank-cards.ts';
import { openCatalogue, pageOf, showBlocks } from '#tests/block-page.tsx';

let catalogue: Awaited<ReturnType<typeof openCatalogue>>;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(async () => catalogue.close());

test('the list of card types has special formats as a group, with a way to the page of each [F207]', async () => {
  const { html, complaints } = await showBlocks(pageOf(catalogue.shop, { path: '/kartenarten/' }), [{ component: 'card-types' }]);
  expect(complaints).toEqual([]);
  const [, group = ''] = /<section aria-labelledby="typen-special">(.*?)<\/section>/s.exec(html) ?? [];
  expect(group).toMatch(/<h2 id="typen-special"[^>]*>Sonderformate<\/h2>/);
  const forms = blankGroups.find(({ key }) => key === 'special')?.forms ?? [];
  expect(forms.length).toBeGreaterThan(5);
  for (const form of forms) expect(group).toContain(`href="/karten-designen/${blankId(form)}/`);
  const ids = Array.from(html.matchAll(/ id="([^"]*)"/g), ([, id]) => id);
  expect(ids.length).toBe(new Set(ids).size);
});

test('an editor can show special formats alone [F207]', async () => {
  const { data } = await showBlocks(pageOf(catalogue.shop, { path: '/kartenarten/' }), [{ component: 'card-types', groups: 'special' }]);
  expect((data as { groups: { key: string }[] }).groups.map(({ key }) => key)).toEqual(['special']);
});
