import { expect, test } from 'vitest';
import { typedColour } from './typed-colour.ts';

test.each([
  ['#8fa596', 'eucalyptus', ' '],
  ['Hochzeit #1D2A44 Einladung', 'navy', 'Hochzeit   Einladung'],
  ['#fff', 'white', ' '],
])('%s stands for the nearest colours, %s first', (query, first, rest) => {
  const colour = typedColour(query);
  expect([...(colour?.unit.terms ?? [])]).toMatchObject([
    [`color:${first}`, 1],
    [expect.any(String), 0.8],
    [expect.any(String), 0.6],
  ]);
  expect(colour?.rest).toBe(rest);
});

test.each(['Hochzeit', '#', '#12', '#1234567', '#ggg', '8fa596'])('%s is no colour', (query) => expect(typedColour(query)).toBeNull());
