/** A painted page in the browser: the neutral SVG tree as React elements. It neither lays out nor paints. */
import { createElement, memo, type ReactElement } from 'react';
import type { SvgNode } from '#paint/svg/node.ts';

/** SVG attributes that React names differently. */
const spelling: Record<string, string> = {
  'clip-path': 'clipPath',
  'stroke-width': 'strokeWidth',
  'stop-color': 'stopColor',
  'stop-opacity': 'stopOpacity',
  class: 'className',
};

export function reactElement(node: SvgNode, key: number): ReactElement {
  const props = Object.fromEntries(Object.entries(node.attrs).map(([name, value]) => [spelling[name] ?? name, value]));
  return createElement(node.tag, { ...props, key }, ...node.children.map(reactElement));
}

type Props = {
  node: SvgNode;
  /** Accessible name. */
  label: string;
  className?: string;
};

export const SheetView = memo(function SheetView({ node, label, className }: Props) {
  return (
    <svg {...node.attrs} role="img" aria-label={label} className={className}>
      {node.children.map(reactElement)}
    </svg>
  );
});
