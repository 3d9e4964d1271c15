import { describe, expect, test } from 'vitest';
import type { CardChoice } from '#api/catalogue.ts';
import { blankDesign } from '#designs/blank.ts';
import { designRows } from '#designs/rows.ts';
import { createSaver } from '#web/editor/draft/saver.ts';
import { type BrowserCall, CallError } from '#web/page/client.ts';
import type { CardContent } from './card-content.ts';
import { cardSaverCalls } from './card-editor.ts';

const row = designRows.find(({ id }) => id === 'olivia');
if (!row) throw new Error('the card of these tests is gone');
const folded = blankDesign(row, 'folded', 'a6', undefined, 'none');
const choice: CardChoice = { card: 'olivia', form: 'folded', format: 'a6', paper: 'feinstpapier', refinementType: 'none', quantity: 50 };

describe('saving a card', () => {
  const content: CardContent = { design: folded, choice };
  type Answer = (key: string, input: Record<string, unknown>) => unknown;

  function saver(answer: Answer, first: { id: string; revision: number } | null = { id: 'd', revision: 3 }) {
    const calls: string[] = [];
    const call = (async (key: string, input: Record<string, unknown>) => {
      calls.push(key.split(' ')[0] ?? '');
      return answer(key, input);
    }) as unknown as BrowserCall;
    return {
      calls,
      card: createSaver({
        calls: cardSaverCalls(call),
        first: { identity: first, base: content, sent: [], creationKey: null },
        beforeSend: async () => {},
        onSaved() {},
      }),
    };
  }

  test('the first save makes the design, the next goes over its revision', async () => {
    const inputs: Record<string, unknown>[] = [];
    const { calls, card } = saver((_key, input) => {
      inputs.push(input);
      return { id: 'd', revision: inputs.length, savedAt: 'now' };
    }, null);
    expect(await card.save(content)).toEqual({ kind: 'saved', savedAt: 'now' });
    await card.save(content);
    expect(calls).toEqual(['POST', 'PUT']);
    expect(Object.keys(inputs[1] ?? {}).toSorted()).toEqual(['choice', 'design', 'id', 'revision']);
    expect(inputs[1]?.revision).toBe(1);
  });

  test('a conflict with an own save whose response was lost is none', async () => {
    const { card } = saver((key) => {
      if (key.startsWith('PUT')) throw new CallError(409, 'design-conflict', '', []);
      return { design: structuredClone(folded), choice, revision: 4, savedAt: 'then', pictures: [] };
    });
    expect(await card.save(content)).toEqual({ kind: 'saved', savedAt: 'then' });
    expect(card.acknowledged().identity).toEqual({ id: 'd', revision: 4 });
  });

  test('an own save whose response was lost is known again after further changes and failed tries', async () => {
    let tries = 0;
    const stored: unknown[] = [];
    const first = { ...content, choice: { ...choice, paper: 'naturpapier' } };
    const { card, calls } = saver((key, input) => {
      if (!key.startsWith('PUT')) return { design: folded, choice: first.choice, revision: 4, savedAt: 'then', pictures: [] };
      tries += 1;
      if (tries < 3) throw new CallError(0, 'offline', '', []);
      if (input.revision === 3) throw new CallError(409, 'design-conflict', '', []);
      stored.push(input.choice);
      return { id: 'd', revision: 5, savedAt: 'now' };
    });
    for (const paper of ['naturpapier', 'a', 'b']) await card.save({ ...content, choice: { ...choice, paper } });
    expect(calls).toEqual(['PUT', 'PUT', 'PUT', 'GET', 'PUT']);
    expect(stored).toEqual([expect.objectContaining({ paper: 'b' })]);
    expect(card.acknowledged()).toMatchObject({ identity: { revision: 5 }, sent: [] });
  });

  test('a version of another window is reported, and nothing is overwritten', async () => {
    const { card } = saver((key) => {
      if (key.startsWith('PUT')) throw new CallError(409, 'design-conflict', '', []);
      return { design: folded, choice: { ...choice, paper: 'naturpapier' }, revision: 4, savedAt: 'then', pictures: [] };
    });
    expect(await card.save(content)).toMatchObject({
      kind: 'newer',
      stored: { revision: 4, content: { choice: { paper: 'naturpapier' } } },
    });
    expect(card.acknowledged().identity?.revision).toBe(3);
  });

  test('an expired design is saved as a new one; offline waits; a refusal has the message', async () => {
    const gone = saver((key) => {
      if (key.startsWith('PUT')) throw new CallError(404, 'not-found', '', []);
      return { id: 'neu', revision: 1, savedAt: 'now' };
    });
    expect(await gone.card.save(content)).toEqual({ kind: 'saved', savedAt: 'now' });
    expect(gone.card.acknowledged().identity?.id).toBe('neu');
    const away = saver(() => {
      throw new CallError(0, 'offline', 'keine Verbindung', []);
    });
    expect(await away.card.save(content)).toEqual({ kind: 'wait', message: 'keine Verbindung' });
    const refused = saver(() => {
      throw new CallError(422, 'bad-input', 'allgemein', [{ field: 'design', code: 'photo', message: 'Ein Foto fehlt.' }]);
    });
    expect(await refused.card.save(content)).toEqual({ kind: 'refused', message: 'Ein Foto fehlt.' });
  });
});
