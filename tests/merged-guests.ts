/** Guests with a list and a design that is printed with it, for tests of cart and order. */
import type { OwnerId } from '#core/customer/owner.ts';
import type { MergeSettings } from '#core/merge/merge-settings.ts';
import type { ProductDocument } from '#core/products/document.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import type { Shop } from '#services/handler.ts';
import { mergedDesign, mergedHash } from '#services/merge/merged-design.ts';
import type { Store } from '#store/db/store.ts';
import { documentOf, findDesign } from '#store/design/designs.ts';
import { approveMerge, saveMerge } from '#store/people/merges.ts';
import { personalised } from '#tests/customer.ts';
import type { guestCalls } from '#tests/guest-calls.ts';

type Guest = Awaited<ReturnType<typeof guestCalls>>;

export const oliviaChoice = {
  card: 'olivia',
  form: 'folded',
  format: 'a6',
  paper: 'feinstpapier',
  refinementType: 'none',
  quantity: 50,
} as const;

/** Olivia, its first personal text with a field. */
export function fieldDesign(field = '{{vorname:Gast}}'): ProductDocument {
  const row = designRows.find(({ id }) => id === 'olivia');
  if (!row) throw new Error('the seed has no olivia');
  const design = personalised(blankDesign(row, 'folded', 'a6', undefined, 'none')) as ProductDocument;
  let isSet = false;
  const pages = design.pages.map((page) => ({
    ...page,
    elements: page.elements.map((element) => {
      if (isSet || element.kind !== 'text' || !element.personal) return element;
      isSet = true;
      return { ...element, text: field };
    }),
  }));
  return { ...design, pages } as ProductDocument;
}

export const mergeSettings: MergeSettings = {
  kind: 'guest',
  leftOut: [],
  blanks: 2,
  sizesUm: null,
  allowed: { tracking: 0, shorten: [] },
  translations: {},
};

const firstNames = ['Anna', 'Max', 'Eva', 'Ole', 'Mia', 'Ben', 'Ida', 'Tim', 'Lea', 'Jan'];

/** Names of so many guests, all different. */
export function guestNames(count: number, from = 0): string[] {
  return Array.from({ length: count }, (_, at) => `${firstNames[(from + at) % firstNames.length]} Weiß${from + at}`);
}

type Saved = { store: Store; owner: OwnerId; design: string; now: Date };

/** Has a design printed with a list, or in another way. */
export async function saveMerged({ store, owner, design, now }: Saved, list: string, settings: MergeSettings): Promise<void> {
  const before = await mergedDesign(store, owner, design);
  const result = await saveMerge(store, owner, { design, list, settings }, { version: before?.merge.version ?? 0, now });
  if (result !== 'saved') throw new Error(result);
}

/** Approves a design with its list as both are now. */
export async function approveMerged({ store, owner, design, now }: Saved): Promise<void> {
  const merged = await mergedDesign(store, owner, design);
  const found = await findDesign(store, owner, design);
  if (!merged || !found) throw new Error('no merge');
  const document = (await documentOf(store, owner, found)) as ProductDocument;
  const approval = { hash: mergedHash(document, merged), records: merged.records.length, at: now.toISOString() };
  if (!(await approveMerge(store, owner, { design, version: merged.merge.version }, approval))) throw new Error('not approved');
}

/** A guest's design with a list of so many guests, saved and approved. */
export async function mergedGuest(
  shop: Shop,
  guest: Guest,
  { guests, settings = {} }: { guests: number; settings?: Partial<MergeSettings> },
) {
  const { owner, request } = guest;
  const { store } = shop;
  const { id: list } = await request()('POST /web-api/guest-lists', { name: 'Hochzeit' });
  const { id: design } = await request()('POST /web-api/designs', { design: fieldDesign(), choice: oliviaChoice });
  let typed = 0;
  const invite = async (count: number) => {
    const names = guestNames(count, typed);
    typed += count;
    for (let at = 0; at < names.length; at += 100)
      await request()('POST /web-api/guest-lists/:id/rows', { id: list, rows: names.slice(at, at + 100).map((each) => ({ names: each })) });
  };
  const now = shop.clock();
  const save = (changes: Partial<MergeSettings>) =>
    saveMerged({ store, owner, design, now }, list, { ...mergeSettings, ...settings, ...changes });
  const approve = () => approveMerged({ store, owner, design, now });
  await invite(guests);
  await save({});
  await approve();
  const add = (input: object = {}) => request()('POST /web-api/cart/lines', { designId: design, ...input });
  const follow = async () => {
    const { lines } = await guest.cart();
    return request()('POST /web-api/cart/lines/:id/records', { id: lines.find(({ designId }) => designId === design)?.id ?? '' });
  };
  return { list, design, invite, save, approve, add, follow };
}
