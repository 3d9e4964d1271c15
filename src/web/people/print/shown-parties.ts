/** What the proof of a card says of the parties that approve it. Server only. */
import type { Party } from '#api/people/approval-calls.ts';
import type { PageRequest } from '#web/page/request.ts';
import { requestTexts } from '#web/page/request-texts.ts';
import type { ShownParties } from './parties-link.tsx';

export function shownParties(page: PageRequest, parties: readonly Party[]): ShownParties {
  const t = requestTexts(page);
  return {
    link: t(parties.length > 0 ? 'parties.link.page' : 'parties.link.title'),
    states: parties.map(({ id, name, state }) => ({ id, text: t(`parties.link.${state}`, { name }), isApproved: state === 'approved' })),
  };
}
