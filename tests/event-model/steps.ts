/** Which step is taken how, and the rules that hold after each. */
import { expect } from 'vitest';
import { dayMs } from '#core/values/unit.ts';
import { answerAsHost, deleteAnswers, readPage, send } from './answer-steps.ts';
import { pairOf } from './counts.ts';
import { type HostStepKind, hostSteps } from './host-steps.ts';
import { changeList, type ListStep, listStepKinds } from './list-steps.ts';
import { type Model, meet, newBrowser, standing, type Turn } from './model.ts';
import { type OpenStepKind, openSteps } from './open-steps.ts';
import { checkPrinted, printStep } from './print-steps.ts';
import { commitMark, type Rows } from './rows.ts';
import { checkRules } from './rules.ts';
import { checkSeating, seatingStep } from './seating-steps.ts';

export const householdStepKinds = ['read', 'send', 'send', 'send', 'send', 'host', 'delete'] as const;
type HouseholdStepKind = (typeof householdStepKinds)[number];

export type Step = Turn & {
  kind: HouseholdStepKind | HostStepKind | ListStep['kind'] | OpenStepKind | 'clock' | 'seating' | 'print';
};

/** Lists behind numbers take ten calls: they are compared after every eighth step. */
const wholeEvery = 8;
/** Links that were revoked are tried by the last ones. */
const triedRevoked = 2;

const isListStep = (kind: Step['kind']): kind is ListStep['kind'] => listStepKinds.some((one) => one === kind);
const isOf = <Kind extends string>(steps: Record<Kind, unknown>, kind: string): kind is Kind => kind in steps;

const householdSteps: Record<HouseholdStepKind, (model: Model, turn: Turn) => Promise<unknown>> = {
  read: readPage,
  send,
  host: answerAsHost,
  delete: deleteAnswers,
};

async function takeStep(model: Model, step: Step): Promise<void> {
  const { kind, pick } = step;
  if (kind === 'clock') {
    model.clock.now = Date.parse(model.term.end) + ([-1_000, -20 * dayMs, 0, 1_000, -dayMs][pick % 5] ?? 0);
    return;
  }
  if (kind === 'seating') return seatingStep(model, step);
  if (kind === 'print') return printStep(model, step);
  if (isOf(openSteps, kind)) return openSteps[kind](model, step);
  const household = await standing(model, step.household);
  if (isOf(hostSteps, kind)) return hostSteps[kind](model, step, household);
  if (household === null) return;
  if (isListStep(kind)) return changeList(model.shop, model.home, model.list, { kind, household, pick });
  await householdSteps[kind](model, step);
}

/** Only those who may not sit any more lost their seats, and nobody got one. */
function expectFreed(model: Model, { seats, invites, replies }: Rows): void {
  const sitting = new Set(seats.map(pairOf));
  const invited = new Set(invites.map(pairOf));
  const declined = new Set(replies.filter(({ answer }) => answer === 'no').map(pairOf));
  const kept = model.sitting.filter((seat) => invited.has(pairOf(seat)) && !declined.has(pairOf(seat)));
  expect(seats.map(pairOf)).toEqual(kept.map(pairOf));
  if (model.sitting.some((seat) => !sitting.has(pairOf(seat)))) meet(model, 'freed seat');
}

/** Limits are no subject here: these would be met before every eighth step. */
const limited: readonly Step['kind'][] = ['open', 'delete'];

async function dropLimits({ store }: Model['shop']): Promise<void> {
  await store.write((trx) => trx.deleteFrom('rate_limits').execute());
}

/** Takes a step, the `at`-th of its history, and looks at everything that it may have changed. */
export async function take(model: Model, step: Step, at: number): Promise<void> {
  const { shop, home, event, keys, revoked, list } = model;
  const { kind } = step;
  const isWhole = (at + 1) % wholeEvery === 0;
  if (isWhole || limited.includes(kind)) await dropLimits(shop);
  await takeStep(model, step);
  // Nothing was written since all rows were looked at: they are as they were.
  const mark = await commitMark(shop);
  if (mark === model.seen && !isWhole) return;
  const hasLinks = isWhole || isListStep(kind) || kind === 'revoke';
  const links = hasLinks ? { keys: keys.values(), revoked: revoked.slice(-triedRevoked), went: list.went } : null;
  const rows = await checkRules(shop, home, event, { links, isWhole, guest: newBrowser(model) });
  if (kind !== 'seating') expectFreed(model, rows);
  model.sitting = rows.seats;
  if (isWhole || kind === 'seating') await checkSeating(model, rows, step);
  if (isWhole || kind === 'print' || kind === 'seating') await checkPrinted(model, rows);
  model.seen = await commitMark(shop);
}
