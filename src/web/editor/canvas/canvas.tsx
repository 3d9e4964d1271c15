/** The canvas: the open product as it will be printed, in real proportion, with its selectable elements, safe line, folds and zoom. */
import { type DragEvent, type MouseEvent, type PointerEvent, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useEditor, useEditorInstance, usePreview } from '#web/editor/context.ts';
import { optionalPart } from '#web/editor/frame/lazy-panel.tsx';
import type { Layout } from '#web/editor/frame/use-window.ts';
import { selectedElement } from '#web/editor/state.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';
import { draggedElement } from './dragged-element.ts';
import { selectableElements } from './hit-areas.ts';
import { firstGuides, guidesOf } from './page-guides.tsx';
import { PanelView } from './panel-view.tsx';
import { pointerOf } from './pointer.ts';
import { otherPageOf } from './spread.ts';
import { type CanvasPoint, distanceUm } from './tools/tool.ts';
import { useFoil } from './use-foil.ts';
import { maxCanvasZoom, minZoom, stepFrom } from './zoom/zoom.ts';

type ZoomBarProps = { zoom: number; onZoom: (zoom: number) => void };

/** Zoom of the canvas in steps. */
function ZoomBar({ zoom, onZoom }: ZoomBarProps) {
  const t = useEditorTexts();
  const percent = Math.round(zoom * 100);
  return (
    <fieldset className="canvas-zoom figures">
      <legend className="unseen">{t('editor.zoom')}</legend>
      <button type="button" disabled={zoom <= minZoom} onClick={() => onZoom(stepFrom(zoom, -1))}>
        <Icon svg={minusIcon} small />
        <span className="unseen">{t('editor.zoom.out')}</span>
      </button>
      <button type="button" className="canvas-percent" onClick={() => onZoom(1)} aria-label={t('editor.zoom.fit', { percent })}>
        {percent} %
      </button>
      <button type="button" disabled={zoom >= maxCanvasZoom} onClick={() => onZoom(stepFrom(zoom, 1))}>
        <Icon svg={plusIcon} small />
        <span className="unseen">{t('editor.zoom.in')}</span>
      </button>
    </fieldset>
  );
}

const CanvasGestures = optionalPart(async () => (await import('./zoom/canvas-gestures.tsx')).CanvasGestures);
const GuideList = optionalPart(async () => (await import('./guide-list.tsx')).GuideList);
const OtherPageView = optionalPart(async () => (await import('./other-page.tsx')).OtherPageView);

type Size = { width: number; height: number };
type Props = {
  layout: Layout;
  /** Stands here until the first layout. */
  children: ReactNode;
  /** Message about a preview that is late. */
  note: string | null;
};

/** The short side of a large page is shown at least as long as this. */
const minSidePx = 150;

/** What is left free around the page, in pixels, as the style sheet has it. */
const margins = { phone: { x: 40, y: 100 }, low: { x: 136, y: 28 }, wide: { x: 112, y: 164 } } as const;

/** Pixels per millimetre at which a page fits; above a keyboard it fits by width and the selected line is scrolled to. */
function fitScale(room: Size, page: { widthUm: number; heightUm: number }, layout: Layout): number {
  const margin = margins[layout];
  const byWidth = (room.width - margin.x) / (page.widthUm / 1000);
  const byHeight = (room.height - margin.y) / (page.heightUm / 1000);
  if (layout !== 'wide' && room.height < 230) return Math.max(1, Math.min(byWidth, Math.max(byHeight, byWidth * 0.8)));
  const least = Math.min(0.5, minSidePx / (Math.min(page.widthUm, page.heightUm) / 1000));
  return Math.max(least, Math.min(byWidth, byHeight));
}

function useSize(scroller: React.RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setSize({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller]);
  return size;
}

export function Canvas({ layout, children, note }: Props) {
  // One panel at a time is shown there.
  const isNarrow = layout !== 'wide';
  const t = useEditorTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const { preview } = usePreview();
  const panel = useEditor((state) => state.panel);
  const selected = useEditor(selectedElement);
  const sheet = useEditor((state) => state.sheet);
  const { tools, store, Overlay } = useEditorInstance();
  const room = useSize(scroller);
  const [zoom, setZoom] = useState(1);
  const [guides, setGuides] = useState(firstGuides);
  useFoil(scroller);
  const canSwipe = isNarrow && zoom <= 1 && sheet === 'peek';
  useEffect(() => tools.setSwiping(canSwipe), [tools, canSwipe]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the selected element is scrolled into view when the selection or the size changes
  useEffect(() => {
    scroller.current?.querySelector('.hit-area-selected')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected, room, sheet]);

  const parted = preview?.sheets.find(({ sheet }) => sheet.panels.some(({ id }) => id === panel));
  const panels = parted ? parted.sheet.panels.filter(({ id }) => !isNarrow || id === panel) : [];
  const [first] = panels;
  const shown = isNarrow && first ? first : parted?.sheet;
  const other = parted && preview && !isNarrow ? otherPageOf(preview.sheets, parted) : null;
  const widthUm = (shown?.widthUm ?? 0) + (other?.parted.sheet.widthUm ?? 0);
  const scale = room && shown ? fitScale(room, { ...shown, widthUm }, layout) * zoom : null;
  const otherPage = other && scale !== null ? <OtherPageView {...other} scale={scale} /> : null;
  const elements = parted ? panels.flatMap((one) => selectableElements(parted.page, one)) : [];
  const tabStop = elements.find(({ id }) => parted?.page.id === selected?.page && id === selected?.element) ?? elements[0];

  /** Where the page begins on the screen; null before the first layout. */
  function originOf(canvas: HTMLElement): CanvasPoint | null {
    const last = panels.at(-1);
    const paper = [...canvas.querySelectorAll('.face:not(.face-other) .face-paper')].at(-1)?.getBoundingClientRect();
    if (!last || !paper || scale === null) return null;
    return { xPx: paper.left - (last.xUm / 1000) * scale, yPx: paper.top - (last.yUm / 1000) * scale };
  }
  function onPointerDown(event: PointerEvent<HTMLDivElement>) {
    const origin = originOf(event.currentTarget);
    if (!origin || !parted || scale === null || !isGround(event)) return;
    if (event.pointerType === 'mouse' || canSwipe) event.currentTarget.setPointerCapture(event.pointerId);
    tools.send({ type: 'ground-down', page: parted.page.id, pointer: pointerOf(event), origin }, scale);
  }
  function onDrop(event: DragEvent<HTMLDivElement>) {
    const drop = draggedElement();
    const origin = originOf(event.currentTarget);
    if (!drop || !origin || scale === null) return;
    event.preventDefault();
    const at = distanceUm(origin, { xPx: event.clientX, yPx: event.clientY }, scale);
    const target = panels.find(({ xUm, widthUm }) => at.xUm >= xUm && at.xUm < xUm + widthUm);
    if (target && target.id !== panel) store.dispatch({ type: 'show', panel: target.id });
    drop(at);
  }
  /** A tap beside the page gives the stage back. */
  function closeSheet(event: MouseEvent<HTMLDivElement>) {
    const isOpen = isNarrow && store.getState().sheet !== 'peek';
    if (isOpen && isGround(event)) store.dispatch({ type: 'sheet', sheet: 'peek' });
  }
  /** Elements and handles send the events of their own gestures. */
  function forward(type: 'pointer-move' | 'pointer-up') {
    return (event: PointerEvent<HTMLDivElement>) => {
      const isOwn = event.target === event.currentTarget && scale !== null;
      if (isOwn) tools.send({ type, pointer: pointerOf(event) }, scale);
    };
  }

  return (
    <section className="canvas" aria-label={t('editor.canvas')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the panel of elements adds without dragging, too */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the handle of the sheet closes it by keys */}
      <div
        ref={scroller}
        className={canSwipe ? 'canvas-scroll canvas-swiped' : 'canvas-scroll'}
        onPointerDown={onPointerDown}
        onPointerMove={forward('pointer-move')}
        onPointerUp={forward('pointer-up')}
        onPointerCancel={forward('pointer-up')}
        onDrop={onDrop}
        onClick={closeSheet}
      >
        <div className="canvas-room">
          {parted && scale !== null ? (
            <div className={`canvas-sheet ${parted.sheet.foldsYUm ? 'canvas-rows' : ''}`} data-page={parted.sheet.id}>
              {other?.side === 'left' ? otherPage : null}
              {panels.map((one) => (
                <PanelView
                  key={one.id}
                  parted={parted}
                  panel={one}
                  scale={scale}
                  isNarrow={isNarrow}
                  guides={guides}
                  isLast={one === panels.at(-1)}
                  tabStop={tabStop?.id ?? null}
                  side={other ? (other.side === 'left' ? 'right' : 'left') : null}
                />
              ))}
              {other?.side === 'right' ? otherPage : null}
            </div>
          ) : (
            <div className="canvas-waiting">{children}</div>
          )}
        </div>
      </div>
      <p id="editor-keys" hidden>
        {t('editor.element.help')}
      </p>
      {parted ? <GuideList kinds={guidesOf(parted.sheet, Overlay !== null)} shown={guides} onShow={setGuides} /> : null}
      {note ? (
        <p className="canvas-note" role="status">
          {note}
        </p>
      ) : null}
      <ZoomBar zoom={zoom} onZoom={setZoom} />
      <CanvasGestures scroller={scroller} zoom={zoom} onZoom={setZoom} />
    </section>
  );
}

/** Neither an element nor a handle, nor the scroll bars. */
function isGround({ button, target, currentTarget, nativeEvent }: MouseEvent<HTMLElement>): boolean {
  if (button !== 0 || !(target instanceof Element) || target.closest('.hit-area, .selection-handle, .face-other')) return false;
  return target !== currentTarget || (nativeEvent.offsetX < currentTarget.clientWidth && nativeEvent.offsetY < currentTarget.clientHeight);
}
