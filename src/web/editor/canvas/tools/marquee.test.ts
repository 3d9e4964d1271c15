import { expect, test } from 'vitest';
import { ground, move, pointer, refOf, run, selecting, toolContext, up, withGroups } from '#tests/tool-fixture.ts';

test('a rectangle drawn on empty canvas selects what it touches', () => {
  const outcomes = run(toolContext(), [ground(95, 20), move(15, 65), up]);
  expect(outcomes[0]?.select).toEqual({ ref: null });
  expect(outcomes[1]?.marquee).toEqual({ page: 'page', xUm: 15_000, yUm: 20_000, widthUm: 80_000, heightUm: 45_000 });
  expect(outcomes[1]?.selectAll).toEqual([refOf('photo'), refOf('shape')]);
  expect(outcomes[2]).toMatchObject({ tool: { name: 'select' }, marquee: null });
});

test('with Shift what was selected stays selected', () => {
  const [pressed, drawn] = run(selecting('text'), [ground(5, 75, { isShift: true }), move(15, 65)]);
  expect(pressed?.select).toBeUndefined();
  expect(drawn?.selectAll).toEqual([refOf('text'), refOf('shape')]);
});

test('a group that is touched is selected as a whole', () => {
  const context = toolContext({ design: withGroups({ text: 'pair', shape: 'pair' }) });
  expect(run(context, [ground(5, 75), move(15, 65)])[1]?.selectAll).toEqual([refOf('text'), refOf('shape')]);
});

test('a press selects nothing; a finger scrolls instead of drawing', () => {
  const finger = { id: 2, isMouse: false };
  const outcomes = run(selecting('text'), [ground(5, 75, finger), move(15, 65, finger)]);
  expect(outcomes[0]).toMatchObject({ tool: { name: 'select' }, select: { ref: null }, enterGroup: null });
  expect(outcomes[1]?.selectAll).toBeUndefined();
  const [, still] = run(toolContext(), [ground(5, 75), { type: 'pointer-move', pointer: pointer(7, 75) }]);
  expect(still?.marquee).toBeUndefined();
});
