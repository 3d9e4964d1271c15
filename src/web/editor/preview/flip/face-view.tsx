/** One side of a leaf, as it will be printed. */
import { useState } from 'react';
import { SheetParts } from '#web/editor/canvas/sheet-parts.tsx';
import { useEditor, useEditorInstance, usePainting } from '#web/editor/context.ts';
import type { Face } from './leaves.ts';

/** The book is not drawn wider than this, in pixels. */
const maxWidthPx = 1_200;

/** `leafUm`: width of a leaf. */
export function FaceView({ face, leafUm }: { face: NonNullable<Face>; leafUm: number }) {
  const { previewOf } = useEditorInstance();
  const [scale] = useState(() => Math.min(maxWidthPx, window.innerWidth) / ((2 * leafUm) / 1_000));
  const painting = usePainting(scale);
  const parted = useEditor((state) => previewOf(state).preview?.sheets.find(({ sheet }) => sheet.id === face.page) ?? null);
  if (!parted) return null;
  return <SheetParts parted={parted} painting={painting} panel={face.view} use={`flip-${face.page}-${face.view.id}`} />;
}
