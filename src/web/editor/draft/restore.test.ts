import { describe, expect, test } from 'vitest';
import { canPan, firstCrop, panCrop, zoomCrop } from '#core/layout/crop.ts';
import { fixtureDesign, photoElement, textElement } from '#tests/render/fixture-design.ts';
import { colourName } from '#web/editor/own-colours/colour-name.ts';
import { clampSizeUm, nextSizeUm, offeredFaces, toPoints } from '#web/editor/panels/text-limits.ts';
import { plainTyped } from '#web/editor/panels/typed-text.ts';
import { fitTyped } from '#web/editor/text-editing/typing.ts';
import type { Content } from './content.ts';
import { applyStep, freshHistory, undoStep } from './history.ts';
import { type LocalCopy, restoreDraft } from './restore.ts';

type Choice = { quantity: number };
const server: Content<Choice> = { design: fixtureDesign, choice: { quantity: 50 } };
const other: Content<Choice> = { design: fixtureDesign, choice: { quantity: 75 } };

function copy(content: Content<Choice>, change: Partial<LocalCopy<Choice>> = {}): LocalCopy<Choice> {
  const edited = applyStep(freshHistory(server), [{ kind: 'setChoice', choice: content.choice }], { at: 1 });
  return { key: 'k', design: 'd', revision: 3, isUnsaved: false, at: 10, edited, accepted: [], parked: {}, ...change };
}

describe('which copy a window begins with', () => {
  test('without a copy of its own it is the server’s', () => {
    expect(restoreDraft({ content: server, revision: 3 }, server, [])).toMatchObject({ kind: 'server', from: null });
  });

  test('the same content keeps its history, so that undo works after a reload [E022]', () => {
    const restored = restoreDraft({ content: other, revision: 3 }, server, [copy(other)]);
    expect(restored.kind).toBe('server');
    expect(undoStep(restored.history).content.choice.quantity).toBe(50);
  });

  test('unsaved work comes back and is saved [E023]', () => {
    const restored = restoreDraft({ content: server, revision: 3 }, server, [copy(server, { at: 99 }), copy(other, { isUnsaved: true })]);
    expect(restored.kind).toBe('local');
    expect(restored.history.content.choice.quantity).toBe(75);
  });

  test('unsaved work on an older revision comes back, to be merged with the newer one when it is saved', () => {
    const restored = restoreDraft({ content: server, revision: 4 }, server, [copy(other, { isUnsaved: true })]);
    expect(restored.kind).toBe('local');
    expect(restored.history.content.choice.quantity).toBe(75);
  });

  test('unsaved work of every window is named, the newest first, each once [E023]', () => {
    const third: Content<Choice> = { ...server, choice: { quantity: 100 } };
    const copies = [
      copy(other, { key: 'a', isUnsaved: true, at: 10 }),
      copy(third, { key: 'b', isUnsaved: true, at: 20 }),
      copy(third, { key: 'c', isUnsaved: true, at: 5 }),
      copy(server, { key: 'd', isUnsaved: true, at: 6 }),
      copy(other, { key: 'e', at: 30 }),
    ];
    const restored = restoreDraft({ content: server, revision: 4 }, server, copies);
    expect(restored.from?.key).toBe('b');
    expect(restored.others.map(({ key }) => key)).toEqual(['a']);
  });

  test('an older saved copy gives way to the server’s and stays one undo away', () => {
    const restored = restoreDraft({ content: server, revision: 4 }, server, [copy(other)]);
    expect(restored.history.content).toEqual(server);
    expect(undoStep(restored.history).content.choice.quantity).toBe(75);
  });

  test('a card that was never saved comes back only with unsaved work', () => {
    expect(restoreDraft(null, server, [copy(other)]).from).toBeNull();
    expect(restoreDraft(null, server, [copy(other, { isUnsaved: true })]).kind).toBe('local');
  });
});

describe('typed text', () => {
  test('line breaks of every system are one, other control characters go', () => {
    expect(plainTyped('a\r\nb\rc\u2028d\u0000\te')).toBe('a\nb\nc\nd e');
  });

  test('what is longer than the document takes is cut between characters', () => {
    const { text, limit } = fitTyped('', `${'a'.repeat(1999)}😀b`, undefined);
    expect(limit?.rest).toBe('😀b');
    expect(text).toBe('a'.repeat(1999));
    expect(plainTyped('\ud800x').isWellFormed()).toBe(true);
  });
});

describe('crop', () => {
  const photo = { id: 'p', width: 4000, height: 3000 };
  const slot = photoElement({ id: 'slot', xUm: 0, yUm: 0, widthUm: 60_000, heightUm: 60_000, photoId: null });

  test('the first crop looks where the picture does, as far as the frame reaches', () => {
    expect(firstCrop(slot, { ...photo, focusX: 0.05, focusY: 0.2 })).toEqual({ zoom: 1, focusX: 0.375, focusY: 0.5 });
  });

  test('a picture follows the hand and stops at its edge', () => {
    const element = { ...slot, crop: firstCrop(slot, photo) };
    expect(panCrop(element, photo, 10_000, 0).focusX).toBeCloseTo(0.375, 4);
    expect(panCrop(element, photo, -1_000_000, 0).focusX).toBeCloseTo(0.625, 4);
    expect(canPan(element, photo)).toEqual({ left: true, right: true, up: false, down: false });
  });

  test('zoom has a floor that covers the frame and a ceiling', () => {
    const element = { ...slot, crop: firstCrop(slot, photo) };
    expect(zoomCrop(element, photo, 0.2).zoom).toBe(1);
    expect(zoomCrop(element, photo, 99).zoom).toBe(4);
  });
});

describe('limits of text', () => {
  const element = textElement({ id: 't', text: 'Sophie', sizeUm: 7056, minSizeUm: 3528, heightUm: 12_000 });

  test('sizes step in whole points between the floor of fitting and the height of the box', () => {
    expect(toPoints(7056)).toBe(20);
    expect(toPoints(nextSizeUm(element, 7056, 1) ?? 0)).toBe(21);
    expect(toPoints(nextSizeUm(element, 7056, -1) ?? 0)).toBe(19);
    expect(nextSizeUm(element, 3528, -1)).toBeNull();
    expect(nextSizeUm(element, 12_000, 1)).toBeNull();
    expect(clampSizeUm(element, 500_000, 7056)).toBe(12_000);
  });

  test('every offered face has the letters of everyday names [E014]', () => {
    expect(offeredFaces.length).toBeGreaterThan(8);
    expect(offeredFaces).not.toContain('dm-serif');
    expect(offeredFaces).not.toContain('libre-caslon-display');
    expect(offeredFaces).toContain('caveat');
  });
});

test('colours have names', () => {
  const names = ['#1b2540', '#2f6147', '#a8b9a3', '#a3312a', '#181715', '#fdfdfc', '#6b4a2f', '#efe3d2', '#8a8f8c'].map(colourName);
  expect(names).toEqual(['dark-blue', 'dark-green', 'light-green', 'red', 'black', 'white', 'brown', 'beige', 'grey']);
});
