/** The stage: the open card as it will be printed, in real proportion, with what can be touched on it, safe line, fold and zoom. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Page } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import type { PartedSheet } from '#core/layout/layout.ts';
import type { Item, SheetPanel } from '#core/layout/sheet.ts';
import type { SvgResources } from '#paint/svg/sheet.ts';
import { type ElementRef, faceOf, isSameElement } from '#web/editor/draft/content.ts';
import type { Preview } from '#web/editor/preview/use-preview.ts';
import { useTexts } from '#web/editor/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { minusIcon, plusIcon } from '#web/ui/icons.ts';
import { CanvasElement, type EditOptions, type HitArea, type SelectableElement } from './selectable-element.tsx';
import { SheetParts } from './sheet-parts.tsx';
import { useFoil } from './use-foil.ts';

type Props = {
  preview: Preview | null;
  picture: SvgResources;
  /** Face that is looked at; in wide windows its whole page is shown. */
  panel: string;
  /** Narrow windows show one face at a time. */
  isNarrow: boolean;
  selected: ElementRef | null;
  onSelect: (place: ElementRef | null, focusField: boolean) => void;
  onEdit: (edits: Edit[], options?: EditOptions) => void;
  onGestureEnd: () => void;
  onFiles: (place: ElementRef, files: File[]) => void;
  /** Stands here until the first picture is drawn. */
  children: ReactNode;
  /** Sentence about a picture that is late. */
  note: string | null;
};

type Room = { width: number; height: number };

const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3] as const;
const smallest = zooms[0];
const largest = zooms.at(-1) ?? 3;

/** Pixels per millimetre at which a page fits; in a low window (keyboard open) it fits by width and the line is scrolled to. */
function fitScale(room: Room, page: { widthUm: number; heightUm: number }, isNarrow: boolean): number {
  const margin = isNarrow ? { x: 48, y: 44 } : { x: 112, y: 150 };
  const byWidth = (room.width - margin.x) / (page.widthUm / 1000);
  const byHeight = (room.height - margin.y) / (page.heightUm / 1000);
  if (isNarrow && room.height < 230) return Math.max(1, Math.min(byWidth, Math.max(byHeight, byWidth * 0.8)));
  return Math.max(0.5, Math.min(byWidth, byHeight));
}

export function Canvas(props: Props) {
  const { preview, panel, isNarrow, selected, children, note } = props;
  const t = useTexts();
  const scroller = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState<Room | null>(null);
  const [zoom, setZoom] = useState(1);
  useFoil(scroller);

  useLayoutEffect(() => {
    const element = scroller.current;
    if (!element) return;
    const observer = new ResizeObserver(() => setRoom({ width: element.clientWidth, height: element.clientHeight }));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  useStageZoom(scroller, zoom, setZoom);

  const parted = preview?.sheets.find(({ sheet }) => sheet.panels.some(({ id }) => id === panel));
  const panels = parted ? parted.sheet.panels.filter(({ id }) => !isNarrow || id === panel) : [];
  const [face] = panels;
  const shown = isNarrow && face ? face : parted?.sheet;
  const scale = room && shown ? fitScale(room, shown, isNarrow) * zoom : null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: when the selection or the room changes, the chosen box is brought into view
  useEffect(() => {
    scroller.current?.querySelector('.touch-selected')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [selected?.page, selected?.element, room?.height, room?.width]);

  const at = Math.max(
    0,
    zooms.findLastIndex((step) => step <= zoom + 0.01),
  );
  const touchables = panels.flatMap((face) =>
    (parted?.page.elements ?? []).filter((element) => isTouchable(element) && parted && faceOf(parted.page, element)?.id === face.id),
  );
  const stop = touchables.find(({ id }) => parted?.page.id === selected?.page && id === selected?.element) ?? touchables[0];
  const isTabStop = ({ element }: ElementRef) => element === stop?.id;
  const hasFold = (parted?.sheet.foldsUm.length ?? 0) > 0;
  return (
    <section className="stage" aria-label={t('editor.stage')}>
      <div
        ref={scroller}
        className="stage-scroll"
        onPointerDown={(event) => event.target === event.currentTarget && props.onSelect(null, false)}
      >
        {parted && scale !== null ? (
          <div className="stage-sheet" data-page={parted.sheet.id}>
            {panels.map((one) => (
              <PanelView key={one.id} {...props} isStop={isTabStop} preview={preview} parted={parted} leaf={one} scale={scale} />
            ))}
          </div>
        ) : (
          <div className="stage-waiting">{children}</div>
        )}
      </div>
      <p id="editor-keys" hidden>
        {t('editor.element.help')}
      </p>
      <p className="stage-legend" aria-hidden="true">
        <span className="legend-safe" />
        {t('editor.safe')}
        {hasFold && !isNarrow ? (
          <>
            <span className="legend-fold" />
            {t('editor.fold')}
          </>
        ) : null}
      </p>
      {note ? (
        <p className="stage-note" role="status">
          {note}
        </p>
      ) : null}
      <fieldset className="stage-zoom figures">
        <legend className="unseen">{t('editor.zoom')}</legend>
        <button
          type="button"
          disabled={zoom <= smallest}
          onClick={() => setZoom(zooms[Math.max(0, zooms[at] === zoom ? at - 1 : at)] ?? 1)}
        >
          <Icon svg={minusIcon} small />
          <span className="unseen">{t('editor.zoom.out')}</span>
        </button>
        <button
          type="button"
          className="stage-percent"
          onClick={() => setZoom(1)}
          aria-label={t('editor.zoom.fit', { percent: Math.round(zoom * 100) })}
        >
          {Math.round(zoom * 100)} %
        </button>
        <button type="button" disabled={zoom >= largest} onClick={() => setZoom(zooms[Math.min(zooms.length - 1, at + 1)] ?? 1)}>
          <Icon svg={plusIcon} small />
          <span className="unseen">{t('editor.zoom.in')}</span>
        </button>
      </fieldset>
    </section>
  );
}

/** Two fingers on the stage, and the wheel with Ctrl. */
function useStageZoom(scroller: React.RefObject<HTMLDivElement | null>, zoom: number, setZoom: (zoom: number) => void) {
  const now = useRef({ zoom, setZoom });
  useEffect(() => {
    now.current = { zoom, setZoom };
  });
  useEffect(() => {
    const element = scroller.current;
    if (!element) return;
    let start: { distance: number; zoom: number } | null = null;
    const set = (next: number) => now.current.setZoom(Math.min(largest, Math.max(smallest, next)));
    const distance = ({ touches }: TouchEvent) => {
      const [a, b] = [...touches];
      return a && b ? Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY) : 0;
    };
    const isOnPhoto = (event: TouchEvent) =>
      event.target instanceof Element && event.target.closest('.touch-photo.touch-selected') !== null;
    const onStart = (event: TouchEvent) => {
      start = event.touches.length === 2 && !isOnPhoto(event) ? { distance: distance(event), zoom: now.current.zoom } : null;
    };
    const onMove = (event: TouchEvent) => {
      if (!start || event.touches.length !== 2 || start.distance === 0) return;
      event.preventDefault();
      set((start.zoom * distance(event)) / start.distance);
    };
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      set(now.current.zoom * Math.exp(-event.deltaY / 300));
    };
    element.addEventListener('touchstart', onStart, { passive: true });
    element.addEventListener('touchmove', onMove, { passive: false });
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      element.removeEventListener('touchstart', onStart);
      element.removeEventListener('touchmove', onMove);
      element.removeEventListener('wheel', onWheel);
    };
  }, [scroller]);
}

type LeafProps = Omit<Props, 'children' | 'note'> & {
  isStop: (place: ElementRef) => boolean;
  preview: Preview | null;
  parted: PartedSheet;
  leaf: SheetPanel;
  scale: number;
};

function isTouchable(element: Page['elements'][number]): element is SelectableElement {
  return element.kind !== 'artwork';
}

function PanelView({
  isStop,
  preview,
  picture,
  panel,
  isNarrow,
  selected,
  parted,
  leaf,
  scale,
  onSelect,
  onEdit,
  onGestureEnd,
  onFiles,
}: LeafProps) {
  const [snapUm, setSnap] = useState<number | null>(null);
  const { sheet, page } = parted;
  const isFolded = sheet.foldsUm.length > 0;
  const side = isFolded ? (leaf.xUm === 0 ? 'leaf-left' : 'leaf-right') : '';
  const isTurned = isFolded && !isNarrow && leaf.id === 'back' && panel !== 'back';
  const pixels = (um: number) => (um / 1000) * scale;
  const own = page.elements.filter(isTouchable).filter((element) => faceOf(page, element)?.id === leaf.id);
  const areas = new Map(
    own.map((element) => [element.id, hitArea(element, parted.parts.find(({ id }) => id === element.id)?.items ?? [])]),
  );
  const sizes = [...areas.values()].map(({ widthUm, heightUm }) => widthUm * heightUm).toSorted((a, b) => b - a);
  const inset = (foldUm: number) => `${pixels(sheet.foldsUm.includes(foldUm) ? sheet.foldSafeUm : sheet.safeUm)}px`;
  return (
    <figure className={`leaf ${side} ${isTurned ? 'leaf-turned' : ''}`}>
      <figcaption>{leaf.label}</figcaption>
      <div className="leaf-paper paper" style={{ width: pixels(leaf.widthUm), height: pixels(leaf.heightUm) }}>
        <SheetParts parted={parted} picture={picture} panel={leaf} use={`stage-${leaf.id}`} label={leaf.label} className="leaf-picture" />
        <span
          className="leaf-safe"
          style={{ inset: `${pixels(sheet.safeUm)}px ${inset(leaf.xUm + leaf.widthUm)} ${pixels(sheet.safeUm)}px ${inset(leaf.xUm)}` }}
        />
        {snapUm === null ? null : <span className="leaf-snap" style={{ left: pixels(snapUm - leaf.xUm) }} />}
        <div className="leaf-touch">
          {own.map((element) => {
            const place = { page: page.id, element: element.id };
            const area = areas.get(element.id) ?? element;
            return (
              <CanvasElement
                key={element.id}
                page={page}
                panel={leaf}
                area={area}
                rank={1 + sizes.findIndex((size) => size <= area.widthUm * area.heightUm)}
                element={element}
                photo={element.kind === 'photo' && element.photoId ? (preview?.resources.photo(element.photoId) ?? null) : null}
                shownSizeUm={sizeOf(preview, place) ?? (element.kind === 'text' ? element.sizeUm : 0)}
                scale={scale}
                isSelected={isSameElement(selected, place)}
                isStop={isStop(place)}
                onSelect={(focusField) => onSelect(place, focusField)}
                onLeave={() => onSelect(null, false)}
                onEdit={onEdit}
                onGestureEnd={onGestureEnd}
                onSnap={setSnap}
                onFiles={(files) => onFiles(place, files)}
              />
            );
          })}
        </div>
      </div>
    </figure>
  );
}

/** Letters reach about this far above and below their baseline, as shares of their size. */
const aboveBaseline = 0.78;
const belowBaseline = 0.28;

/**
 * Where an element is touched: its letters, not its box, since boxes leave room for more lines and lie over their neighbours. Boxes of
 * photos, of turned and of empty texts are what they are.
 */
export function hitArea(element: SelectableElement, items: readonly Item[]): HitArea {
  const { xUm, yUm, widthUm, heightUm } = element;
  const lines = items.filter((item) => item.kind === 'glyphs' && item.glyphs.some(({ text }) => text.trim() !== ''));
  if (element.kind === 'photo' || lines.length === 0) return { xUm, yUm, widthUm, heightUm };
  let [left, top, right, bottom] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const item of lines) {
    if (item.kind !== 'glyphs') continue;
    for (const glyph of item.glyphs) {
      left = Math.min(left, glyph.xUm);
      right = Math.max(right, glyph.xUm + item.sizeUm * 0.6);
      top = Math.min(top, glyph.yUm - item.sizeUm * aboveBaseline);
      bottom = Math.max(bottom, glyph.yUm + item.sizeUm * belowBaseline);
    }
  }
  return { xUm: left, yUm: top, widthUm: right - left, heightUm: bottom - top };
}

/** The size layout gave a text, in micrometres. */
export function sizeOf(preview: Preview | null, place: ElementRef): number | null {
  return preview?.layout.texts.find((text) => text.page === place.page && text.element === place.element)?.sizeUm ?? null;
}
