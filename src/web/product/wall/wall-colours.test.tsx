import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { WallColours } from './wall-colours.tsx';

test('six wall colours can be chosen by name, the first one to begin with', () => {
  const html = renderToStaticMarkup(<WallColours />);
  expect([...html.matchAll(/value="(\w+)"/g)].map(([, key]) => key)).toEqual(['safran', 'salbei', 'ziegel', 'kobalt', 'kreide', 'tanne']);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/checked="" value="safran"|value="safran" checked=""/);
});
