/** What a gesture shows over a panel: guide lines that elements snapped to, and the rectangle that selects. */
import type { SheetPanel } from '#core/layout/sheet.ts';
import type { Axis, Gap } from '#web/editor/arrange/spacing.ts';
import { useEditor } from '#web/editor/context.ts';
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
  /** One of the shown panels shows the rectangle, which may reach beyond it. */
  hasMarquee: boolean;
};

export function GestureMarks({ page, panel, scale, hasMarquee }: Props) {
  const guides = useEditor((state) => state.guides);
  const marquee = useEditor((state) => state.marquee);
  const pixels = (um: number) => (um / 1000) * scale;
  const isOn = (atUm: number, from: number, length: number) => atUm >= from && atUm <= from + length;
  return (
    <>
      {guides.map(({ axis, atUm, gap }) =>
        gap ? (
          <GapMark key={`${axis}${gap.fromUm} ${gap.toUm}`} axis={axis} gap={gap} panel={panel} pixels={pixels} />
        ) : axis === 'x' ? (
          isOn(atUm, panel.xUm, panel.widthUm) && (
            <span key={`x${atUm}`} className="face-guide face-guide-x" style={{ left: pixels(atUm - panel.xUm) }} />
          )
        ) : (
          isOn(atUm, panel.yUm, panel.heightUm) && (
            <span key={`y${atUm}`} className="face-guide face-guide-y" style={{ top: pixels(atUm - panel.yUm) }} />
          )
        ),
      )}
      {hasMarquee && marquee?.page === page ? <span className="face-marquee" style={boxStyle(marquee, panel, scale, 0)} /> : null}
    </>
  );
}
