/** What a gesture shows over a panel: guide lines that elements snapped to, and the rectangle that selects. */
import type { SheetPanel } from '#core/layout/sheet.ts';
import type { Guide } from '#web/editor/arrange/snap.ts';
import type { Axis, Gap } from '#web/editor/arrange/spacing.ts';
import { useGesture } from '#web/editor/context.ts';
import { boxStyle } from './box-style.ts';

/** A distance that equals another one, in millimetres. */
function GapMark({ axis, gap, panel, pixels }: { axis: Axis; gap: Gap; panel: SheetPanel; pixels: (um: number) => number }) {
  const [alongUm, acrossUm] = axis === 'x' ? [panel.xUm, panel.yUm] : [panel.yUm, panel.xUm];
  const [from, across] = [pixels(gap.fromUm - alongUm), pixels(gap.acrossUm - acrossUm)];
  const length = pixels(gap.toUm - gap.fromUm);
  return (
    <span
      className={`face-gap face-gap-${axis}`}
      style={axis === 'x' ? { left: from, top: across, width: length } : { top: from, left: across, height: length }}
    >
      <span className="figures">{String(Math.round((gap.toUm - gap.fromUm) / 100) / 10).replace('.', ',')}</span>
    </span>
  );
}

type Props = {
  page: string;
  panel: SheetPanel;
  scale: number;
  /** One of the shown panels shows what may reach beyond it: distances and the rectangle. */
  isLast: boolean;
};

export function GestureMarks({ page, panel, scale, isLast }: Props) {
  const guides = useGesture((gesture) => gesture.guides);
  const marquee = useGesture((gesture) => gesture.marquee);
  const pixels = (um: number) => (um / 1000) * scale;
  const isOn = ({ axis, atUm }: Guide) =>
    axis === 'x' ? atUm >= panel.xUm && atUm <= panel.xUm + panel.widthUm : atUm >= panel.yUm && atUm <= panel.yUm + panel.heightUm;
  return (
    <>
      {/* By place in the list: a gesture moves marks with every frame, and adds and removes few. */}
      {numbered(guides.filter((guide) => (guide.gap ? isLast : isOn(guide)))).map(([key, { axis, atUm, gap }]) =>
        gap ? (
          <GapMark key={key} axis={axis} gap={gap} panel={panel} pixels={pixels} />
        ) : (
          <span
            key={key}
            className={`face-guide face-guide-${axis}`}
            style={axis === 'x' ? { left: pixels(atUm - panel.xUm) } : { top: pixels(atUm - panel.yUm) }}
          />
        ),
      )}
      {isLast && marquee?.page === page ? <span className="face-marquee" style={boxStyle(marquee, panel, scale, 0)} /> : null}
    </>
  );
}

/** With keys such as "line x 0". */
function numbered(guides: readonly Guide[]): (readonly [key: string, guide: Guide])[] {
  const kinds = Map.groupBy(guides, ({ axis, gap }) => `${gap ? 'gap' : 'line'} ${axis}`);
  return [...kinds].flatMap(([kind, own]) => own.map((guide, index) => [`${kind} ${index}`, guide] as const));
}
