import { expect, test } from 'vitest';
import { svgMarkup, svgNode } from './node.ts';

test('markup has nodes one after another, their values escaped', () => {
  const nodes = [
    svgNode('g', { 'data-element': 'a"><script>&' }, [svgNode('path', { d: 'M 0 0 Z' })]),
    svgNode('path', { 'stroke-width': 2 }),
  ];
  expect(svgMarkup(nodes)).toBe('<g data-element="a&quot;&gt;&lt;script&gt;&amp;"><path d="M 0 0 Z"/></g><path stroke-width="2"/>');
});
