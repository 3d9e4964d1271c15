import { expect, test } from 'vitest';
import { down, refOf, run, selecting } from '#tests/tool-fixture.ts';

const focus = { type: 'field-focus', ref: refOf('text') } as const;
const escapeKey = { type: 'key', ref: refOf('text'), key: 'Escape', isShift: false } as const;

test('the focus of a field begins editing; Escape leads back to the element and keeps it selected', () => {
  const [editing, ended] = run(selecting('text'), [focus, escapeKey]);
  expect(editing?.tool).toEqual({ name: 'text', ref: refOf('text') });
  expect(ended).toEqual({ tool: expect.objectContaining({ name: 'select' }), focus: refOf('text') });
});

test('a press on the canvas ends editing', () => {
  const [, pressed] = run(selecting('text'), [focus, down('photo', 0, 0)]);
  expect(pressed?.tool).toMatchObject({ name: 'select', press: { ref: refOf('photo') } });
});
