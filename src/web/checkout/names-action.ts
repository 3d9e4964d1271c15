/** The forms of names that follow an order. Server only. */
import { data, redirect } from 'react-router';
import { pathTo } from '#core/site/paths.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { notFound, shownFault } from '#web/page/fault-response.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';

const intents = ['names', 'rest', 'supplement'] as const;

export function namesIntent(text: string): (typeof intents)[number] | null {
  return intents.find((one) => one === text) ?? null;
}

const numberIn = (form: FormData, name: string) => Math.max(0, Math.floor(Number(textOf(form, name)) || 0));

/** Where the page goes on: at the names, or at the order that was placed beside it. */
async function done(page: PageRequest, token: string, intent: (typeof intents)[number], form: FormData): Promise<string> {
  if (intent === 'supplement') {
    const design = textOf(form, 'design');
    if (!isToken(design)) throw notFound();
    await page.call('POST /web-api/cart/lines', { designId: design, isSupplement: true });
    return pathTo('cart');
  }
  const position = numberIn(form, 'position');
  if (intent === 'rest') {
    const { path } = await page.call('POST /web-api/orders/:token/rest', { token, position, total: numberIn(form, 'total') });
    return path;
  }
  const how = (['blank', 'refund'] as const).find((one) => one === textOf(form, 'how')) ?? 'print';
  const revision = numberIn(form, 'revision');
  await page.call('POST /web-api/orders/:token/names', { token, position, revision, hash: textOf(form, 'hash'), how });
  return `${pathTo('order', { token })}#namen`;
}

export async function namesAction(page: PageRequest, token: string, intent: (typeof intents)[number], form: FormData) {
  try {
    return redirect(sitePath(page.site, await done(page, token, intent, form)), 303);
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    return data(
      { isDone: false, notice: null, proof: null, repair: null, names: shownFault(error).text },
      { status: faults[error.code].status },
    );
  }
}
