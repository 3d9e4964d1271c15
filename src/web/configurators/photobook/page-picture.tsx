/** A page of a book in small, drawn while it can be seen. */
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Page } from '#core/design/document.ts';
import { SheetParts } from '#web/editor/canvas/sheet-parts.tsx';
import { useEditorInstance, useSmallPainting } from '#web/editor/context.ts';
import { useSettled } from '#web/editor/preview/use-settled.ts';

const margin = '300px';

/** Whether an element is in or near the visible part of the window: only those are drawn. */
function useVisible(element: RefObject<Element | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const observer = new IntersectionObserver((entries) => setVisible(entries.at(-1)?.isIntersecting ?? false), { rootMargin: margin });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
  return isVisible;
}

/** The small pictures follow the canvas after a pause. */
const pauseMs = 200;

export function PagePicture({ page, use }: { page: Page; use: string }) {
  const box = useRef<HTMLSpanElement>(null);
  const isVisible = useVisible(box);
  return (
    <span ref={box} className="book-page-picture" style={{ aspectRatio: `${page.widthUm} / ${page.heightUm}` }}>
      {isVisible ? <Picture page={page} use={use} /> : null}
    </span>
  );
}

function Picture({ page, use }: { page: Page; use: string }) {
  const { previewOf } = useEditorInstance();
  const painting = useSmallPainting();
  const parted = useSettled((state) => previewOf(state).preview?.sheets.find(({ sheet }) => sheet.id === page.id) ?? null, pauseMs);
  return parted ? <SheetParts parted={parted} painting={painting} use={`${use}-${page.id}`} /> : null;
}
