/** Parties whom a host asks, by a link each, to approve what is printed with a list. */

/** Whose links hold back a line at the same time. */
export const maxParties = 4;
export const partyNameLength = 60;

/** Mails with a link: to one party in all, and by one host in a day. A reminder is sent a day after the mail before it. */
export const partyMails = { ofParty: 4, ofHostInDay: 20 } as const;

/** How long a design and its list stay unchanged before a party is told that its approval does not hold. */
export const quietMs = 15 * 60_000;

/** 'changed': something that is printed is another than what was approved; 'wish': the party asked for a change. */
export const partyStates = ['open', 'approved', 'changed', 'wish'] as const;
export type PartyState = (typeof partyStates)[number];

export type PartyApproval = { hash: string /** ISO instant. */; at: string };
/** A wish takes the approval of its party back, and an approval the wish. */
export type PartyAnswer = { approval: PartyApproval | null; wishedAt: string | null };

/** `hash` is that of what is printed now, which the host approves as well; null for a design that is printed without a list. */
export function partyState({ approval, wishedAt }: PartyAnswer, hash: string | null): PartyState {
  if (approval) return approval.hash === hash ? 'approved' : 'changed';
  return wishedAt === null ? 'open' : 'wish';
}

/** Those without an approval of what is printed now. */
export function missingParties<Party extends PartyAnswer>(parties: readonly Party[], hash: string | null): Party[] {
  return parties.filter((party) => partyState(party, hash) !== 'approved');
}
