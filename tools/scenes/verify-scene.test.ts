import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sceneRows } from './scene-table.ts';
import { limits } from './verify.ts';
import { designsFor, verifiedOf } from './verify-scene.ts';

const packed = new URL('../../scenes/', import.meta.url).pathname;
const made = readdirSync(packed);

test('the first scene of a kind is compared in three designs, each further one in one', () => {
  const kinds = sceneRows.map(({ kind }) => kind);
  for (const [at, row] of sceneRows.entries()) expect(designsFor(row).length).toBe(kinds.indexOf(row.kind) === at ? 3 : 1);
});

test('figures of scenes that were compared with full renders are within the limits', () => {
  const over = sceneRows
    .filter(({ name }) => made.includes(name))
    .flatMap((row) =>
      Object.entries(verifiedOf(row, packed).designs).flatMap(([design, found]) =>
        Object.entries(limits)
          .filter(([figure, limit]) => found[figure as keyof typeof limits] > limit)
          .map(([figure]) => `${row.name}, ${design}: ${figure} ${found[figure as keyof typeof limits]}`),
      ),
    );
  expect(over).toEqual([]);
});
