/** Blocks of a page, in order. Components are prepared beforehand (components.ts). */
import { createElement } from 'react';
import type { LoadedBlock } from './block.ts';
import { LayoutWrapper } from './block-layout.tsx';
import { componentOf } from './components.ts';

export function Blocks({ blocks }: { blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ key, component, layout, data }) => (
    <LayoutWrapper key={key} layout={layout} component={component}>
      {createElement(componentOf(component), { data: data as never })}
    </LayoutWrapper>
  ));
}
