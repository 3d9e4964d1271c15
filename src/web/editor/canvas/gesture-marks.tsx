/** What a gesture shows over a panel: guide lines that elements snapped to, and the rectangle that selects. */
import type { SheetPanel } from '#core/layout/sheet.ts';
import { useEditor } from '#web/editor/context.ts';
import { boxStyle } from './box-style.ts';

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
      {guides.map(({ axis, atUm }) =>
        axis === 'x'
          ? isOn(atUm, panel.xUm, panel.widthUm) && (
              <span key={`x${atUm}`} className="face-guide face-guide-x" style={{ left: pixels(atUm - panel.xUm) }} />
            )
          : isOn(atUm, panel.yUm, panel.heightUm) && (
              <span key={`y${atUm}`} className="face-guide face-guide-y" style={{ top: pixels(atUm - panel.yUm) }} />
            ),
      )}
      {hasMarquee && marquee?.page === page ? <span className="face-marquee" style={boxStyle(marquee, panel, scale, 0)} /> : null}
    </>
  );
}
