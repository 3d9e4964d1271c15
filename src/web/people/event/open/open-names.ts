/** Names of the fields of the page for all, and of what stands in its address. */
export const answerId = 'antwort';
/** The form is empty, also for a browser that has sent an answer. */
export const anotherQuery = 'neu';

export const openNames = {
  name: 'name',
  email: 'email',
  message: 'message',
  stamp: 'stamp',
  trap: 'website',
  another: 'another',
  edit: 'edit',
} as const;

export function openAnswerName(part: string): string {
  return `answer.${part}`;
}

/** Of the search for a household that an answer belongs to. */
export const inboxSearchNames = { search: 'suche', reply: 'fuer' } as const;
export const maxInboxSearch = 100;
