import { expect, test } from 'vitest';
import { blankPhotoframe } from '#core/products/photoframe/blank.ts';
import type { PhotoframeChoice } from '#core/products/photoframe/choice.ts';
import { choiceOfSku, photoframeSku } from '#core/products/photoframe/sku.ts';
import type { Editor } from './context.ts';
import { switchVariant } from './create-editor.ts';
import { initialState } from './state.ts';
import { createEditorStore } from './store.ts';

type Kept = { format: string };
const first: PhotoframeChoice = {
  type: 'photoframe',
  material: 'poster',
  format: '600x400',
  frameType: 'none',
  matSize: 0,
  hanging: 'none',
};
const small = photoframeSku({ ...first, format: '300x200' });
const large = photoframeSku({ ...first, format: '900x600' });

function documentOf(sku: string) {
  return blankPhotoframe(choiceOfSku(sku) ?? first);
}

/** An editor whose pages load when the test says so. */
function slowEditor() {
  const design = documentOf(photoframeSku(first));
  const store = createEditorStore<Kept>(
    initialState({
      content: { design, choice: { format: first.format } },
      savedAt: null,
      pictures: [],
      notice: null,
      sidePanel: undefined,
    }),
    () => 0,
  );
  const waiting = new Map<string, PromiseWithResolvers<ReturnType<typeof documentOf>>>();
  const resources = {
    variantOf: () => photoframeSku(first),
    fetchBlank(sku: string) {
      if (sku === photoframeSku(first)) return Promise.resolve(design);
      const page = waiting.get(sku) ?? Promise.withResolvers();
      waiting.set(sku, page);
      return page.promise;
    },
  };
  const editor = { store, resources } as unknown as Editor<Kept>;
  const choose = (sku: string) =>
    switchVariant(editor, sku, {
      contentOf: (moved) => ({ design: moved, choice: { format: choiceOfSku(sku)?.format ?? '' } }),
      notice: null,
    });
  return { store, choose, waiting };
}

test('of two variants that are chosen one after the other the later one counts, even if it loads first', async () => {
  const { store, choose, waiting } = slowEditor();
  const switches = [choose(small), choose(large)];
  await expect.poll(() => waiting.size).toBe(2);
  waiting.get(large)?.resolve(documentOf(large));
  await switches[1];
  waiting.get(small)?.resolve(documentOf(small));
  await switches[0];
  expect(store.getState().history.content.choice).toEqual({ format: '900x600' });
  expect(store.getState().switching).toBeNull();
});

test('a variant that does not load says so, but not once another one is chosen', async () => {
  const { store, choose, waiting } = slowEditor();
  const lost = choose(small);
  await expect.poll(() => waiting.size).toBe(1);
  const next = choose(large);
  waiting.get(small)?.reject(new Error('lost'));
  await lost;
  expect(store.getState().switching).toEqual({ to: large, message: null });
  await expect.poll(() => waiting.size).toBe(2);
  waiting.get(large)?.reject(new Error('lost'));
  await next;
  expect(store.getState().switching).toEqual({ to: large, message: '' });
  expect(store.getState().history.content.choice).toEqual({ format: '600x400' });
});
