/** A photo on its way: the photo under the pointer, the places that take it, the tray, and the ways to neighbouring pages. */
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { Page } from '#core/design/document.ts';
import { panelName } from '#core/design/panel-name.ts';
import { entryPanel } from '#web/editor/canvas/page-strip.tsx';
import type { DropTarget, Lifted } from '#web/editor/canvas/tools/tool.ts';
import { useDesign, useEditor, useEditorInstance, useGesture } from '#web/editor/context.ts';
import { draftPhotos, facesInOrder, findElement, isSameElement } from '#web/editor/draft/content.ts';
import { useLayout } from '#web/editor/frame/use-window.ts';
import { panelOfElement } from '#web/editor/state.ts';
import { photoAt } from './moves.ts';
import { isSameTarget, spotsOnScreen } from './places-on-screen.ts';
import { framesOn } from './stops.ts';
import { useLiftTexts } from './texts.ts';
import { useHeldPointer } from './use-held-pointer.ts';

type Props = { isLaidOut(page: Page): boolean; hasPages: boolean };

export function Lifting({ isLaidOut, hasPages }: Props) {
  const lifted = useGesture((gesture) => gesture.lifted);
  return lifted ? <Overlay lifted={lifted} isLaidOut={isLaidOut} hasPages={hasPages} /> : null;
}

function Overlay({ lifted, isLaidOut, hasPages }: Props & { lifted: Lifted }) {
  const t = useLiftTexts();
  const overlay = useRef<HTMLDivElement>(null);
  const design = useDesign();
  const pictures = useEditor((state) => state.pictures);
  const { source, at, target } = lifted;
  useHeldPointer(overlay);
  useChosenPage(target, at === null);
  // Names of places are read aloud while keys choose; a pointer shows them.
  const said = useStopText()(lifted);
  const photoId = 'photoId' in source ? source.photoId : photoAt(design, source.ref)?.photoId;
  const picture = pictures.find(({ id }) => id === photoId);
  const spots = spotsOnScreen({ design, source, isLaidOut });
  const marked = spots.filter((spot) => spot.target.kind !== 'tray' && spot.right > spot.left && spot.bottom > spot.top);
  const seen = marked.filter((spot) => spot.target.kind === 'frame' || isSameTarget(spot.target, target));
  const hint = at ? t(hasPages ? 'lift.hint.drag.pages' : 'lift.hint.drag') : t('lift.hint.choose');
  return (
    <div ref={overlay} className="lift">
      {seen.map((spot) => (
        <span
          key={`${JSON.stringify(spot.target)} ${spot.left} ${spot.top}`}
          className="lift-place"
          data-chosen={isSameTarget(spot.target, target) || undefined}
          style={{ left: spot.left, top: spot.top, width: spot.right - spot.left, height: spot.bottom - spot.top }}
        />
      ))}
      <Ways isHeld={at !== null} target={target} />
      <Tray isChosen={target?.kind === 'tray'} isOffered={'ref' in source} />
      <p className="lift-hint" role="status">
        {at === null && target ? said : hint}
      </p>
      {at && picture ? (
        <img
          className="lift-ghost"
          src={picture.thumb}
          alt=""
          style={{ transform: `translate(${at.xPx}px, ${at.yPx}px) translate(-50%, -50%)` }}
        />
      ) : null}
    </div>
  );
}

/** Where photos lie that are in no frame. In words for taps, and a place to drop for pointers. */
function Tray({ isChosen, isOffered }: { isChosen: boolean; isOffered: boolean }) {
  const t = useLiftTexts();
  const { tools } = useEditorInstance();
  const design = useDesign();
  const pictures = useEditor((state) => state.pictures);
  const placed = new Set(draftPhotos(design).map(({ element }) => element.photoId));
  const waiting = pictures.filter(({ id }) => !placed.has(id));
  return (
    <div className="lift-tray" data-lift-tray={isOffered || undefined} data-chosen={isChosen || undefined}>
      <span className="lift-tray-pictures" aria-hidden="true">
        {waiting.slice(0, 6).map(({ id, thumb }) => (
          <img key={id} src={thumb} alt="" />
        ))}
      </span>
      <span className="figures">
        {isOffered ? <strong>{t('lift.tray')}</strong> : null}
        {t('lift.tray.count', { count: waiting.length })}
      </span>
      <button
        type="button"
        className="text-link"
        onClick={() => tools.send({ type: 'key', ref: { page: '', element: '' }, key: 'Escape', isShift: false })}
      >
        {t('lift.end')}
      </button>
    </div>
  );
}

/** A pointer that stays there so long shows the page. */
const dwellMs = 600;

/** Sides of the canvas that lead to the neighbouring pages, where the strip is not in view; resting on a page of the strip shows it, too. */
function Ways({ isHeld, target }: { isHeld: boolean; target: DropTarget | null }) {
  const t = useLiftTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  const layout = useLayout();
  const shown = useEditor((state) => state.panel);
  const faces = facesInOrder(design);
  const at = faces.findIndex(({ panel }) => panel.id === shown);
  const page = isHeld && target && 'page' in target ? target.page : null;
  useEffect(() => {
    if (page === null) return;
    const timer = setTimeout(() => {
      const own = store.getState().history.content.design.pages.find(({ id }) => id === page);
      if (own) store.dispatch({ type: 'show', panel: entryPanel(own) });
    }, dwellMs);
    return () => clearTimeout(timer);
  }, [page, store]);
  // A wide window has the strip.
  if (!isHeld || layout === 'wide') return null;
  return [-1, 1].map((by) => {
    const face = faces[at + by];
    if (!face || face.page.id === faces[at]?.page.id) return null;
    return (
      <span key={by} className="lift-way" data-side={by < 0 ? 'left' : 'right'} data-lift-way={face.page.id}>
        {t('lift.way', { page: t(panelName(face.panel.id)) })}
      </span>
    );
  });
}

/** Shows the page of a place that keys have chosen. */
function useChosenPage(target: DropTarget | null, isByKeys: boolean): void {
  const { store } = useEditorInstance();
  const show = useEffectEvent((chosen: DropTarget) => {
    const { history, panel } = store.getState();
    const { design } = history.content;
    const page = chosen.kind === 'frame' ? chosen.ref.page : chosen.kind === 'tray' ? null : chosen.page;
    const own = design.pages.find(({ id }) => id === page);
    const next = chosen.kind === 'frame' ? panelOfElement(design, chosen.ref) : own ? entryPanel(own) : null;
    if (next && next !== panel) store.dispatch({ type: 'show', panel: next });
  });
  useLayoutEffect(() => {
    if (isByKeys && target) show(target);
  }, [target, isByKeys]);
}

/** What a chosen place is, in words. */
function useStopText(): (lifted: Lifted) => string {
  const t = useLiftTexts();
  const design = useDesign();
  return ({ source, target }) => {
    if (!target) return '';
    if (target.kind === 'tray') return t('lift.stop.tray');
    const ref = target.kind === 'frame' ? target.ref : null;
    const page = design.pages.find(({ id }) => id === (ref ? ref.page : 'page' in target ? target.page : ''));
    const name = page ? t(panelName(panelOfElement(design, ref) ?? entryPanel(page))) : '';
    if (!ref || !page) return t('lift.stop.page', { page: name });
    const frames = framesOn(page);
    const number = frames.findIndex(({ id }) => id === ref.element) + 1;
    const element = findElement(design, ref)?.element;
    const isOwn = 'ref' in source && isSameElement(source.ref, ref);
    const kind = isOwn ? 'own' : element?.kind === 'photo' && element.photoId !== null ? 'filled' : 'empty';
    return t(`lift.stop.${kind}`, { page: name, number, count: frames.length });
  };
}
