/** Draws what a gesture moves without rendering: only transforms of what moves change from one frame to the next. */
import { type RefObject, useLayoutEffect } from 'react';
import type { Page } from '#core/design/document.ts';
import type { Box } from '#core/design/outlines/outline.ts';
import type { SheetPart } from '#core/layout/layout.ts';
import type { PlacedElement } from '#web/editor/arrange/boxes.ts';
import { commonShift, transformTo } from '#web/editor/arrange/moving.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { refKey } from '#web/editor/selection.ts';
import type { ViewStore } from '#web/page/create-store.ts';
import { isPageSeen } from './is-seen.ts';
import { type PausedTransform, pausedTransform } from './paused-transform.ts';
import type { Gesture } from './tools/tool.ts';

/** Calls `show` now and with every change of a gesture. The returned function ends that, and what is shown. */
function follow(gesture: ViewStore<Gesture>, show: () => void, end: () => void): () => void {
  show();
  const unsubscribe = gesture.subscribe(show);
  return () => {
    unsubscribe();
    end();
  };
}

/** Takes the pictures of moved elements along. `view` is the part of the page that they show. */
export function useMovedParts(
  picture: RefObject<HTMLElement | null>,
  page: Page,
  parts: readonly SheetPart[],
  view: Box,
  movedIds: string,
): void {
  const { gesture } = useEditorInstance().tools;
  const { xUm, yUm, widthUm, heightUm } = view;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel that an element is moved onto draws it from then on
  useLayoutEffect(() => {
    const moved = new Map<string, PausedTransform>();
    const seen = new Set<string>();
    function show() {
      const { moving } = gesture.get();
      for (const { id, element } of moving.size > 0 ? parts : []) {
        const place = element && moving.get(refKey({ page: page.id, element: id }));
        if (!place) continue;
        // What stays out of sight is left where it is: browsers compute a style for each transform.
        const wasSeen = seen.has(id);
        if (isPageSeen({ ...element, ...place }, { xUm, widthUm })) seen.add(id);
        else seen.delete(id);
        if (!wasSeen && !seen.has(id)) continue;
        // Its own picture is there once the gesture has been rendered.
        const own = moved.has(id) ? null : picture.current?.querySelector(`[data-element="${CSS.escape(id)}"]:only-child`);
        const box = own?.parentElement;
        if (box) moved.set(id, pausedTransform(box));
        moved.get(id)?.set(transformTo(element, place, { xUm, yUm, widthUm, heightUm }));
      }
      if (moving.size === 0) end();
    }
    function end() {
      for (const animation of moved.values()) animation.end();
      moved.clear();
    }
    return follow(gesture, show, end);
  }, [gesture, picture, page, parts, xUm, yUm, widthUm, heightUm, movedIds]);
}

/** Moves the pictures of photos behind their outlines. */
export function usePannedPhotos(picture: RefObject<HTMLElement | null>, page: Page, parts: readonly SheetPart[], pannedIds: string): void {
  const { gesture } = useEditorInstance().tools;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the pictures are others once the gesture has been rendered
  useLayoutEffect(() => {
    const moved = new Map<string, { animation: PausedTransform; before: string }[]>();
    function show() {
      const { panned } = gesture.get();
      for (const { id } of panned.size > 0 ? parts : []) {
        const shift = panned.get(refKey({ page: page.id, element: id }));
        if (!shift) continue;
        const images = moved.get(id) ?? imagesOf(id);
        for (const { animation, before } of images) animation.set(`translate(${shift.xUm}px, ${shift.yUm}px) ${before}`);
        if (images.length > 0) moved.set(id, images);
      }
      if (panned.size === 0) end();
    }
    function imagesOf(id: string) {
      const images = picture.current?.querySelectorAll(`[data-element="${CSS.escape(id)}"]:only-child image`) ?? [];
      // CSS has the commas that the attribute of a turned picture may leave out.
      return [...images].map((image) => ({
        animation: pausedTransform(image),
        before: image.getAttribute('transform')?.replaceAll(' ', ',') ?? '',
      }));
    }
    function end() {
      for (const { animation } of [...moved.values()].flat()) animation.end();
      moved.clear();
    }
    return follow(gesture, show, end);
  }, [gesture, picture, page, parts, pannedIds]);
}

/** Takes a box along while the selected elements move alike. */
export function useShift(box: RefObject<HTMLElement | null>, placed: readonly PlacedElement[], scale: number): void {
  const { gesture } = useEditorInstance().tools;
  useLayoutEffect(() => {
    let moved: PausedTransform | null = null;
    function show() {
      const { xUm, yUm } = commonShift(placed, gesture.get().moving) ?? { xUm: 0, yUm: 0 };
      if (xUm === 0 && yUm === 0) return end();
      if (box.current) moved ??= pausedTransform(box.current);
      moved?.set(`translate(${(xUm / 1000) * scale}px, ${(yUm / 1000) * scale}px)`);
    }
    function end() {
      moved?.end();
      moved = null;
    }
    return follow(gesture, show, end);
  }, [gesture, box, placed, scale]);
}
