/** Blocks of a page, in order. Each is a boundary of hydration: it takes over its markup when its component is there (lazy-hydration.ts). */
import { createElement, memo, type RefObject, Suspense, use, useEffect, useRef } from 'react';
import type { LoadedBlock } from './block.ts';
import { LayoutWrapper } from './block-layout.tsx';
import { componentOf } from './components.ts';
import { markHydrated } from './lazy-hydration.ts';

/** Memoized, so that updates of the page around it do not reach blocks that have not been hydrated. */
export const Blocks = memo(function Blocks({ blocks }: { blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ key, ...block }) => <Block key={key} {...block} />);
});

function Block({ component, layout, data }: Omit<LoadedBlock, 'key'>) {
  const wrapper = useRef<HTMLElement>(null);
  return (
    <LayoutWrapper ref={wrapper} layout={layout} component={component}>
      <Suspense>
        <Content component={component} data={data} wrapper={wrapper} />
      </Suspense>
    </LayoutWrapper>
  );
}

type ContentProps = Pick<LoadedBlock, 'component' | 'data'> & { wrapper: RefObject<HTMLElement | null> };

/** Has no hook but `use`: React replays a suspended component, and one whose next attempt no longer calls `use` must not call others. */
function Content({ component, data, wrapper }: ContentProps) {
  const found = componentOf(component);
  const Component = found instanceof Promise ? use(found) : found;
  return (
    <>
      {createElement(Component, { data: data as never })}
      <HydrationMark wrapper={wrapper} />
    </>
  );
}

/** Stands after the component, so that its effect runs when the component listens. */
function HydrationMark({ wrapper }: Pick<ContentProps, 'wrapper'>) {
  useEffect(() => markHydrated(wrapper.current), [wrapper]);
  return null;
}
