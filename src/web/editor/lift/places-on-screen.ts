/** Where on the screen a lifted photo may be dropped: frames, pages, small pages of the strip, the tray. In browsers only. */
import type { DesignDocument, Page } from '#core/design/document.ts';
import type { CanvasPoint, DropTarget, LiftSource } from '#web/editor/canvas/tools/tool.ts';
import { isSameElement } from '#web/editor/draft/content.ts';
import { framesOn } from './stops.ts';

/** In pixels of the window. */
type Spot = { target: DropTarget; left: number; top: number; right: number; bottom: number };

type Where = { design: Pick<DesignDocument, 'pages'>; source: LiftSource; isLaidOut(page: Page): boolean };

/** The uppermost first. */
export function spotsOnScreen(where: Where): Spot[] {
  return [...controls(where.source), ...stripPages(where), ...shownFrames(where), ...otherFrames(where), ...shownPages(where)];
}

export function spotAt(spots: readonly Spot[], { xPx, yPx }: CanvasPoint): Spot | null {
  return spots.find(({ left, top, right, bottom }) => xPx >= left && xPx < right && yPx >= top && yPx < bottom) ?? null;
}

function all(selector: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(selector)];
}

/** As far as the box that scrolls around it shows it. */
function spotOf(element: Element, target: DropTarget): Spot {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  const box = element.closest('.strip, .canvas-scroll')?.getBoundingClientRect();
  if (!box) return { target, left, top, right, bottom };
  return {
    target,
    left: Math.max(left, box.left),
    top: Math.max(top, box.top),
    right: Math.min(right, box.right),
    bottom: Math.min(bottom, box.bottom),
  };
}

/** The tray, and the sides that lead to neighbouring pages. */
function controls(source: LiftSource): Spot[] {
  const tray = 'ref' in source ? all('[data-lift-tray]').map((element) => spotOf(element, { kind: 'tray' })) : [];
  const ways = all('[data-lift-way]').map((element) => spotOf(element, { kind: 'way', page: element.dataset.liftWay ?? '' }));
  return [...tray, ...ways];
}

/** A small page takes a photo where one is laid out on it, or where only one frame can be meant. */
function stripPages({ design, source, isLaidOut }: Where): Spot[] {
  return all('.strip [data-strip]').flatMap((element) => {
    const page = design.pages.find(
      ({ id, panels }) => id === element.dataset.strip || panels.some((panel) => panel.id === element.dataset.strip),
    );
    if (!page) return [];
    const frames = framesOn(page);
    const frame = frames.length === 1 ? frames[0] : frames.find(({ photoId }) => photoId === null);
    const isOwn = 'ref' in source && source.ref.page === page.id;
    if (isOwn) return [spotOf(element, { kind: 'way', page: page.id })];
    if (isLaidOut(page)) return [spotOf(element, { kind: 'page', page: page.id })];
    return [spotOf(element, frame ? { kind: 'frame', ref: { page: page.id, element: frame.id } } : { kind: 'way', page: page.id })];
  });
}

/** Frames of the edited page, by the hit areas of the canvas. */
function shownFrames({ design }: Where): Spot[] {
  const shown = all('.canvas-sheet[data-page]')[0]?.dataset.page;
  const page = design.pages.find(({ id }) => id === shown);
  if (!page) return [];
  const ids = new Set(framesOn(page).map(({ id }) => id));
  const areas = all('.hit-area-photo').toSorted((a, b) => Number(b.style.zIndex) - Number(a.style.zIndex));
  return areas.flatMap((area) => {
    const ref = refOfKey(area.dataset.hitArea);
    return ref && ref.page === page.id && ids.has(ref.element) ? [spotOf(area, { kind: 'frame', ref })] : [];
  });
}

/** Frames of the page beside the edited one, which has no hit areas. */
function otherFrames({ design }: Where): Spot[] {
  return all('.face-other[data-page]').flatMap((face) => {
    const page = design.pages.find(({ id }) => id === face.dataset.page);
    const paper = face.querySelector('.face-paper')?.getBoundingClientRect();
    if (!page || !paper) return [];
    const pixels = paper.width / page.widthUm;
    const clip = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));
    return framesOn(page)
      .toReversed()
      .map(({ id, xUm, yUm, widthUm, heightUm }) => ({
        target: { kind: 'frame' as const, ref: { page: page.id, element: id } },
        left: clip(paper.left + xUm * pixels, paper.left, paper.right),
        top: clip(paper.top + yUm * pixels, paper.top, paper.bottom),
        right: clip(paper.left + (xUm + widthUm) * pixels, paper.left, paper.right),
        bottom: clip(paper.top + (yUm + heightUm) * pixels, paper.top, paper.bottom),
      }));
  });
}

/** Paper beside the frames of pages that photos are laid out on. */
function shownPages({ design, source, isLaidOut }: Where): Spot[] {
  return all('.canvas-sheet[data-page] .face').flatMap((face) => {
    const shown = face.dataset.page ?? face.closest<HTMLElement>('.canvas-sheet')?.dataset.page;
    const page = design.pages.find(({ id }) => id === shown);
    const paper = face.querySelector('.face-paper');
    const isOwn = page !== undefined && 'ref' in source && source.ref.page === page.id;
    return page && paper && !isOwn && isLaidOut(page) ? [spotOf(paper, { kind: 'page', page: page.id })] : [];
  });
}

/** A key of a selection as the reference that it is of. */
export function refOfKey(key: string | undefined): { page: string; element: string } | null {
  const [page, element] = key?.split(' ') ?? [];
  return page && element ? { page, element } : null;
}

export function isSameTarget(a: DropTarget | null, b: DropTarget | null): boolean {
  if (!a || !b || a.kind !== b.kind) return a === b;
  if (a.kind === 'frame') return b.kind === 'frame' && isSameElement(a.ref, b.ref);
  return a.kind === 'tray' || ('page' in b && a.page === b.page);
}
