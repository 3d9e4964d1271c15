/** The customer's own card in the hand, as it is laid out now. Loaded when somebody asks for it. */
import { useMemo } from 'react';
import { findPaper } from '#core/products/card/options.ts';
import { facesOfSheets } from '#web/editor/preview/fold-faces.tsx';
import { FoldView } from '#web/product/fold-view.tsx';
import { paperLook } from '#web/product/paper-texture.ts';
import type { EditorProps } from './editor-props.ts';

/** A board whose thickness nobody knows is as thick as the plain one. */
const plainUm = 360;

type Props = Pick<EditorProps, 'entry' | 'state' | 'picture'> & { preview: NonNullable<EditorProps['preview']> };

export default function FoldPreview({ entry, state, preview, picture }: Props) {
  const { sheets } = preview.layout;
  const { paper } = state.edited.content.choice;
  const faces = useMemo(() => facesOfSheets(sheets, picture, paperLook(paper).colour), [sheets, picture, paper]);
  const panel = sheets.flatMap(({ panels }) => panels).find(({ id }) => id === 'front');
  if (!faces || !panel) return null;
  return (
    <FoldView
      faces={faces}
      label={entry.product.name}
      widthUm={panel.widthUm}
      heightUm={panel.heightUm}
      thicknessUm={findPaper(paper, entry.pricing.options)?.thicknessUm ?? plainUm}
      paper={paper}
    />
  );
}
