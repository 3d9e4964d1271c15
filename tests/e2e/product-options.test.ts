/** What can be chosen on the page of a card, as the server sends it: over HTTP, without script. */
import { expect, test } from 'vitest';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { type CardForm, cardFormKeys } from '#core/products/card/formats.ts';
import { sampled } from '#tests/long-form.ts';
import { sharedShop } from '#tests/shared-shop.ts';
import { guest, send } from '#tests/shop.ts';

const shop = await sharedShop();

type Option = { value: string; name: string; note: string; refused: string | null };

const plain = (text: string) =>
  text
    .replaceAll('\u00a0', ' ')
    .replaceAll('&amp;', '&')
    .replace(/<!-- -->/g, '');

/** The part of the page about one option. */
function groupOf(html: string, name: string): string {
  return plain(new RegExp(`data-name="${name}".*?(?=data-name=|<form|</form>)`, 's').exec(html)?.[0] ?? '');
}

/** The radio button of a value, with everything that its label shows. */
function labelOf(group: string, name: string, value: string): string {
  const labels = group.match(/<label.*?<\/label>/gs) ?? [];
  return labels.find((label) => label.includes(`name="${name}"`) && label.includes(`value="${value}"`)) ?? '';
}

function expectOptions(group: string, name: string, options: readonly Option[]): void {
  for (const { value, name: shown, refused } of options) {
    const label = labelOf(group, name, value);
    expect(label, `${name} ${value}`).not.toBe('');
    if (name !== 'refinementType') expect(label).toContain(plain(shown));
    expect(/<input[^>]* disabled=""/.test(label), `${name} ${value} is disabled`).toBe(refused !== null);
    if (refused) expect(group).toContain(`<li>${plain(refused)}</li>`);
  }
}

const cards = ['olivia', ...cardFormKeys.filter((form) => form !== 'newspaper').map((form: CardForm) => blankId(form))];

test.each(sampled(cards, 4))(
  'the page of %s lists formats with their measures, papers with their feel, and refinements that its paper refuses with the reason [E002]',
  async (card) => {
    const { call } = guest(shop);
    const first = (await call('GET', `/web-api/cards/${card}`)).json;
    let refusals = 0;
    for (const paper of (first.papers as Option[]).filter(({ refused }) => refused === null)) {
      const query = new URLSearchParams({ format: `${first.choice.form}.${first.choice.format}`, paper: paper.value });
      const { text } = await send(shop, { path: `/karten-designen/${card}/?${query}` });
      const page = (
        await call('GET', `/web-api/cards/${card}?form=${first.choice.form}&format=${first.choice.format}&paper=${paper.value}`)
      ).json;
      expectOptions(groupOf(text, 'format'), 'format', page.formats);
      const size = (page.formats as Option[]).find(({ value }) => value === `${page.choice.form}.${page.choice.format}`);
      expect(plain(size?.note ?? '')).toMatch(/^[\d,]+ × [\d,]+ cm$/);
      expect(groupOf(text, 'format')).toContain(plain(size?.note ?? ''));
      const papers = groupOf(text, 'paper');
      expectOptions(papers, 'paper', page.papers);
      for (const { name, feel } of page.papers) {
        expect(feel.length, name).toBeGreaterThan(10);
        expect(papers).toMatch(new RegExp(`<dt[^>]*>${plain(name)}</dt><dd[^>]*>${feel.replace(/[.?]/g, '\\$&')}</dd>`));
      }
      const refinements = page.refinements as Option[];
      expectOptions(groupOf(text, 'refinementType'), 'refinementType', refinements);
      refusals += refinements.filter(({ refused }) => refused !== null).length;
    }
    // Foil does not go onto every paper; where a form has no foil at all, every refinement says why.
    expect(refusals).toBeGreaterThan(0);
  },
  60_000,
);
