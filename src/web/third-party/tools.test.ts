import { afterEach, expect, test, vi } from 'vitest';
import { appendScript } from './tools.ts';

afterEach(() => vi.unstubAllGlobals());

test('a script is appended to elements only [F447]', () => {
  const appended: unknown[] = [];
  class FakeElement {
    append(child: unknown) {
      appended.push(child);
    }
  }
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('document', { createElement: (name: string) => ({ name }) });
  const address = 'https://daten.example/gtm.js?id=GTM-1';
  for (const parent of [null, undefined, 'head', {}, { append: () => undefined }])
    expect(() => appendScript(parent, address)).toThrow('parentElement is not an element');
  expect(appended).toEqual([]);
  appendScript(new FakeElement(), address);
  expect(appended).toEqual([{ name: 'script', async: true, src: address }]);
});
