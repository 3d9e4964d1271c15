import { expect, test } from 'vitest';
import type { Block } from './block.ts';
import { testedFlags } from './tested-flags.ts';

test('the flags of a story are those of its tests, also of tests within tests', () => {
  const inner = { component: 'multi-treatment-test', feature: 'layout', treatments: [{ treatment: 'a', blocks: [] }] };
  const content = {
    component: 'page',
    body: [
      { component: 'ab-test', feature: 'hero', control: [{ component: 'teaser', feature: 'no-test' }], treatment: [inner] },
      { component: 'ab-test', feature: 'hero' },
      { component: 'ab-test', feature: '' },
      { component: 'ab-test', feature: 7 },
    ],
  } as unknown as Block;
  expect(testedFlags(content)).toEqual(['hero', 'layout']);
});
