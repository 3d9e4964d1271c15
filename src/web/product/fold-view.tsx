/** A card in the hand, flat or of two leaves. It is given its faces and draws none. */
import type { CSSProperties, ReactNode } from 'react';
import { InHandView } from './in-hand-view.tsx';

/** What is seen on each face; a flat card has no inside. */
export type CardFaces = { front: ReactNode; back: ReactNode; inside?: { left: ReactNode; right: ReactNode } };

type Props = {
  faces: CardFaces;
  /** Its accessible name: "Olivia, Klappkarte". */
  label: string;
  widthUm: number;
  heightUm: number;
  /** Of one leaf. */
  thicknessUm: number;
  /** Key of the paper list. */
  paper: string;
};

export function FoldView({ faces, label, widthUm, heightUm, thicknessUm, paper }: Props) {
  const { inside } = faces;
  return (
    <InHandView
      label={label}
      paper={paper}
      canOpen={inside !== undefined}
      hasHint
      sizes={{ '--card-ratio': widthUm / heightUm, '--thickness': thicknessUm / widthUm } as CSSProperties}
      className={`fold-card ${inside ? 'fold-folded' : 'fold-flat'}`}
    >
      <div className="fold-shadow" />
      {inside ? (
        <>
          <Leaf name="base" near={inside.right} far={faces.back} />
          <Leaf name="cover" near={faces.front} far={inside.left} />
        </>
      ) : (
        <Leaf name="base" near={faces.front} far={faces.back} />
      )}
    </InHandView>
  );
}

/** One leaf with two faces and the edge between them. `near` looks up while the card is closed. */
function Leaf({ name, near, far }: { name: 'base' | 'cover'; near: ReactNode; far: ReactNode }) {
  return (
    <div className={`fold-leaf fold-${name}`}>
      <div className="fold-face fold-near">
        {near}
        <span className="fold-shade" />
      </div>
      <div className="fold-face fold-far">
        {far}
        <span className="fold-shade" />
      </div>
      <span className="fold-edge" />
    </div>
  );
}
