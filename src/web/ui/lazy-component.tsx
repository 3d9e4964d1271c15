/** A component that the server renders with its page and whose script comes after that of the page. */
import { type ComponentType, use } from 'react';
import { reloadOnce } from '#web/page/reload.ts';

/** `prepare` is awaited by the loader of the page: rendering on the server does not wait. The component stands inside a `Suspense` boundary. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Component: ComponentType<Props>; prepare: () => Promise<void> } {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  async function prepare(): Promise<void> {
    loaded ??= await load();
  }

  /** In the browser: where the script is gone, the markup of the server stays. */
  async function hydrate(): Promise<void> {
    try {
      await prepare();
    } catch {
      reloadOnce();
      await new Promise(() => undefined);
    }
  }

  function Component(props: Props) {
    if (!loaded) {
      loading ??= hydrate();
      use(loading);
    }
    const Loaded = loaded as ComponentType<Props> | null;
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Component, prepare };
}
