/** Draws what a gesture moves without rendering: only styles of what moves change from one frame to the next. */
import { type RefObject, useLayoutEffect } from 'react';
import type { Page } from '#core/design/document.ts';
import type { SheetPart } from '#core/layout/layout.ts';
import type { Placed } from '#web/editor/arrange/boxes.ts';
import { commonShift, transformTo } from '#web/editor/arrange/moving.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import { refKey } from '#web/editor/selection.ts';

/** Takes the groups of moved elements along, each in a layer of its own, so that browsers need not paint the others again. */
export function useMovedParts(svg: RefObject<SVGSVGElement | null>, page: Page, parts: readonly SheetPart[], movedIds: string): void {
  const { gesture } = useEditorInstance().tools;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a panel that an element is moved onto draws it from then on
  useLayoutEffect(() => {
    const moved = new Map<string, SVGGElement>();
    function show() {
      const { moving } = gesture.get();
      for (const { id, element } of moving.size > 0 ? parts : []) {
        const place = element && moving.get(refKey({ page: page.id, element: id }));
        if (!place) continue;
        const group = moved.get(id) ?? svg.current?.querySelector<SVGGElement>(`:scope > [data-element="${CSS.escape(id)}"]`);
        if (!group) continue;
        moved.set(id, group);
        group.style.willChange = 'transform';
        group.style.transform = transformTo(element, place);
      }
      if (moving.size === 0) end();
    }
    function end() {
      for (const group of moved.values()) group.removeAttribute('style');
      moved.clear();
    }
    show();
    const unsubscribe = gesture.subscribe(show);
    return () => {
      unsubscribe();
      end();
    };
  }, [gesture, svg, page, parts, movedIds]);
}

/** Takes a box along while the selected elements move alike. */
export function useShift(box: RefObject<HTMLElement | null>, placed: readonly Placed[], scale: number): void {
  const { gesture } = useEditorInstance().tools;
  useLayoutEffect(() => {
    function show() {
      const { xUm, yUm } = commonShift(placed, gesture.get().moving) ?? { xUm: 0, yUm: 0 };
      const isStill = xUm === 0 && yUm === 0;
      if (box.current) box.current.style.translate = isStill ? '' : `${(xUm / 1000) * scale}px ${(yUm / 1000) * scale}px`;
    }
    show();
    return gesture.subscribe(show);
  }, [gesture, box, placed, scale]);
}
