/** Takes answers over into their list as one change that can be undone, or refuses them. A dry run tells what it would do. */
import type { Household } from '#core/people/household.ts';
import { namesMessage, storedNames } from '#core/people/name-line.ts';
import { householdOfAnswer, withAnswer } from '#core/people/request/answer.ts';
import { Fault } from '#core/values/fault.ts';
import { message } from '#core/values/message.ts';
import type { Context } from '#services/handler.ts';
import { changing, noList } from '#services/people/guest-lists.ts';
import type { StoreTransaction } from '#store/db/store.ts';
import { newToken } from '#store/db/tokens.ts';
import { type GuestList, lockGuestList } from '#store/people/guest-lists.ts';
import { readHouseholds } from '#store/people/household-rows.ts';
import { addHouseholds } from '#store/people/list-changes.ts';
import { type AddressAnswer, answersById, putAnswer } from '#store/people/requests/address-answers.ts';
import { serverTexts, textLanguage } from '#texts/server-texts.ts';
import { addressLine } from './address-line.ts';

/** `to`: the household that gets the address; null: a new one. */
export type Decision = { id: string; version: number; to: string | null };

function changedMeanwhile(): Fault {
  return new Fault('list-changed', 'an answer of another version', { text: message('fault.address-answer-changed') });
}

type Plan = { before: Household[]; changed: Map<string, Household>; added: Household[]; targets: Map<string, string> };

/** What the list becomes by answers. Several for one household follow each other: the last one stays. */
function planOf(
  answers: readonly { answer: AddressAnswer; to: string | null }[],
  before: Household[],
  means: { country: string; source: string },
): Plan {
  const plan: Plan = { before, changed: new Map(), added: [], targets: new Map() };
  const known = new Map(before.map((household) => [household.id, household]));
  for (const { answer, to } of answers) {
    if (to === null) {
      const added = householdOfAnswer(answer, { ...means, newId: newToken });
      plan.added.push(added);
      plan.targets.set(answer.id, added.id);
      continue;
    }
    const home = plan.changed.get(to) ?? known.get(to);
    if (!home) throw changedMeanwhile();
    plan.changed.set(to, withAnswer(home, answer));
    plan.targets.set(answer.id, to);
  }
  return plan;
}

/** Those that wait, in the version that the host saw. */
async function waiting(trx: StoreTransaction, list: string, decisions: readonly Decision[]): Promise<AddressAnswer[]> {
  const ids = decisions.map(({ id }) => id);
  const found = new Map((await answersById({ db: trx }, list, ids)).map((answer) => [answer.id, answer]));
  if (new Set(ids).size !== ids.length) throw changedMeanwhile();
  return decisions.map(({ id, version }) => {
    const answer = found.get(id);
    if (answer?.state !== 'new' || answer.version !== version) throw changedMeanwhile();
    return answer;
  });
}

async function take(
  trx: StoreTransaction,
  context: Context,
  list: GuestList,
  given: { answers: AddressAnswer[]; decisions: readonly Decision[]; isDryRun: boolean },
) {
  const { answers, decisions, isDryRun } = given;
  const targets = [...new Set(decisions.flatMap(({ to }) => to ?? []))];
  const before = await readHouseholds(trx, list.id, targets);
  const source = serverTexts(context.site)('address.source');
  const pairs = answers.map((answer, at) => ({ answer, to: decisions[at]?.to ?? null }));
  const plan = planOf(pairs, before, { country: list.country, source });
  const changed = [...plan.changed.values()];
  const { actor, now } = changing(context, list.id);
  const [first] = [...changed, ...plan.added];
  const label = {
    kind: 'answers',
    names: first ? storedNames(first) : '',
    count: answers.length,
    answers: list.version + 1,
  } as const;
  const version = isDryRun ? null : await addHouseholds(trx, list, { changed, added: plan.added, before, label, actor, now });
  if (version !== null)
    for (const { answer, to } of pairs) {
      const state = answer.household === null && to !== null ? 'joined' : 'taken';
      await putAnswer(
        trx,
        { ...answer, state, takenBy: version, target: plan.targets.get(answer.id) ?? null, version: answer.version + 1 },
        null,
      );
    }
  const writing = { home: list.country, language: textLanguage(context.site.locale) };
  const old = new Map(before.map((household) => [household.id, addressLine(household, writing)]));
  return {
    changed: changed.map((household) => ({
      names: namesMessage(household),
      before: old.get(household.id) ?? '',
      after: addressLine(household, writing),
    })),
    added: plan.added.map((household) => ({ names: namesMessage(household), after: addressLine(household, writing) })),
    change: version,
  };
}

/** Throws Fault 'list-changed' where an answer was decided or changed meanwhile, and 'quota-full' beyond the bounds of a list. */
export async function decideAnswers(
  context: Context,
  id: string,
  { what, isDryRun, answers: decisions }: { what: 'take' | 'refuse'; isDryRun: boolean; answers: readonly Decision[] },
) {
  const { store } = context.shop;
  const { owner } = changing(context, id);
  return store.write(async (trx) => {
    const list = await lockGuestList(trx, store.engine, owner, id);
    if (!list) throw noList();
    const answers = await waiting(trx, id, decisions);
    if (what === 'take') return take(trx, context, list, { answers, decisions, isDryRun });
    if (!isDryRun) for (const answer of answers) await putAnswer(trx, { ...answer, state: 'refused', version: answer.version + 1 }, null);
    return { changed: [], added: [], change: null };
  });
}
