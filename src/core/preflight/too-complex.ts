/** The finding of a design that cannot be checked with the means a check has. A module of its own: the server needs it without the rules. */
import type { Page } from '#core/design/document.ts';
import { message } from '#core/values/message.ts';
import type { Finding } from './finding.ts';

/** Blocks: what was not checked is not printed. `page` is where the means came to an end; the first page by default. */
export function tooComplex({ pages }: { pages: readonly Pick<Page, 'id'>[] }, page = pages[0]?.id ?? ''): Finding {
  return { rule: 'too-complex', level: 'block', page, element: null, box: null, measured: '', message: message('preflight.too-complex') };
}
