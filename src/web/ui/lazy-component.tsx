/** A component that the server renders with its page and whose script comes after that of the page. */
import { type ComponentType, use } from 'react';
import { reloadOnce } from '#web/page/reload.ts';

/** `prepare` is awaited by the loader of the page: rendering on the server does not wait. The component stands inside a `Suspense` boundary. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): { Component: ComponentType<Props>; prepare: () => Promise<unknown> } {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<ComponentType<Props>> | null = null;

  function prepare(): Promise<ComponentType<Props>> {
    loading ??= load().then((component) => {
      loaded = component;
      return component;
    });
    return loading;
  }

  /** In the browser, where a script may be gone: the markup of the server stays. */
  async function prepareOrReload(): Promise<ComponentType<Props>> {
    try {
      return await prepare();
    } catch {
      reloadOnce();
      return new Promise(() => undefined);
    }
  }

  let awaited: Promise<ComponentType<Props>> | null = null;
  function Component(props: Props) {
    if (!loaded) awaited ??= prepareOrReload();
    const Loaded = loaded ?? (awaited && use(awaited));
    return Loaded ? <Loaded {...props} /> : null;
  }
  return { Component, prepare };
}
