/** What the page of a mailed link knows of it. Server only. */
import type { MailedLink } from '#api/customer-account.ts';
import { faults, isFault } from '#core/values/fault.ts';
import { shownFault } from '#web/page/fault-response.ts';
import type { PageRequest } from '#web/page/request.ts';

/** `problem`: why the link is none, as a sentence. Both null without a token. */
export async function mailedLink(page: PageRequest, token: string): Promise<{ link: MailedLink | null; problem: string | null }> {
  if (token === '') return { link: null, problem: null };
  try {
    return { link: await page.call('GET /web-api/customer-mailed-link', { token: token.slice(0, 200) }), problem: null };
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    return { link: null, problem: shownFault(error).text };
  }
}
