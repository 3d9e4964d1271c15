import { expect, test } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { applyEdits, type Edit } from '#core/design/edit.ts';
import type { Ink } from '#core/design/ink.ts';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import { likestInk, mixEdits, removeEdits } from './mix.ts';

const design = fixtureDesign as DesignDocument;
const page = design.pages[0]?.id ?? '';
const texts = design.pages[0]?.elements.filter(({ kind }) => kind === 'text').map(({ id }) => id) ?? [];
const inkOf = (c: number): Ink => ({ c, m: 20, y: 30, k: 0, hex: `#${(200 - c).toString(16)}a0a0` });
const colour = (token: string): Edit[] => [{ kind: 'setTextStyle', page, element: texts[0] ?? '', style: { ink: token } }];

function after(of: DesignDocument, edits: readonly Edit[]): DesignDocument {
  const applied = applyEdits(of, edits);
  if (!applied) throw new Error('an edit meets nothing');
  return applied.design;
}

test('colours that are tried one after the other leave the last one alone', () => {
  const first = mixEdits(design, inkOf(10), colour, null);
  const tried = after(design, first?.edits ?? []);
  const second = mixEdits(tried, inkOf(20), colour, first?.token ?? null);
  const { inks } = after(tried, second?.edits ?? []);
  expect(Object.values(inks)).toContainEqual(inkOf(20));
  expect(Object.values(inks)).not.toContainEqual(inkOf(10));
});

test('a colour that is there already is used again', () => {
  const once = after(design, mixEdits(design, inkOf(10), colour, null)?.edits ?? []);
  const again = mixEdits(once, inkOf(10), colour, null);
  expect(again).toEqual({ token: 'own-1', edits: colour('own-1') });
});

test('with twelve own colours an unused one makes room; with twelve in use there is no room', () => {
  const adds = Array.from({ length: 12 }, (_, at): Edit => ({ kind: 'addInk', token: `own-${at + 1}`, ink: inkOf(at) }));
  const full = after(design, adds);
  expect(mixEdits(full, inkOf(50), colour, null)?.token).toBe('own-1');
  const frames = Array.from({ length: 12 }, (_, at): Edit => {
    const box = { xUm: 0, yUm: 0, widthUm: 10_000, heightUm: 10_000, rotation: 0 };
    const added = {
      kind: 'shape',
      id: `own-shape-${at}`,
      ownName: 'x',
      ...box,
      outline: { as: 'ellipse' },
      fill: `own-${at + 1}`,
    } as const;
    return { kind: 'addElement', page, index: 0, added };
  });
  expect(mixEdits(after(full, frames), inkOf(50), colour, null)).toBeNull();
});

test('where an own colour is taken out, the likest one of the design comes', () => {
  const ink = design.inks.ink as Ink;
  const mixed = after(design, mixEdits(design, { ...ink, k: ink.k - 1 }, colour, null)?.edits ?? []);
  const back = after(mixed, removeEdits(mixed, 'own-1'));
  expect(back.inks).toEqual(design.inks);
  expect(back.pages[0]?.elements.find(({ id }) => id === texts[0])).toMatchObject({ ink: likestInk(design.inks, ink) });
});
