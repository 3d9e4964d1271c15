import { expect, test } from 'vitest';
import { isWished, parseWishes } from './wishes.ts';

test('only ids of designs with or without a colourway are wishes, whatever lies in the storage', () => {
  expect(parseWishes('["olivia:salbei","lorbeer"]')).toEqual(['olivia:salbei', 'lorbeer']);
  for (const nothing of [null, '', 'olivia', '{"0":"olivia"}', '7', 'null', '[', '"olivia"']) expect(parseWishes(nothing)).toEqual([]);
  expect(parseWishes('[1,null,{},["a"],"<b>","a b","a:b:c","","Olivia","ok"]')).toEqual(['ok']);
  expect(parseWishes(JSON.stringify(Array.from({ length: 9999 }, (_, at) => `design-${at}`)))).toHaveLength(240);
});

test('a design is saved whatever its colour', () => {
  expect(isWished(['olivia:salbei'], 'olivia')).toBe(true);
  expect(isWished(['olivia'], 'olivia')).toBe(true);
  expect(isWished(['olivia-menuekarte:salbei'], 'olivia')).toBe(false);
});
