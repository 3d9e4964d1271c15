/** A form that applies a voucher or takes one out: the same on the page of the cart and in the checkout. Server only. */
import { faults, isFault } from '#core/values/fault.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import type { PageRequest } from '#web/page/request.ts';
import { applyIntent, type CodeAnswer, removeIntent } from './code-form.ts';

/** What a code of the form asks for; null where the form is about something else. A typed code counts with any button but the last. */
export async function changeCodes(page: PageRequest, form: FormData, cart: string): Promise<CodeAnswer | null> {
  const button = textOf(form, 'intent');
  const typed = textOf(form, 'code').trim().slice(0, 100);
  const removed = button.startsWith(removeIntent) ? button.slice(removeIntent.length) : null;
  if (removed === null && button !== applyIntent && (typed === '' || button === 'order')) return null;
  try {
    if (removed !== null) {
      if (isToken(removed)) await page.call('DELETE /web-api/cart/codes/:id', { id: removed });
      return { typed: '', refused: null };
    }
    if (typed === '' || !isToken(cart)) return { typed: '', refused: null };
    const { valid, text } = await page.call('POST /web-api/voucher', { code: typed, cart });
    return valid ? { typed: '', refused: null } : { typed, refused: text };
  } catch (error) {
    // Gone meanwhile in another window: the fresh page is the answer.
    if (isFault(error) && ['not-found', 'cart-changed'].includes(error.code)) return { typed: '', refused: null };
    if (isFault(error) && (faults[error.code].status < 500 || error.code === 'quota-full'))
      return { typed, refused: shownFault(error).text };
    throw error;
  }
}
