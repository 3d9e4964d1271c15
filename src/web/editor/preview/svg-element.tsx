/** The neutral SVG tree of a painted page as React elements. */
import { createElement, type ReactElement } from 'react';
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
