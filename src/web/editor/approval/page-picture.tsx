/** A page as it will be printed: what the trim or the die leaves of it, with its folds; on narrow windows and long sheets panel by panel. */
import { useId, useMemo, useRef } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import { openCover } from '#core/layout/open-sheet.ts';
import type { Sheet, SheetPanel } from '#core/layout/sheet.ts';
import { paintSheet, type SvgResources } from '#paint/svg/sheet.ts';
import { reactElement } from '#web/editor/preview/svg-element.tsx';
import { useEditorTexts } from '#web/editor/texts.ts';
import { paperLook } from '#web/product/paper-texture.ts';
import { useShown } from './use-shown.ts';

/** A sheet with more panels is too long to be read as a whole. */
const maxWholePanels = 2;
/** Narrower panels, such as glue tabs, carry nothing to read. */
const minPanelUm = 15_000;

function readablePanels({ panels }: Sheet): SheetPanel[] {
  return panels.filter(({ widthUm, heightUm }) => Math.min(widthUm, heightUm) >= minPanelUm);
}

/** False where the panels of the sheet are shown one after another. Two pages of a book lie open side by side. */
export function isShownWhole(sheet: Sheet, isNarrow: boolean): boolean {
  const { length } = sheet.panels;
  if (openCover(sheet) || (length === 2 && sheet.panels[0]?.id === sheet.id)) return true;
  return length === 1 || (!isNarrow && length <= maxWholePanels) || readablePanels(sheet).length === 0;
}

/** `onSeen`: all of it was in view, panel by panel where it is shown so. */
type Props = { sheet: Sheet; painting: SvgResources; paper: string; isNarrow: boolean; onSeen: () => void };

export function PagePicture({ sheet, painting, paper, isNarrow, onSeen }: Props) {
  const t = useEditorTexts();
  const readable = readablePanels(sheet);
  const cover = useMemo(() => openCover(sheet), [sheet]);
  const seen = useRef(new Set<string>());
  if (cover) return <Part sheet={cover} painting={painting} paper={paper} panel={cover.panels[0] ?? null} onSeen={onSeen} />;
  if (isShownWhole(sheet, isNarrow)) return <Part sheet={sheet} painting={painting} paper={paper} panel={null} onSeen={onSeen} />;
  function see(panel: string) {
    seen.current.add(panel);
    if (readable.every(({ id }) => seen.current.has(id))) onSeen();
  }
  const front = (panel: SheetPanel) => (panel.id === 'front' ? 0 : 1);
  return (
    <div className="proof-panels">
      {readable
        .toSorted((a, b) => front(a) - front(b))
        .map((panel) => (
          <figure key={panel.id}>
            <Part sheet={sheet} painting={painting} paper={paper} panel={panel} onSeen={() => see(panel.id)} />
            <figcaption>{t(panelName(panel.id))}</figcaption>
          </figure>
        ))}
    </div>
  );
}

type PartProps = Omit<Props, 'isNarrow'> & { panel: SheetPanel | null };

function Part({ sheet, painting, paper, panel, onSeen }: PartProps) {
  const t = useEditorTexts();
  const id = useId();
  const picture = useRef<SVGSVGElement>(null);
  useShown(picture, sheet, onSeen);
  const painted = useMemo(
    () => paintSheet(sheet, painting, { view: panel ? { panel: panel.id } : 'trim', prefix: id, foil: 'ramp' }),
    [sheet, painting, panel, id],
  );
  const { widthUm, heightUm, foldsUm, foldsYUm = [], perforations = [] } = sheet;
  const trim = `M 0 0 H ${widthUm} V ${heightUm} H 0 Z`;
  const names = panel ? [panel] : sheet.panels;
  const view = panel ?? { widthUm, heightUm };
  return (
    <svg
      ref={picture}
      viewBox={painted.attrs.viewBox}
      className="proof-sheet"
      style={{ aspectRatio: `${view.widthUm} / ${view.heightUm}`, '--ratio': view.widthUm / view.heightUm }}
      role="img"
      aria-label={names.map((one) => t(panelName(one.id))).join(', ')}
    >
      <path d={sheet.cut ? sheet.cut.join(' ') : trim} fillRule="evenodd" fill={paperLook(paper).colour} />
      {painted.children.map(reactElement)}
      {panel ? null : (
        <g className="proof-lines">
          {foldsUm.map((x) => (
            <path key={`x${x}`} d={`M ${x} 0 V ${heightUm}`} />
          ))}
          {foldsYUm.map((y) => (
            <path key={`y${y}`} d={`M 0 ${y} H ${widthUm}`} />
          ))}
          {perforations.map(({ x1Um, y1Um, x2Um, y2Um }) => (
            <path key={`p${x1Um} ${y1Um} ${x2Um} ${y2Um}`} className="proof-dots" d={`M ${x1Um} ${y1Um} L ${x2Um} ${y2Um}`} />
          ))}
        </g>
      )}
    </svg>
  );
}
