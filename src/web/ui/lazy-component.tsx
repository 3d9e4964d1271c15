/** A component that the server renders with its page and whose script comes after that of the page. */
import { type ComponentType, use } from 'react';
import { loadWhenOnline } from '#web/page/load-when-online.ts';
import { EarlyInput } from '#web/ui/early-input.ts';

/**
 * `prepare` is awaited by the loader of the page: rendering on the server does not wait. The component stands inside a `Suspense` boundary.
 * `due`: its script is fetched when this resolves; without it with the first render.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  due: () => Promise<void> = () => Promise.resolve(),
): { Component: ComponentType<Props>; prepare: () => Promise<void> } {
  let loaded: ComponentType<Props> | null = null;
  let loading: Promise<void> | null = null;

  async function prepare(): Promise<void> {
    loaded ??= await load();
  }

  function Component(props: Props) {
    if (!loaded) {
      loading ??= due().then(() => loadWhenOnline(prepare));
      use(loading);
    }
    const Loaded = loaded as ComponentType<Props> | null;
    if (!Loaded) return null;
    return (
      <>
        <Loaded {...props} />
        <EarlyInput />
      </>
    );
  }
  return { Component, prepare };
}
