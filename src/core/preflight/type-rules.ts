/** Rules over printed type: is it large enough for its colour and its ground, and can it be told from what lies under it. */
import type { CalendarGridElement } from '#core/design/calendar/grid-element.ts';
import type { Page, TextElement } from '#core/design/document.ts';
import type { Paint } from '#core/layout/sheet.ts';
import { type MessageValue, message } from '#core/values/message.ts';
import { contrastOf, luminance } from './contrast.ts';
import { type Checked, type CheckedPage, type Finding, findingName, findPlacedElement, ownBox } from './finding.ts';
import { groundsOf, mixed } from './ground.ts';
import { largeTypeUm } from './limits.ts';
import type { TextMark } from './marks.ts';

/** Grounds with less of the ink on them than this play no part: a letter may touch a leaf. */
const noticeableShare = 0.15;

/** Rounding of fitted sizes must not be reported: a hundredth of a point. */
const toleranceUm = 4;

/** `shares`: of its ink on each screen colour, the type's own mixed with it where it is see-through; `onPhoto` the rest. */
type Type = { id: string; sizeUm: number; paint: Paint; shares: { hex: string; own: string; share: number }[]; onPhoto: number };

/** Type of each element and ink: its smallest size, its paint, and the grounds its ink lies on. */
function typesOf({ marks }: CheckedPage): Type[] {
  const texts = marks.filter((mark): mark is TextMark => mark.kind === 'text' && mark.glyphs.length > 0);
  return [...Map.groupBy(texts, ({ of, paint }) => `${of} ${JSON.stringify(paint)}`).values()].flatMap((runs) => {
    const [first] = runs;
    if (!first) return [];
    const id = first.of;
    const glyphs = runs.reduce((sum, run) => sum + run.glyphs.length, 0);
    const grounds = runs.flatMap((run) =>
      groundsOf(marks, run).map(({ hex, share }) => ({
        hex,
        own: mixed(run.paint.hex, hex, run.opacity),
        share: (share * run.glyphs.length) / glyphs,
      })),
    );
    const merged = new Map<string, Type['shares'][number]>();
    let onPhoto = 0;
    for (const { hex, own, share } of grounds) {
      if (hex === null || own === null) onPhoto += share;
      else merged.set(`${hex} ${own}`, { hex, own, share: share + (merged.get(`${hex} ${own}`)?.share ?? 0) });
    }
    const sizeUm = Math.min(...runs.map((run) => run.sizeUm));
    return [{ id, sizeUm, paint: first.paint, shares: [...merged.values()], onPhoto }];
  });
}

function isReversed({ shares }: Type): boolean {
  return shares.reduce((sum, { hex, own, share }) => sum + (luminance(hex) < luminance(own) ? share : 0), 0) > 0.5;
}

/** One ink needs no other plate to meet it. */
function inkCount(paint: Paint): number {
  return paint.kind === 'finish' ? 1 : [paint.c, paint.m, paint.y, paint.k].filter((ink) => ink > 0).length;
}

/** Points to one decimal. */
function pointsOf(um: number): number {
  return Math.round((um / 25_400) * 720) / 10;
}

function points(um: number): MessageValue {
  const number = pointsOf(um);
  return { number, decimals: Number.isInteger(number) ? 0 : 1 };
}

type About = { checked: Checked; page: Page; element: TextElement | CalendarGridElement; type: Type };

function sizeFindings({ checked: { limits }, page, element, type }: About): Finding[] {
  const { sizeUm, paint } = type;
  const at = { rule: 'type-size', page: page.id, element: element.id, box: ownBox(element) } as const;
  const name = findingName({ page, element });
  const measured = `${pointsOf(sizeUm)}pt`;
  if (sizeUm < limits.typeUm - toleranceUm) {
    const text = message('preflight.type-size.block', { name });
    const figures = message('preflight.figures.type-least', { size: points(sizeUm), limit: points(limits.typeUm) });
    return [{ ...at, level: 'block', measured, message: text, figures, ...growTo(limits.typeUm, page, element, type) }];
  }
  if (sizeUm >= limits.fineTypeUm - toleranceUm) return [];
  const isPale = isReversed(type);
  if (!isPale && paint.kind === 'process' && inkCount(paint) < 2) return [];
  const why = paint.kind === 'finish' ? 'finish' : isPale ? 'reversed' : 'inks';
  const text = message(`preflight.type-size.${why}`, { name });
  const figures = message('preflight.figures.type-good', { size: points(sizeUm), limit: points(limits.fineTypeUm) });
  const level = isPale || paint.kind === 'finish' ? 'confirm' : 'warn';
  return [{ ...at, level, measured, message: text, figures, ...growTo(limits.fineTypeUm, page, element, type) }];
}

/** Offered only where the size is the wished one: what was shrunk to fit would be shrunk again. */
function growTo(sizeUm: number, page: Page, element: About['element'], type: Type): Pick<Finding, 'repair'> {
  if (element.kind !== 'text' || Math.abs(element.sizeUm - type.sizeUm) > toleranceUm) return {};
  return { repair: { kind: 'setTextStyle', page: page.id, element: element.id, style: { sizeUm } } };
}

function contrastFindings({ checked: { limits }, page, element, type }: About): Finding[] {
  const { paint, sizeUm, shares, onPhoto } = type;
  const at = { rule: 'contrast', page: page.id, element: element.id, box: ownBox(element), measured: '' } as const;
  const name = findingName({ page, element });
  // A relief has no colour of its own: it is seen by its shadow.
  if (paint.kind === 'finish' && paint.finish === 'relief') return [];
  if (onPhoto > 0.5) {
    return [{ ...at, level: 'warn', message: message('preflight.contrast.photo', { name }) }];
  }
  const worst = Math.min(...shares.filter(({ share }) => share >= noticeableShare).map(({ hex, own }) => contrastOf(own, hex)));
  const { least, large, text: reading } = limits.contrast;
  // Foil shines darker or lighter than its flat colour, whatever lies beside it.
  const enough = paint.kind === 'finish' ? least : sizeUm >= largeTypeUm ? large : reading;
  if (worst >= enough) return [];
  if (worst < least) return [{ ...at, level: 'confirm', message: message('preflight.contrast.confirm', { name }) }];
  return [{ ...at, level: 'warn', message: message('preflight.contrast.warn', { name }) }];
}

/** Type that is too small for the way it is printed, and type that can hardly be told from what lies under it. */
export function typeFindings(checked: Checked): Finding[] {
  return checked.pages.flatMap((one) => {
    const { page } = one;
    return typesOf(one).flatMap((type) => {
      const element = findPlacedElement(page, type.id);
      if (element?.kind !== 'text' && element?.kind !== 'calendar-grid') return [];
      const about: About = { checked, page, element, type };
      return [...sizeFindings(about), ...contrastFindings(about)];
    });
  });
}
