import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { DesignDocument } from '#core/design/document.ts';
import { fixtureDesign } from '#tests/render/fixture-design.ts';
import { initialState } from '#web/editor/state.ts';
import { createEditorStore } from '#web/editor/store.ts';
import { createResourceLoader } from './resources.ts';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => vi.unstubAllGlobals());

/** A loader whose blank documents come with the given answers, one for each call. */
function loaderWith(...answers: (() => Promise<{ design: DesignDocument; artworks: [] }>)[]) {
  const store = createEditorStore(initialState({ content: { design: fixtureDesign, choice: null }, savedAt: null }), () => 1);
  const asked: string[] = [];
  const loader = createResourceLoader(store, {
    variantOf: () => 'folded.a6',
    fetchBlank: async (variant) => {
      asked.push(variant);
      return (await answers.shift()?.()) ?? { design: fixtureDesign, artworks: [] };
    },
    fetchPictures: async () => [],
  });
  return { store, loader, asked };
}

test('a blank document that was asked for before the start is not asked for again', async () => {
  const { store, loader, asked } = loaderWith();
  loader.preload();
  const end = loader.start();
  await vi.waitFor(() => expect(store.getState().blanks.get('folded.a6')).toBe(fixtureDesign));
  expect(asked).toEqual(['folded.a6']);
  await loader.fetchBlank('folded.a6');
  expect(asked).toHaveLength(2);
  end();
});

test('where it did not come, the online network brings it', async () => {
  const { store, loader, asked } = loaderWith(() => Promise.reject(new Error('offline')));
  loader.preload();
  const end = loader.start();
  await vi.waitFor(() => expect(store.getState().hasResourcesFailed).toBe(true));
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(store.getState().blanks.has('folded.a6')).toBe(true));
  expect(asked).toHaveLength(2);
  expect(store.getState().hasResourcesFailed).toBe(false);
  end();
});
