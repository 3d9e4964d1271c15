/** One panel on the canvas: its picture, safe line, the hit areas of its elements, and what a gesture shows. */
import type { PartedSheet } from '#core/layout/layout.ts';
import type { SheetPanel } from '#core/layout/sheet.ts';
import { useEditor, useEditorInstance, usePainting } from '#web/editor/context.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import { TextEditing } from '#web/editor/text-editing/text-editing.tsx';
import { CanvasElement } from './canvas-element.tsx';
import { hitAreas } from './hit-areas.ts';
import { type GuideKind, GuideLines } from './page-guides.tsx';
import { usePageName } from './page-name.ts';
import { MovableParts } from './sheet-parts.tsx';
import { targetAreas } from './target-areas.ts';

const SelectionFrame = optionalPart(async () => (await import('./selection-frame.tsx')).SelectionFrame);
const PanelMarks = optionalPart(async () => (await import('./panel-marks.tsx')).PanelMarks);

type Props = {
  parted: PartedSheet;
  panel: SheetPanel;
  /** Pixels per millimetre. */
  scale: number;
  isNarrow: boolean;
  guides: ReadonlySet<GuideKind>;
  /** The last panel that is shown. */
  isLast: boolean;
  /** Id of the one element that Tab leads to. */
  tabStop: string | null;
  /** Where the page lies in its spread; null for one that lies alone. */
  side: 'left' | 'right' | null;
};

/** Smallest targets, in pixels: of pointers (WCAG 2.5.8) and of fingers. */
const [pointerPx, fingerPx] = [24, 44];

/** Narrower panels, such as glue tabs, have no room for their name. */
const captionPx = 70;

/** Rows or columns, from 1, that a panel lies in: they begin at the edge and at folds, and it may reach over several. */
function placeAmong(folds: readonly number[] = [], startUm: number, sizeUm: number): { first: number; grid: string } {
  const first = 1 + folds.filter((fold) => fold <= startUm).length;
  const inside = folds.filter((fold) => fold > startUm && fold < startUm + sizeUm).length;
  return { first, grid: inside === 0 ? String(first) : `${first} / span ${inside + 1}` };
}

export function PanelView({ parted, panel, scale, isNarrow, guides, isLast, tabStop, side: ofSpread }: Props) {
  const name = usePageName()(parted.page, panel.id);
  const painting = usePainting(scale);
  const { Overlay } = useEditorInstance();
  const shownPanel = useEditor((state) => state.panel);
  const { sheet } = parted;
  const areas = hitAreas(parted, panel);
  const targets = targetAreas(areas, ((isNarrow ? fingerPx : pointerPx) / scale) * 1000);
  const isFolded = sheet.foldsUm.length > 0;
  const side = isFolded ? (panel.xUm === 0 ? 'face-left' : 'face-right') : ofSpread ? `face-${ofSpread}` : '';
  const isTurned = isFolded && !isNarrow && panel.id === 'back' && shownPanel !== 'back';
  const row = placeAmong(sheet.foldsYUm, panel.yUm, panel.heightUm);
  const column = placeAmong(sheet.foldsUm, panel.xUm, panel.widthUm);
  const pixels = (um: number) => (um / 1000) * scale;
  const inset = (foldUm: number) => `${pixels(sheet.foldsUm.includes(foldUm) ? sheet.foldSafeUm : sheet.safeUm)}px`;
  return (
    <figure
      className={`face ${side} ${isTurned ? 'face-turned' : ''} ${row.first > 1 ? 'face-below' : ''} ${guides.has('fold') ? 'face-folded' : ''}`}
      style={{ gridRow: row.grid, gridColumn: column.grid }}
    >
      {pixels(panel.widthUm) < captionPx ? null : <figcaption>{name}</figcaption>}
      <div translate="no" className="face-paper paper notranslate" style={{ width: pixels(panel.widthUm), height: pixels(panel.heightUm) }}>
        <MovableParts parted={parted} painting={painting} panel={panel} use={`canvas-${panel.id}`} label={name} />
        {guides.has('safe') ? (
          <span
            className="face-safe"
            style={{ inset: `${pixels(sheet.safeUm)}px ${inset(panel.xUm + panel.widthUm)} ${pixels(sheet.safeUm)}px ${inset(panel.xUm)}` }}
          />
        ) : null}
        <GuideLines sheet={sheet} panel={panel} shown={guides} />
        {Overlay && guides.has('overlay') ? <Overlay sheet={sheet} panel={panel} /> : null}
        <div className="face-hit-areas">
          {areas.map(({ element, rank }, at) => (
            <CanvasElement
              key={element.id}
              pageId={parted.page.id}
              element={element}
              area={targets[at] ?? element}
              rank={rank}
              panelXUm={panel.xUm}
              panelYUm={panel.yUm}
              scale={scale}
              isTabStop={element.id === tabStop}
            />
          ))}
          <SelectionFrame page={parted.page} panel={panel} scale={scale} />
          <TextEditing parted={parted} panel={panel} scale={scale} />
        </div>
        <PanelMarks parted={parted} panel={panel} scale={scale} isLast={isLast} />
      </div>
    </figure>
  );
}
