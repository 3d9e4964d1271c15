/** The guide lines and equal distances of a gesture as pieces that only a transform tells apart, in pixels of a panel. */
import type { Box } from '#core/design/outlines/outline.ts';
import type { Guide } from '#web/editor/arrange/snap.ts';

/** What is drawn of a mark: a line over the whole panel; of a distance a bar and its length. */
export const markKinds = ['line-x', 'line-y', 'bar-x', 'bar-y', 'label'] as const;
export type MarkKind = (typeof markKinds)[number];
export type Mark = { kind: MarkKind; transform: string; text?: string };

/** `scale`: pixels per millimetre. Distances may reach beyond the panel; lines beside it are left out. */
export function findingMarks(guides: readonly Guide[], panel: Box, scale: number): { lines: Mark[]; distances: Mark[] } {
  const pixels = (um: number) => Math.round((um / 1000) * scale);
  const isOn = ({ axis, atUm }: Guide) =>
    axis === 'x' ? atUm >= panel.xUm && atUm <= panel.xUm + panel.widthUm : atUm >= panel.yUm && atUm <= panel.yUm + panel.heightUm;
  const lines = guides
    .filter((guide) => !guide.gap && isOn(guide))
    .map(({ axis, atUm }): Mark => {
      return axis === 'x'
        ? { kind: 'line-x', transform: `translateX(${pixels(atUm - panel.xUm)}px)` }
        : { kind: 'line-y', transform: `translateY(${pixels(atUm - panel.yUm)}px)` };
    });

  function distance({ axis, gap }: Guide): Mark[] {
    if (!gap) return [];
    const [alongUm, acrossUm] = axis === 'x' ? [panel.xUm, panel.yUm] : [panel.yUm, panel.xUm];
    const [from, to, across] = [pixels(gap.fromUm - alongUm), pixels(gap.toUm - alongUm), pixels(gap.acrossUm - acrossUm)];
    const shift = (along: number) => (axis === 'x' ? `translate(${along}px, ${across}px)` : `translate(${across}px, ${along}px)`);
    return [
      { kind: `bar-${axis}`, transform: `${shift(from)} ${axis === 'x' ? `scaleX(${to - from})` : `scaleY(${to - from})`}` },
      { kind: 'label', transform: `${shift((from + to) / 2)} translate(-50%, -50%)`, text: millimetres(gap.toUm - gap.fromUm) },
    ];
  }
  // Chains of equal distances share pieces.
  const distances = new Map(guides.flatMap(distance).map((mark) => [`${mark.kind} ${mark.transform}`, mark]));
  return { lines, distances: [...distances.values()] };
}

/** With one digit after the comma. */
function millimetres(um: number): string {
  return String(Math.round(um / 100) / 10).replace('.', ',');
}
