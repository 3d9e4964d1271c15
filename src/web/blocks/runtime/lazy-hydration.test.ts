import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { prepareComponents } from './components.ts';
import { hydrateLazily } from './lazy-hydration.ts';

vi.mock('./components.ts', () => ({ prepareComponents: vi.fn(async () => {}) }));
vi.mock('#web/page/load-when-online.ts', () => ({ loadWhenOnline: (load: () => Promise<unknown>) => load() }));

type Found = (entries: { isIntersecting: boolean; target: Element }[]) => void;

/** By their margin. */
let observers: Map<string, { found: Found; left: Element[] }>;
let idle: { work: () => void; timeout: number | undefined }[];
let listeners: Map<string, () => void>;
/** Listeners of the router. */
let moves: (() => void)[];

beforeEach(() => {
  observers = new Map();
  idle = [];
  listeners = new Map();
  vi.mocked(prepareComponents).mockClear();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      left: Element[] = [];
      constructor(found: Found, { rootMargin }: { rootMargin: string }) {
        observers.set(rootMargin, { found, left: this.left });
      }
      observe() {}
      unobserve(element: Element) {
        this.left.push(element);
      }
    },
  );
  vi.stubGlobal('requestIdleCallback', (work: () => void, options?: { timeout?: number }) =>
    idle.push({ work, timeout: options?.timeout }),
  );
  vi.stubGlobal('addEventListener', (type: string, listener: () => void) => void listeners.set(type, listener));
  vi.stubGlobal('removeEventListener', (type: string) => void listeners.delete(type));
  moves = [];
  vi.stubGlobal('window', { __reactRouterDataRouter: { subscribe: (listener: () => void) => (moves.push(listener), () => (moves = [])) } });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const block = (folder: string) => ({ getAttribute: () => folder }) as unknown as Element;
const prepared = () => vi.mocked(prepareComponents).mock.calls.map(([folders]) => folders);

describe('hydration of blocks', () => {
  test('that are near the window but not in it waits for idle, at most ten seconds [F518]', () => {
    const [faq, form] = [block('faq'), block('newsletter')];
    hydrateLazily([faq, form]);
    observers.get('15%')?.found([
      { isIntersecting: true, target: faq },
      { isIntersecting: false, target: form },
    ]);
    expect(prepared()).toEqual([]);
    expect(idle.map(({ timeout }) => timeout)).toEqual([10_000]);
    idle[0]?.work();
    expect(prepared()).toEqual([['faq']]);
    expect(observers.get('15%')?.left).toEqual([faq]);
  });

  test('that are in the window waits for nothing', () => {
    const faq = block('faq');
    hydrateLazily([faq]);
    observers.get('0px')?.found([{ isIntersecting: true, target: faq }]);
    expect(prepared()).toEqual([['faq']]);
    expect(idle).toEqual([]);
  });

  test('waits a moment in a browser that does not tell when it is idle', () => {
    vi.useFakeTimers();
    vi.stubGlobal('requestIdleCallback', undefined);
    const faq = block('faq');
    hydrateLazily([faq]);
    observers.get('15%')?.found([{ isIntersecting: true, target: faq }]);
    expect(prepared()).toEqual([]);
    vi.advanceTimersByTime(10_000);
    expect(prepared()).toEqual([['faq']]);
  });

  test('begins for all of them with the first press of a key or pointer', () => {
    hydrateLazily([block('faq'), block('newsletter')]);
    listeners.get('pointerdown')?.();
    expect(prepared()).toEqual([['faq', 'newsletter']]);
    expect([listeners.size, moves]).toEqual([0, []]);
  });

  test('begins for all of them when the router moves without a press', () => {
    hydrateLazily([block('faq'), block('newsletter')]);
    moves[0]?.();
    expect(prepared()).toEqual([['faq', 'newsletter']]);
    expect([listeners.size, moves]).toEqual([0, []]);
  });
});
