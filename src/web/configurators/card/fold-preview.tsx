/** The customer's card in the hand, folded as its form is, as it is laid out now. Loaded on demand. */
import { useMemo } from 'react';
import { blankId } from '#core/catalogue/blank-cards.ts';
import { chosenCardScenes, unknownOccasion } from '#core/catalogue/scenes/card-scenes.ts';
import { findPaper } from '#core/products/card/options.ts';
import { usePreview } from '#web/editor/context.ts';
import { facePainter, foldFaces } from '#web/editor/preview/fold-faces.tsx';
import { hingedModel } from '#web/editor/preview/hinged-models.ts';
import { SceneChoice } from '#web/editor/preview/scene/scene-choice.tsx';
import { FoldView } from '#web/product/fold-view.tsx';
import { HingedView } from '#web/product/hinged-view.tsx';
import { paperLook } from '#web/product/paper-texture.ts';
import { AccessoryMarks } from './accessory-marks.tsx';
import { useAccessories, useChoice } from './card-editor.ts';
import type { CardEntry } from './entry.ts';

/** Thickness of a board whose own is unknown: that of the plain one. */
const plainUm = 360;

export default function FoldPreview({ entry }: { entry: CardEntry }) {
  const choice = useChoice();
  const { id, name } = entry.product;
  const occasion = id === blankId(choice.form) ? unknownOccasion : entry.product.occasion;
  const suiting = useMemo(() => chosenCardScenes(choice, occasion), [choice, occasion]);
  return (
    <SceneChoice suiting={suiting} name={name}>
      <InHand entry={entry} />
    </SceneChoice>
  );
}

function InHand({ entry }: { entry: CardEntry }) {
  const { preview, painting } = usePreview();
  const { form, paper } = useChoice();
  const chosen = useAccessories();
  const sheets = preview?.layout.sheets;
  const shown = useMemo(() => {
    if (!sheets) return null;
    const bare = facePainter(sheets, painting, paperLook(paper).colour);
    const cover = sheets.flatMap(({ panels }) => panels).find(({ id }) => id === 'front');
    const face = (id: string) =>
      cover && id === cover.id ? (
        <>
          {bare(id)}
          <AccessoryMarks chosen={chosen} widthUm={cover.widthUm} heightUm={cover.heightUm} />
        </>
      ) : (
        bare(id)
      );
    return { model: hingedModel(form, sheets, face), faces: foldFaces(face) };
  }, [sheets, painting, paper, form, chosen]);
  const front = sheets?.flatMap(({ panels }) => panels).find(({ id }) => id === 'front');
  if (shown?.model) return <HingedView model={shown.model} label={entry.product.name} paper={paper} />;
  if (!shown?.faces || !front) return null;
  return (
    <FoldView
      faces={shown.faces}
      label={entry.product.name}
      widthUm={front.widthUm}
      heightUm={front.heightUm}
      thicknessUm={findPaper(paper, entry.pricing.options)?.thicknessUm ?? plainUm}
      paper={paper}
    />
  );
}
