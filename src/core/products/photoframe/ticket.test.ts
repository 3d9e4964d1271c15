import { expect, test } from 'vitest';
import type { TicketFact } from '#core/products/ticket-facts.ts';
import { completePhotoframe } from './complete.ts';
import { photoframeOptionsRow } from './rows.ts';
import { wallArtTicket } from './ticket.ts';

function ticketOf(given: Record<string, unknown>) {
  return wallArtTicket(completePhotoframe(given, { rows: photoframeOptionsRow, template: null }));
}

function dataOf(facts: readonly TicketFact[] = []) {
  return Object.fromEntries(facts.map(({ key, data }) => [key, data]));
}

test('a framed print is told with frame, mat and what is seen of it', () => {
  const { facts, parts = [] } = ticketOf({ format: '600x400', frameType: 'alurahmen', frameColour: 'silver', matSize: 30 });
  expect(dataOf(facts)).toMatchObject({ material: 'poster', picture: '600x400', sheet: '610x410' });
  expect(parts.map(({ id, role }) => [id, role])).toEqual([
    ['mat', 'item'],
    ['frame', 'container'],
  ]);
  expect(dataOf(parts[0]?.facts)).toEqual({ size: 30, board: '660x460', window: '600x400' });
  expect(dataOf(parts[1]?.facts)).toMatchObject({ type: 'alurahmen', colour: 'silver', outer: '676x476', glazing: true });
});

test('a canvas is told with its stretcher, which goes into a frame where there is one', () => {
  const canvas = { material: 'leinwand', format: '600x400', stretcher: '38', edge: 'colour', edgeColour: '203040' };
  const bare = ticketOf(canvas);
  expect(dataOf(bare.facts)).toMatchObject({ edge: { kind: 'colour', wrap: 43, colour: '#203040' }, frame: null });
  expect(bare.parts).toMatchObject([{ id: 'stretcher', role: 'container', facts: [{ key: 'depth', data: 38 }] }]);
  const framed = ticketOf({ ...canvas, frameType: 'schattenfuge-leinwand', frameColour: 'oak' });
  expect(framed.parts).toMatchObject([
    { id: 'stretcher', role: 'item' },
    { id: 'frame', role: 'container' },
  ]);
});

test('rails are counted by weight, holes have their places', () => {
  const panel = { material: 'echtglas', format: '1200x800' };
  expect(dataOf(ticketOf({ ...panel, hanging: 'rail' }).facts)).toMatchObject({ hanging: 'rail', rails: 1 });
  expect(dataOf(ticketOf({ material: 'gallerybond', format: '1800x1200', hanging: 'rail' }).facts)).toMatchObject({ rails: 2 });
  expect(dataOf(ticketOf({ ...panel, hanging: 'drill' }).facts).drill).toContainEqual({ x: 25, y: 25, d: 7 });
  expect(dataOf(ticketOf({ material: 'pvcplane', format: '1000x1000' }).facts)).toMatchObject({ hem: 30, drill: { length: 8 } });
});
