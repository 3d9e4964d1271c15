/** Answers the forms of a page of the account: redirect after success, the page again with its sentences after a fault. Server only. */
import { data, redirect } from 'react-router';
import { type PageName, pathTo } from '#core/site/paths.ts';
import type { AccountAnswer } from '#web/customer/use-account-form.ts';
import { sitePath } from '#web/page/page-context.ts';
import type { PageRequest } from '#web/page/request.ts';
import { refusedForm } from './account-form.ts';

/** What became of the last form: `intent` names it. */
export type SectionAnswer = AccountAnswer & { intent: string };

/** In the address of the page after a form was answered. */
const doneQuery = 'getan';

/** The form that was answered a moment ago, by the address of the page; null for everything else. */
export function doneIntent<Intent extends string>(request: Request, intents: readonly Intent[]): Intent | null {
  const text = new URL(request.url).searchParams.get(doneQuery);
  return intents.find((intent) => intent === text) ?? null;
}

/** Does `work` with the values of a form and leads back to the page. `prefix`: what the call puts before the names of the form's fields. */
export async function answerSection(
  page: PageRequest,
  back: PageName,
  intent: string,
  values: Record<string, string>,
  work: () => Promise<unknown>,
  prefix = '',
) {
  try {
    await work();
  } catch (error) {
    const { data: refused, init } = refusedForm(page, values, error, prefix);
    return data<SectionAnswer>({ ...refused, intent }, init ?? {});
  }
  return redirect(`${sitePath(page.site, pathTo(back))}?${doneQuery}=${intent}`, 303);
}
