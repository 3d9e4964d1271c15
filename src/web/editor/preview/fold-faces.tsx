/** Faces of a laid-out card for the view in the hand: print and grain on paper, the finish above them, shape for shape as on its plate. */
import { useMemo } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { paintFoil, printedItems } from '#paint/svg/foil-layer.ts';
import { paintSheet, type SvgResources } from '#paint/svg/sheet.ts';
import { useTexts } from '#web/editor/texts.ts';
import type { CardFaces } from '#web/product/fold-view.tsx';
import { reactElement } from './svg-element.tsx';

type FaceProps = { sheet: Sheet; panel: string; picture: SvgResources; paper: string };

function Face({ sheet, panel, picture, paper }: FaceProps) {
  const t = useTexts();
  const { printed, foil } = useMemo(() => {
    const view = { panel };
    return {
      printed: paintSheet({ ...sheet, items: printedItems(sheet.items) }, picture, { view, prefix: `fold-${sheet.id}-${panel}` }),
      foil: paintFoil(sheet, picture, { view, prefix: `foil-${sheet.id}-${panel}`, paper }),
    };
  }, [sheet, panel, picture, paper]);
  return (
    <>
      <svg {...printed.attrs} className="fold-print" role="img" aria-label={t(panelName(panel))}>
        {printed.children.map(reactElement)}
      </svg>
      <span className="fold-grain" />
      {foil ? (
        <svg viewBox={foil.attrs.viewBox} className={foil.attrs.class} aria-hidden="true">
          {foil.children.map(reactElement)}
        </svg>
      ) : null}
    </>
  );
}

/** The faces of a single or folded card on a sheet of this colour; null for products that open another way. */
export function facesOfSheets(sheets: readonly Sheet[], picture: SvgResources, paper: string): CardFaces | null {
  function face(id: string) {
    const sheet = sheets.find(({ panels }) => panels.some((panel) => panel.id === id));
    return sheet ? <Face key={id} sheet={sheet} panel={id} picture={picture} paper={paper} /> : null;
  }
  const [front, back, left, right] = [face('front'), face('back'), face('inside-left'), face('inside-right')];
  if (!front || !back) return null;
  return left && right ? { front, back, inside: { left, right } } : { front, back };
}
