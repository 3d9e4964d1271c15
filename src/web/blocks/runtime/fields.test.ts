import { expect, test } from 'vitest';
import { resolveLink } from './fields.ts';

test('a link to a story leads to its page, and to none where there is no such page', () => {
  const target = (uuid: string) => resolveLink({ kind: 'story', uuid, anchor: '' }, { links: { abc: '/impressum/' } });
  expect(target('abc')).toEqual({ to: '/impressum/', external: false, newWindow: false });
  for (const uuid of ['def', 'constructor', 'toString', '__proto__']) expect([uuid, target(uuid)]).toEqual([uuid, null]);
});
