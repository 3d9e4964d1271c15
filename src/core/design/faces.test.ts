import { expect, test } from 'vitest';
import { panelOf, readableFaces } from './faces.ts';

const panel = (id: string, xUm: number, yUm: number) => ({ id, xUm, yUm, widthUm: 100, heightUm: 100 });
const box = (xUm: number, yUm: number) => ({ xUm, yUm, widthUm: 20, heightUm: 20 });
const idAt = (panels: ReturnType<typeof panel>[], xUm: number, yUm: number) => panelOf({ panels }, box(xUm, yUm))?.id;

test('an element on a card whose panels stand side by side, lies on the panel of its middle', () => {
  const panels = [panel('back', 0, 0), panel('front', 100, 0)];
  expect([idAt(panels, 70, 40), idAt(panels, 89, 40), idAt(panels, 90, 40), idAt(panels, 240, 300)]).toEqual([
    'back',
    'back',
    'front',
    'front',
  ]);
});

test('an element on a card whose panels stand one above the other, lies on the panel of its middle', () => {
  const panels = [panel('back', 0, 0), panel('front', 0, 100)];
  expect([idAt(panels, 40, 40), idAt(panels, 40, 90), idAt(panels, 40, 140), idAt(panels, 40, 400)]).toEqual([
    'back',
    'front',
    'front',
    'front',
  ]);
});

test('a cover with joints and wraps around its boards, is read by its boards in their order', () => {
  const sized = (id: string, xUm: number, yUm: number, widthUm: number, heightUm: number) => ({ id, xUm, yUm, widthUm, heightUm });
  const [back, joint, front] = [sized('back', 10, 10, 100, 80), sized('joint-front', 110, 10, 6, 80), sized('front', 116, 10, 100, 80)];
  const wrap = sized('wrap-head', 0, 0, 226, 10);
  const area = ({ id: _, ...place }: typeof wrap) => place;
  const page = { panels: [back, joint, front, wrap], keepOut: [area(joint), area(wrap)] };
  expect(readableFaces([page]).map(({ panel }) => panel.id)).toEqual(['front', 'back']);
  expect(readableFaces([{ panels: [back, wrap], glue: [area(wrap)] }]).map(({ panel }) => panel.id)).toEqual(['back']);
});
