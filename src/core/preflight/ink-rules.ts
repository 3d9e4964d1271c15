/** Rules over process inks: how much lies on one spot, and lines that are too thin to print. */
import type { Paint } from '#core/layout/sheet.ts';
import { message } from '#core/values/message.ts';
import { boxOf, type Checked, type CheckedPage, type Finding, measuredMm, sourceOf } from './finding.ts';
import { groundsOf } from './ground.ts';
import type { PageMark, TextMark } from './marks.ts';

/** Ink of a text that is less than this share above its heaviest ground is not worth a word. */
const noticeableShare = 0.05;

function coverage(paint: Paint): number {
  return paint.kind === 'process' ? paint.c + paint.m + paint.y + paint.k : 0;
}

/** Black type overprints: what lies under it stays and counts too. */
function heaviestOf(marks: readonly PageMark[], mark: PageMark): number {
  if (mark.kind === 'photo') return 0;
  if (mark.kind !== 'text' || !isTextBlack(mark.paint)) return coverage(mark.paint);
  return coverage(mark.paint) + heaviestGround(marks, mark);
}

function isTextBlack(paint: Paint): boolean {
  return paint.kind === 'process' && paint.c + paint.m + paint.y === 0 && paint.k === 100;
}

function heaviestGround(marks: readonly PageMark[], text: TextMark): number {
  // Black on black stays one black.
  return Math.max(
    0,
    ...groundsOf(marks, text)
      .filter(({ share }) => share >= noticeableShare)
      .map(({ colours }) => colours),
  );
}

function onPage({ limits, photo }: Checked, { page, marks }: CheckedPage): Finding[] {
  const heaviest = new Map<string, { percent: number; mark: PageMark }>();
  const thinnest = new Map<string, { widthUm: number; mark: PageMark }>();
  for (const mark of marks) {
    const percent = heaviestOf(marks, mark);
    if (percent > (heaviest.get(mark.of)?.percent ?? limits.ink)) heaviest.set(mark.of, { percent, mark });
    if (mark.kind !== 'line' || mark.paint.kind === 'finish') continue;
    if (mark.widthUm < (thinnest.get(mark.of)?.widthUm ?? limits.lineUm)) thinnest.set(mark.of, { widthUm: mark.widthUm, mark });
  }
  const at = (mark: PageMark) => ({ page: page.id, element: sourceOf(page, mark.of, photo).element, box: boxOf(mark.bounds) });
  return [
    ...[...heaviest].map(([of, { percent, mark }]): Finding => {
      const text = message('preflight.ink-limit', { name: sourceOf(page, of, photo).name });
      const figures = message('preflight.figures.ink', { percent: Math.round(percent), limit: limits.ink });
      return { rule: 'ink-limit', level: 'block', ...at(mark), measured: `${Math.round(percent)}%`, message: text, figures };
    }),
    ...[...thinnest].map(([of, { widthUm, mark }]): Finding => {
      const widths = { width: { lengthUm: widthUm }, limit: { lengthUm: limits.lineUm } };
      const text = message('preflight.line-width', { name: sourceOf(page, of, photo).name });
      const figures = message('preflight.figures.line', widths);
      return { rule: 'line-width', level: 'confirm', ...at(mark), measured: measuredMm(widthUm), message: text, figures };
    }),
  ];
}

/** Elements and grounds whose colour would not dry, and printed hairlines. */
export function inkFindings(checked: Checked): Finding[] {
  return checked.pages.flatMap((one) => onPage(checked, one));
}
