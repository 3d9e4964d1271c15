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

/** `key` is the place among the siblings. A page has thousands of nodes. */
export function reactElement({ tag, attrs, children }: SvgNode, key: number): ReactElement {
  const props: Record<string, unknown> = { key };
  for (const name in attrs) props[spelling[name] ?? name] = attrs[name];
  if (children.length > 0) props.children = children.map(reactElement);
  return createElement(tag, props);
}
