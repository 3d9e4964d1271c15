import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { svgNode } from '#paint/svg/node.ts';
import { SheetView } from './sheet-view.tsx';

test('a page is one picture with a name, drawn without warnings about attributes', () => {
  const node = svgNode('svg', { viewBox: '0 0 10 10' }, [
    svgNode('g', { 'data-element': 'names', 'clip-path': 'url(#a)' }, [svgNode('path', { d: 'M 0 0 Z', 'stroke-width': 2 })]),
  ]);
  expect(renderToStaticMarkup(<SheetView node={node} label="Vorderseite" />)).toBe(
    '<svg viewBox="0 0 10 10" role="img" aria-label="Vorderseite"><g data-element="names" clip-path="url(#a)"><path d="M 0 0 Z" stroke-width="2"></path></g></svg>',
  );
});
