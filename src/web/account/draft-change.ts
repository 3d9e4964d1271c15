/** Copies, names, deletes and restores drafts by posted forms. Server only. */
import { redirect } from 'react-router';
import { type PageName, pathTo } from '#core/site/paths.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';
import { type DraftAction, maxDraftName } from './draft-buttons.tsx';

/** In the address of the page after a change. */
const doneQuery = 'getan';

const actions: readonly DraftAction[] = ['copy', 'delete', 'restore', 'rename'];

function draftAction(text: string | null): DraftAction | null {
  return actions.find((action) => action === text) ?? null;
}

/** What was done a moment ago, by the address of the page. */
export function doneAction(request: Request): DraftAction | null {
  return draftAction(new URL(request.url).searchParams.get(doneQuery));
}

/** Does what the form asks for and leads back to the page. Throws the response of a fault, and a missing page for a form that asks for nothing. */
export async function changeDraft(page: PageRequest, form: FormData, back: PageName): Promise<Response> {
  const action = draftAction(textOf(form, 'do'));
  const id = textOf(form, 'design');
  if (!action || !isToken(id)) throw notFound();
  if (action === 'copy') await orFault(page.call('POST /web-api/designs/:id/copy', { id }));
  else if (action === 'rename') {
    const name = textOf(form, 'name').slice(0, maxDraftName).trim();
    await orFault(page.call('PUT /web-api/designs/:id/name', { id, name: name === '' ? null : name }));
  } else if (action === 'delete') await orFault(page.call('DELETE /web-api/designs/:id', { id }));
  else await orFault(page.call('POST /web-api/designs/:id/restore', { id }));
  return redirect(`${sitePath(page.site, pathTo(back))}?${doneQuery}=${action}`, { status: 303 });
}
