/** Blocks of a page, in order. Each is a boundary of hydration: it takes over its markup when its component is there (lazy-hydration.ts). */
import { createElement, memo, Suspense, use } from 'react';
import { EarlyInput } from '#web/ui/early-input.ts';
import type { LoadedBlock } from './block.ts';
import { LayoutWrapper } from './block-layout.tsx';
import { componentOf } from './components.ts';

/** Memoized, so that updates of the page around it do not reach blocks that have not been hydrated. */
export const Blocks = memo(function Blocks({ blocks }: { blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ key, ...block }) => <Block key={key} {...block} />);
});

function Block({ component, layout, data }: Omit<LoadedBlock, 'key'>) {
  return (
    <LayoutWrapper layout={layout} component={component}>
      <Suspense>
        <Content component={component} data={data} />
      </Suspense>
    </LayoutWrapper>
  );
}

/** Has no hook but `use`: React replays a suspended component, and one whose next attempt no longer calls `use` must not call others. */
function Content({ component, data }: Pick<LoadedBlock, 'component' | 'data'>) {
  const found = componentOf(component);
  const Component = found instanceof Promise ? use(found) : found;
  return (
    <>
      {createElement(Component, { data: data as never })}
      <EarlyInput />
    </>
  );
}
