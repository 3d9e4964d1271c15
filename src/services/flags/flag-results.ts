/** Results of a test for operators: what each rule's treatments have shown in the current phase. */

import type { Condition, Flag } from '#core/flags/definition.ts';
import { type Results, resultsOf, usualTau, visitorsForConversion } from '#core/flags/results.ts';
import { Fault } from '#core/values/fault.ts';
import { dayMs } from '#core/values/unit.ts';
import { csvFile } from '#services/csv.ts';
import type { Shop } from '#services/handler.ts';
import { phaseSums, type RuleArm } from '#store/flags/arm-sums.ts';
import type { StoredFlag } from '#store/flags/definitions.ts';
import { flagsOf } from '#store/flags/flag-index.ts';

/** `needed`: visitors an arm that the test needs, null before the baseline has converted. */
export type RuleResults = { label: string; tau: number; needed: number | null; results: Results };
export type FlagResults = { flag: Flag; phase: number; phaseAt: string; fullDays: number; excluded: number; rules: RuleResults[] };

/** The arms of a rule in the order of its shares, with `off` as the baseline where it is one of them. */
function armsOf({ label, partitions }: Condition, found: readonly RuleArm[]) {
  const shares = partitions.filter(({ size }) => size > 0);
  const ordered = [...shares.filter(({ treatment }) => treatment === 'off'), ...shares.filter(({ treatment }) => treatment !== 'off')];
  return ordered.map(({ treatment, size }) => {
    const {
      n = 0,
      converted = 0,
      sum = 0,
      sumOfSquares = 0,
    } = found.find((arm) => arm.label === label && arm.treatment === treatment) ?? {};
    return { treatment, weight: size, n, converted, sum, sumOfSquares };
  });
}

function ruleResults({ plan }: StoredFlag, condition: Condition, found: readonly RuleArm[], fullDays: number): RuleResults {
  const arms = armsOf(condition, found);
  const [base] = arms;
  const mean = base && base.n > 0 ? (plan.measure === 'conversion' ? base.converted : base.sum) / base.n : 0;
  const tau = plan.tau ?? usualTau(mean);
  const needed = plan.measure === 'conversion' && mean > 0 && mean + tau < 1 ? visitorsForConversion(mean, tau, arms.length) : null;
  return { label: condition.label, tau, needed, results: resultsOf(arms, { metric: plan.measure, tau, fullDays }) };
}

/** Throws Fault 'not-found' for an unknown flag. */
export async function flagResults({ store, clock }: Pick<Shop, 'store' | 'clock'>, name: string): Promise<FlagResults> {
  const stored = (await flagsOf(store)).flags.get(name);
  if (!stored) throw new Fault('not-found', `no flag ${name}`);
  const { flag, phase, phaseAt, plan } = stored;
  const { arms, excluded } = await phaseSums(store, name, phase, plan);
  const fullDays = Math.floor((clock().getTime() - Date.parse(phaseAt)) / dayMs);
  const tests = flag.conditions.filter(({ partitions }) => partitions.filter(({ size }) => size > 0).length > 1);
  return { flag, phase, phaseAt, fullDays, excluded, rules: tests.map((condition) => ruleResults(stored, condition, arms, fullDays)) };
}

/** One row an arm, for spreadsheets: numbers with a point, empty where a figure is not known. */
export function resultsCsv({ flag, phase, rules }: FlagResults): string {
  const head = [
    'flag',
    'phase',
    'rule',
    'treatment',
    'visitors',
    'mean',
    'difference',
    'low',
    'high',
    'p',
    'probability_better',
    'lift',
    'verdict',
    'ratio_p',
  ];
  const rows = rules.flatMap(({ label, results: { arms, comparisons, ratio } }) =>
    arms.map(({ treatment, n, mean }) => {
      const compared = comparisons?.find((comparison) => comparison.treatment === treatment);
      return [
        flag.name,
        phase,
        label,
        treatment,
        n,
        mean,
        compared?.difference,
        compared?.interval?.low,
        compared?.interval?.high,
        compared?.p,
        compared?.probabilityBetter,
        compared?.lift,
        compared?.verdict,
        ratio.p,
      ];
    }),
  );
  return csvFile([head, ...rows]);
}
