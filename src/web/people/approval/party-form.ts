/** Does what the forms of parties that approve a card with its list ask for. Server only. */
import { partyNameLength } from '#core/merge/approval-parties.ts';
import { pathTo } from '#core/site/paths.ts';
import { type Language, languages } from '#core/values/locale.ts';
import { notFound } from '#web/page/fault-response.ts';
import { isToken, textOf } from '#web/page/form-input.ts';
import type { PageRequest } from '#web/page/request.ts';
import { doneAt } from '#web/people/list-form.ts';

export const partyDoneTexts = ['asked', 'reminded', 'ended'] as const;

export type TypedParty = { name: string; email: string; language: Language };

/** More than an address has. */
const maxEmail = 300;

/** What was typed of a party. */
export function typedParty(form: FormData): TypedParty {
  const language = languages.find((one) => one === textOf(form, 'language')) ?? 'de';
  return { name: textOf(form, 'name').slice(0, partyNameLength), email: textOf(form, 'email').slice(0, maxEmail), language };
}

function partyOf(form: FormData): string {
  const party = textOf(form, 'party');
  if (!isToken(party)) throw notFound();
  return party;
}

/** Throws a missing page for what none of the forms asks for. */
export async function doPartyWork(page: PageRequest, design: string, form: FormData): Promise<Response> {
  const done = (what: (typeof partyDoneTexts)[number]) => doneAt(page, pathTo('print-parties', { design }), what);
  switch (textOf(form, 'intent')) {
    case 'ask':
      await page.call('POST /web-api/designs/:id/parties', { id: design, ...typedParty(form) });
      return done('asked');
    case 'remind':
      await page.call('POST /web-api/designs/:id/parties/:party/reminder', { id: design, party: partyOf(form) });
      return done('reminded');
    case 'end':
      await page.call('DELETE /web-api/designs/:id/parties/:party', { id: design, party: partyOf(form) });
      return done('ended');
    default:
      throw notFound();
  }
}
