/** What the canvas shows and does not print: safe area, folds, bleed, cut contour, perforation, the product's overlay. */
import type { Sheet, SheetPanel } from '#core/layout/sheet.ts';

export const guideKinds = ['safe', 'fold', 'bleed', 'cut', 'perforation', 'overlay'] as const;
export type GuideKind = (typeof guideKinds)[number];

export const firstGuides: ReadonlySet<GuideKind> = new Set(['safe', 'fold', 'cut', 'perforation', 'overlay']);

/** The kinds a sheet has. */
export function guidesOf({ foldsUm, foldsYUm = [], cut, perforations }: Sheet, hasOverlay: boolean): GuideKind[] {
  const has: Record<GuideKind, boolean> = {
    safe: true,
    fold: foldsUm.length + foldsYUm.length > 0,
    bleed: true,
    cut: cut !== undefined,
    perforation: perforations !== undefined,
    overlay: hasOverlay,
  };
  return guideKinds.filter((kind) => has[kind]);
}

type LinesProps = { sheet: Sheet; panel: SheetPanel; shown: ReadonlySet<GuideKind> };

/** Bleed on the outer sides of the panel, contour and perforation; safe lines and folds are drawn by the panel. */
export function GuideLines({ sheet, panel, shown }: LinesProps) {
  const { xUm, yUm, widthUm, heightUm } = panel;
  const perforations = (sheet.perforations ?? []).map(({ x1Um, y1Um, x2Um, y2Um }) => `M ${x1Um} ${y1Um} L ${x2Um} ${y2Um}`);
  const lines: [kind: GuideKind, d: string][] = [
    ['bleed', bleedPath(sheet, panel)],
    ['cut', (sheet.cut ?? []).join(' ')],
    ['perforation', perforations.join(' ')],
  ];
  return (
    <svg className="face-lines" viewBox={`${xUm} ${yUm} ${widthUm} ${heightUm}`} aria-hidden="true">
      {lines.map(([kind, d]) => (shown.has(kind) && d !== '' ? <path key={kind} className={`line-${kind}`} d={d} /> : null))}
    </svg>
  );
}

function bleedPath({ widthUm, heightUm, bleedUm }: Sheet, panel: SheetPanel): string {
  const left = panel.xUm === 0 ? -bleedUm : panel.xUm;
  const top = panel.yUm === 0 ? -bleedUm : panel.yUm;
  const right = panel.xUm + panel.widthUm === widthUm ? widthUm + bleedUm : panel.xUm + panel.widthUm;
  const bottom = panel.yUm + panel.heightUm === heightUm ? heightUm + bleedUm : panel.yUm + panel.heightUm;
  const line = (isOuter: boolean, x1: number, y1: number, x2: number, y2: number) => (isOuter ? [`M ${x1} ${y1} L ${x2} ${y2}`] : []);
  return [
    ...line(left < panel.xUm, left, top, left, bottom),
    ...line(right > panel.xUm + panel.widthUm, right, top, right, bottom),
    ...line(top < panel.yUm, left, top, right, top),
    ...line(bottom > panel.yUm + panel.heightUm, left, bottom, right, bottom),
  ].join(' ');
}
