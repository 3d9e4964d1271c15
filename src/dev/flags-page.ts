/** The development page of feature tests: flags with their state, and what their rules have shown. */
import { escapeMarkup } from '#core/values/markup.ts';
import { flagResults, type RuleResults } from '#services/flags/flag-results.ts';
import type { Shop } from '#services/handler.ts';
import { flagsOf } from '#store/flags/flag-index.ts';
import { operatorText as t } from '#texts/server-texts.ts';

type Table = (head: string[], rows: string[][]) => string;

const percent = (share: number | null | undefined) => (share === null || share === undefined ? '' : `${(share * 100).toFixed(2)} %`);
const figure = (value: number | null | undefined) => (value === null || value === undefined ? '' : value.toPrecision(3));

function ruleTable({ label, needed, results: { arms, comparisons, ratio } }: RuleResults, table: Table): string {
  const head = ['treatment', 'visitors', 'mean', 'difference', 'interval', 'p', 'better', 'lift', 'verdict'] as const;
  const rows = arms.map(({ treatment, n, mean }) => {
    const found = comparisons?.find((comparison) => comparison.treatment === treatment);
    const interval = found?.interval ? `${figure(found.interval.low)} … ${figure(found.interval.high)}` : '';
    const verdict = found ? t(`flags.page.verdict.${found.verdict}`, { days: found.daysLeft ?? 0 }) : '';
    return [
      escapeMarkup(treatment),
      String(n),
      figure(mean),
      figure(found?.difference),
      interval,
      figure(found?.p),
      percent(found?.probabilityBetter),
      percent(found?.lift),
      verdict,
    ];
  });
  const alarm = ratio.isAlarm ? `<p><strong>${t('flags.page.ratio', { p: figure(ratio.p) })}</strong></p>` : '';
  const plan = needed === null ? '' : `<p>${t('flags.page.needed', { count: needed })}</p>`;
  return `<h3>${escapeMarkup(label)}</h3>${plan}${alarm}${table(
    head.map((name) => t(`flags.page.${name}`)),
    rows,
  )}`;
}

/** The body of the page. */
export async function flagsPage(shop: Shop, table: Table): Promise<string> {
  const { flags, isOff } = await flagsOf(shop.store);
  const parts = await Promise.all(
    Array.from(flags.values(), async ({ flag }) => {
      const { phase, phaseAt, excluded, rules } = await flagResults(shop, flag.name);
      const state = flag.status === 'ARCHIVED' ? 'archived' : flag.killed ? 'killed' : 'active';
      const facts = t('flags.page.facts', { state: t(`flags.page.state.${state}`), phase, since: phaseAt.slice(0, 10), excluded });
      return `<h2>${escapeMarkup(flag.name)}</h2><p>${facts}</p>${rules.map((rule) => ruleTable(rule, table)).join('')}`;
    }),
  );
  const off = isOff ? `<p><strong>${t('flags.page.off')}</strong></p>` : '';
  return off + (parts.join('') || `<p>${t('flags.page.none')}</p>`);
}
