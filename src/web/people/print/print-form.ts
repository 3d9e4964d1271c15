/** Does what the forms of a design with its list ask for. Server only. */
import { redirect } from 'react-router';
import type { Input } from '#api/call.ts';
import type { Calls } from '#api/calls.ts';
import { type NameShortening, nameShortenings } from '#core/merge/fit/shorten.ts';
import { maxBlanks, maxSubstitute } from '#core/merge/merge-settings.ts';
import { readQuantity } from '#core/products/quantities.ts';
import { pathTo } from '#core/site/paths.ts';
import { notFound } from '#web/page/fault-response.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';
import { doneAt, newListOf } from '#web/people/list-form.ts';
import { listPath } from '#web/people/list-query.ts';
import { printPath, substituteName } from './print-query.ts';

type Wish = Omit<Input<Calls['PUT /web-api/designs/:id/merge']>, 'id'>;
export type Work = (page: PageRequest, design: string, form: FormData) => Promise<Response>;

export const doneTexts = ['chosen', 'settings', 'fields', 'left', 'taken', 'approved', 'ended', 'lines', 'substitutes'] as const;

const noDay = '0001-01-01';

function versionOf(form: FormData): number {
  const version = Number(textOf(form, 'version'));
  return Number.isInteger(version) && version >= 0 ? version : 0;
}

function listOf(form: FormData): string {
  const list = textOf(form, 'list');
  if (!isToken(list)) throw notFound();
  return list;
}

function put(page: PageRequest, design: string, wish: Wish) {
  return page.call('PUT /web-api/designs/:id/merge', { id: design, ...wish });
}

function kindOf(form: FormData): Pick<Wish, 'kind'> {
  const kind = (['guest', 'household'] as const).find((one) => one === textOf(form, 'kind'));
  return kind ? { kind } : {};
}

/** As `shorteningBoxes` offers them. */
function shorteningsOf(form: FormData): NameShortening[] {
  const ticked = new Set<string>(form.getAll('shorten').filter((one) => typeof one === 'string'));
  return nameShortenings.filter((one) => ticked.has(one === 'suffix' ? 'title' : one));
}

function blanksOf(form: FormData): number {
  const blanks = Math.floor(Number(textOf(form, 'blanks')) || 0);
  return Math.min(Math.max(0, blanks), maxBlanks);
}

const maxKey = 200;
const maxLines = 20;

/** Null for a name that is broken as all others are. */
function lengthsOf(form: FormData): number[] | null {
  const written = textOf(form, 'lengths');
  if (written === '') return null;
  const lengths = written.split(',', maxLines).map(Number);
  if (!lengths.every((length) => Number.isInteger(length) && length > 0)) throw notFound();
  return lengths;
}

/** Words of the fields that the page offers. */
async function substitutesOf(page: PageRequest, design: string, form: FormData): Promise<NonNullable<Wish['substitutes']>> {
  const { proof } = await page.call('GET /web-api/designs/:id/merge/proof', { id: design });
  const typed = (proof?.substitutes ?? []).map(
    ({ field }) => [field, textOf(form, substituteName(field)).slice(0, maxSubstitute)] as const,
  );
  return Object.fromEntries(typed.filter(([, words]) => words !== ''));
}

/** Changes who is left out. What other windows changed meanwhile is refused by the version. */
async function leaveOut(
  page: PageRequest,
  design: string,
  form: FormData,
  change: (keys: Set<string>, key: string) => void,
): Promise<void> {
  const key = textOf(form, 'key');
  if (!isToken(key)) throw notFound();
  const { merge } = await page.call('GET /web-api/designs/:id/merge', { id: design });
  const keys = new Set(merge?.leftOut.map((one) => one.key));
  change(keys, key);
  await put(page, design, { version: versionOf(form), list: listOf(form), leftOut: [...keys] });
}

export const works: Readonly<Record<string, Work>> = {
  async choose(page, design, form) {
    await put(page, design, { version: versionOf(form), list: listOf(form), ...kindOf(form) });
    return doneAt(page, printPath(design), 'chosen');
  },
  async make(page, design, form) {
    // No list is made for a design that is not there.
    await page.call('GET /web-api/designs/:id/merge', { id: design });
    const { id: list } = await page.call('POST /web-api/guest-lists', newListOf(form));
    await put(page, design, { version: versionOf(form), list });
    return doneAt(page, listPath(list), 'made');
  },
  async settings(page, design, form) {
    const tracking = -20;
    await put(page, design, {
      version: versionOf(form),
      list: listOf(form),
      sizes: textOf(form, 'sizes') === 'common' ? 'common' : 'each',
      measure: textOf(form, 'measure') === 'yes',
      blanks: blanksOf(form),
      allowed: { tracking, shorten: shorteningsOf(form) },
    });
    return doneAt(page, printPath(design), 'settings');
  },
  async fields(page, design) {
    await page.call('POST /web-api/designs/:id/merge/fields', { id: design });
    return doneAt(page, printPath(design), 'fields');
  },
  async leave(page, design, form) {
    await leaveOut(page, design, form, (keys, key) => keys.add(key));
    return doneAt(page, printPath(design), 'left');
  },
  async take(page, design, form) {
    await leaveOut(page, design, form, (keys, key) => keys.delete(key));
    return doneAt(page, printPath(design), 'taken');
  },
  async lines(page, design, form) {
    const record = textOf(form, 'record');
    if (!isToken(record)) throw notFound();
    const text = textOf(form, 'text').slice(0, maxKey);
    await page.call('PUT /web-api/designs/:id/merge/lines', {
      id: design,
      version: versionOf(form),
      record,
      text,
      lengths: lengthsOf(form),
    });
    return doneAt(page, printPath(design), 'lines');
  },
  async substitutes(page, design, form) {
    await put(page, design, { version: versionOf(form), list: listOf(form), substitutes: await substitutesOf(page, design, form) });
    return doneAt(page, printPath(design), 'substitutes');
  },
  async approve(page, design, form) {
    const hash = textOf(form, 'hash');
    if (!/^[0-9a-f]{64}$/.test(hash)) throw notFound();
    await page.call('POST /web-api/designs/:id/merge/approval', { id: design, version: versionOf(form), hash });
    return doneAt(page, printPath(design), 'approved');
  },
  async cart(page, design) {
    const { lines } = await page.call('GET /web-api/cart', {});
    const line = lines.find(({ designId }) => designId === design);
    // A line that is there keeps what was confirmed and approved of its pages.
    if (line) await page.call('POST /web-api/cart/lines/:id/records', { id: line.id, isWhole: true });
    else await page.call('POST /web-api/cart/lines', { designId: design });
    return redirect(sitePath(page.site, pathTo('cart')), 303);
  },
  async supplement(page, design) {
    await page.call('POST /web-api/cart/lines', { designId: design, isSupplement: true });
    return redirect(sitePath(page.site, pathTo('cart')), 303);
  },
  async later(page, design, form) {
    const typed = readQuantity(textOf(form, 'pieces'));
    const day = textOf(form, 'until');
    // What cannot be read is refused by the call, which says what can be typed.
    const quantity = Number.isNaN(typed) ? 0 : typed;
    const recordsUntil = /^\d{4}-\d\d-\d\d$/.test(day) ? day : noDay;
    await page.call('POST /web-api/cart/lines', { designId: design, quantity, recordsUntil });
    return redirect(sitePath(page.site, pathTo('cart')), 303);
  },
  async end(page, design) {
    await page.call('DELETE /web-api/designs/:id/merge', { id: design });
    return doneAt(page, printPath(design), 'ended');
  },
};
