/** A product of several panels in the hand: panels hang on each other by hinges and unfold with one control. It is given its faces. */
import type { CSSProperties, ReactNode } from 'react';
import './hinged-view.css';
import { InHandView } from './in-hand-view.tsx';

/** Lengths in millimetres. */
export type HingedLeaf = {
  key: string;
  /** Null: bare paper. */
  near: ReactNode;
  far: ReactNode;
  width: number;
  height: number;
  /** Upper left corner in its parent. */
  x: number;
  y: number;
  /** Towards the viewer. */
  z: number;
  /** Axis it turns about, through a point in shares of its size, and its angles in degrees. Absent: it stays. */
  hinge?: { axis: 'X' | 'Y' | 'Z'; at: readonly [x: number, y: number]; closed: number; open: number };
  /** Its far face is printed head to foot. */
  isTurnedOver?: boolean;
  children: readonly HingedLeaf[];
};

/** `span`: room it takes, closed and open; `shift`: where its first leaf stands from the middle while it is open. */
export type HingedModel = {
  root: HingedLeaf;
  span: readonly [width: number, height: number];
  shift: readonly [x: number, y: number];
  canOpen: boolean;
};

type Props = { model: HingedModel; label: string; paper: string };

export function HingedView({ model, label, paper }: Props) {
  const { root, span, shift, canOpen } = model;
  const sizes = { '--span-x': span[0], '--span-y': span[1], '--shift-x': shift[0], '--shift-y': shift[1] } as CSSProperties;
  return (
    <InHandView
      label={label}
      paper={paper}
      canOpen={canOpen}
      sizes={sizes}
      className={`hinged ${canOpen ? 'fold-folded' : ''}`}
      style={{ width: `calc(var(--mm) * ${root.width})`, height: `calc(var(--mm) * ${root.height})` }}
    >
      <LeafView leaf={root} />
    </InHandView>
  );
}

function LeafView({ leaf }: { leaf: HingedLeaf }) {
  const { near, far, width, height, x, y, z, hinge, isTurnedOver, children } = leaf;
  const turn = hinge ? ` rotate${hinge.axis}(calc(${hinge.closed}deg + var(--open) * ${hinge.open - hinge.closed}deg))` : '';
  const style = {
    left: `calc(var(--mm) * ${x})`,
    top: `calc(var(--mm) * ${y})`,
    width: `calc(var(--mm) * ${width})`,
    height: `calc(var(--mm) * ${height})`,
    transformOrigin: hinge ? `${hinge.at[0] * 100}% ${hinge.at[1] * 100}%` : 'center',
    transform: `translateZ(${z}px)${turn}`,
  };
  return (
    <div className="hinged-leaf" style={style}>
      <div className="fold-face hinged-near">
        {near}
        <span className="fold-shade" />
      </div>
      <div className={`fold-face hinged-far ${isTurnedOver ? 'hinged-over' : ''}`}>
        {far}
        <span className="fold-shade" />
      </div>
      {children.map((child) => (
        <LeafView key={child.key} leaf={child} />
      ))}
    </div>
  );
}
