/** Faces of a laid-out card for the view in the hand: print and grain on paper, the finish above them, shape for shape as on its plate. */
import { type ReactNode, useMemo } from 'react';
import { panelName } from '#core/design/panel-name.ts';
import type { Sheet } from '#core/layout/sheet.ts';
import { paintFoil, printedItems } from '#paint/svg/foil-layer.ts';
import { paintSheet, type SvgResources } from '#paint/svg/sheet.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import type { CardFaces } from '#web/product/fold-view.tsx';
import { reactElement } from './svg-element.tsx';

type FaceProps = { sheet: Sheet; panel: string; picture: SvgResources; paper: string };

function Face({ sheet, panel, picture, paper }: FaceProps) {
  const t = useEditorTexts();
  const { printed, foil } = useMemo(() => {
    const view = { panel };
    return {
      printed: paintSheet({ ...sheet, items: printedItems(sheet.items) }, picture, { view, prefix: `fold-${sheet.id}-${panel}` }),
      foil: paintFoil(sheet, picture, { view, prefix: `foil-${sheet.id}-${panel}`, paper }),
    };
  }, [sheet, panel, picture, paper]);
  const cut = cutOf(sheet, panel);
  const id = `fold-cut-${sheet.id}-${panel}`;
  return (
    <Cut id={id} d={cut}>
      <svg {...printed.attrs} className="fold-print" role="img" aria-label={t(panelName(panel))}>
        {printed.children.map(reactElement)}
      </svg>
      <span className="fold-grain" />
      {foil ? (
        <svg viewBox={foil.attrs.viewBox} className={foil.attrs.class} aria-hidden="true">
          {foil.children.map(reactElement)}
        </svg>
      ) : null}
    </Cut>
  );
}

/** What the die leaves of a panel, in shares of its size; null for the trimmed rectangle. */
function cutOf({ cut, panels }: Sheet, id: string): { d: string; transform: string } | null {
  const panel = panels.find((one) => one.id === id);
  if (!cut || !panel) return null;
  const { xUm, yUm, widthUm, heightUm } = panel;
  return { d: cut.join(' '), transform: `scale(${1 / widthUm} ${1 / heightUm}) translate(${-xUm} ${-yUm})` };
}

/** Paper in the shape of its contour. */
function Cut({ id, d, children }: { id: string; d: ReturnType<typeof cutOf>; children: ReactNode }) {
  if (!d) return children;
  return (
    <span className="fold-cut" style={{ clipPath: `url(#${id})` }}>
      <svg width="0" height="0" aria-hidden="true">
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path d={d.d} transform={d.transform} clipRule="evenodd" />
        </clipPath>
      </svg>
      {children}
    </span>
  );
}

/** Draws a panel of laid-out sheets on paper of this colour; null where no sheet has it. */
export function facePainter(sheets: readonly Sheet[], picture: SvgResources, paper: string): (panel: string) => ReactNode {
  return (id) => {
    const sheet = sheets.find(({ panels }) => panels.some((panel) => panel.id === id));
    return sheet ? <Face key={id} sheet={sheet} panel={id} picture={picture} paper={paper} /> : null;
  };
}

/** The faces of a product that is turned or opened like a card; one without a back shows paper there. */
export function foldFaces(face: (panel: string) => ReactNode): CardFaces | null {
  const front = face('front');
  if (!front) return null;
  const back = face('back');
  const [left, right] = [face('inside-left') ?? face('page-2'), face('inside-right') ?? face('page-3')];
  return left && right ? { front, back, inside: { left: withPocket(left, face), right } } : { front, back };
}

/** The left inside of a pocketfold with its card in the pocket. */
function withPocket(left: ReactNode, face: (panel: string) => ReactNode): ReactNode {
  const [pocket, card] = [face('pocket-inside'), face('card-front')];
  if (!pocket || !card) return left;
  return (
    <>
      {left}
      <span className="fold-insert">{card}</span>
      <span className="fold-pocket">{pocket}</span>
    </>
  );
}
