/** What panels of an arrangement need of the editor. */
import { useContext } from 'react';
import type { Collage } from '#core/design/collage/collage.ts';
import type { Page } from '#core/design/document.ts';
import type { PhotoElement } from '#core/design/photo-element.ts';
import { type Editor, EditorContext, useDesign } from '#web/editor/context.ts';
import { arrangedCells, collagePage } from './cells.ts';

export function useArrangedEditor(): Editor<unknown> {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor;
}

/** The page with its settings and photos. */
export function useCollage(): { page: Page; collage: Collage; cells: readonly PhotoElement[] } {
  const { page, collage } = collagePage(useDesign());
  return { page, collage, cells: arrangedCells(page) };
}
