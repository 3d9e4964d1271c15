/** Which rows become one household once the customer has answered: each join can be taken back, and each question is answered here. */
import type { ImportRow } from './people-of-grid.ts';

export const joinAnswers = ['together', 'apart'] as const;
export type JoinAnswer = (typeof joinAnswers)[number];

/** By the line of the row that was joined to one above. */
export type JoinAnswers = Readonly<Record<string, JoinAnswer>>;

/** What holds without an answer: an open question joins nothing. */
export function answerOf({ line, join }: Pick<ImportRow, 'line' | 'join'>, answers: JoinAnswers): JoinAnswer {
  return answers[line] ?? (join !== null && join.reason !== 'asked' ? 'together' : 'apart');
}

/** The rows that give guests, by household, in the order of the list. */
export function rowsByHousehold(rows: readonly ImportRow[], answers: JoinAnswers): ImportRow[][] {
  const groups: ImportRow[][] = [];
  const byLine = new Map<number, ImportRow[]>();
  for (const row of rows) {
    if (row.household === null) continue;
    // A join names a line above, so that its household is known here.
    const above = row.join !== null && answerOf(row, answers) === 'together' ? byLine.get(row.join.line) : undefined;
    const group = above ?? [];
    if (!above) groups.push(group);
    group.push(row);
    byLine.set(row.line, group);
  }
  return groups;
}
