import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { svgNode } from '#paint/svg/node.ts';
import { reactElement } from './svg-element.tsx';

test('a painted page is drawn without warnings about attributes', () => {
  const node = svgNode('svg', { viewBox: '0 0 10 10' }, [
    svgNode('g', { 'data-element': 'names', 'clip-path': 'url(#a)' }, [svgNode('path', { d: 'M 0 0 Z', 'stroke-width': 2 })]),
  ]);
  expect(renderToStaticMarkup(reactElement(node, 0))).toBe(
    '<svg viewBox="0 0 10 10"><g data-element="names" clip-path="url(#a)"><path d="M 0 0 Z" stroke-width="2"></path></g></svg>',
  );
});
