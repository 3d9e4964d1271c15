/** The customer's card folded in 3D, as it is laid out now. Loaded on demand. */
import { useMemo } from 'react';
import { findPaper } from '#core/products/card/options.ts';
import { usePreview } from '#web/editor/context.ts';
import { facesOfSheets } from '#web/editor/preview/fold-faces.tsx';
import { FoldView } from '#web/product/fold-view.tsx';
import { paperLook } from '#web/product/paper-texture.ts';
import { useChoice } from './card-editor.ts';
import type { CardEntry } from './entry.ts';

/** Thickness of a board whose own is unknown: that of the plain one. */
const plainUm = 360;

export default function FoldPreview({ entry }: { entry: CardEntry }) {
  const { preview, painting } = usePreview();
  const { paper } = useChoice();
  const sheets = preview?.layout.sheets;
  const faces = useMemo(() => (sheets ? facesOfSheets(sheets, painting, paperLook(paper).colour) : null), [sheets, painting, paper]);
  const front = sheets?.flatMap(({ panels }) => panels).find(({ id }) => id === 'front');
  if (!faces || !front) return null;
  return (
    <FoldView
      faces={faces}
      label={entry.product.name}
      widthUm={front.widthUm}
      heightUm={front.heightUm}
      thicknessUm={findPaper(paper, entry.pricing.options)?.thicknessUm ?? plainUm}
      paper={paper}
    />
  );
}
