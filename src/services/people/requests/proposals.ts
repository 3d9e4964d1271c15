/** Answers that wait for the host, with the households that they may belong to. */
import type { AddressProposal } from '#api/people/address-calls.ts';
import type { Household } from '#core/people/household.ts';
import { namesMessage } from '#core/people/name-line.ts';
import { otherNames } from '#core/people/request/answer.ts';
import type { Language } from '#core/values/locale.ts';
import type { Unrendered } from '#core/values/message.ts';
import { importPool } from '#services/people/imports/import-tasks.ts';
import type { AddressAnswer } from '#store/people/requests/address-answers.ts';
import { addressLine } from './address-line.ts';

type Writing = { home: string; language: Language };

function candidateOf(household: Household, writing: Writing) {
  return { household: household.id, names: namesMessage(household), address: addressLine(household, writing) };
}

/** Households of an answer, the likely one first. One that had the address before is asked about first. */
function homesOf(
  answer: AddressAnswer,
  matches: ReadonlyMap<string, { households: string[]; isClear: boolean }>,
  known: ReadonlyMap<string, Household>,
) {
  const own = answer.household ?? answer.target;
  const isKnown = own !== null && known.has(own);
  const match = matches.get(answer.id);
  const ids = [...new Set([...(isKnown ? [own] : []), ...(match?.households ?? [])])];
  const homes = ids.flatMap((id) => known.get(id) ?? []);
  return { homes, isOwn: isKnown && answer.household !== null, isClear: isKnown || match?.isClear === true };
}

/** `households`: all of the list. */
export async function proposalsOf(
  answers: readonly AddressAnswer[],
  households: readonly Household[],
  writing: Writing,
): Promise<Unrendered<AddressProposal>[]> {
  const known = new Map(households.map((household) => [household.id, household]));
  const open = answers.filter(({ household }) => household === null || !known.has(household));
  const matches = open.length === 0 ? new Map() : await importPool().run({ kind: 'address-matches', answers: open, households });
  return answers.map((answer) => {
    const { homes, isOwn, isClear } = homesOf(answer, matches, known);
    const [first] = homes;
    return {
      id: answer.id,
      version: answer.version,
      state: answer.state,
      at: answer.at,
      names: answer.names,
      address: addressLine(answer, writing),
      contact: [answer.email, answer.phone].filter((part) => part !== '').join(', '),
      candidates: (isOwn ? homes.slice(0, 1) : homes).map((household) => candidateOf(household, writing)),
      isOwn,
      isClear,
      others: first && (isOwn || isClear) ? otherNames(first, answer.names) : [],
    };
  });
}
