/** Blocks of a page, in order. Components are prepared beforehand (components.ts). */
import { createElement } from 'react';
import type { LoadedBlock } from './block.ts';
import { FrameView } from './block-layout.tsx';
import { componentOf } from './components.ts';

export function Blocks({ blocks }: { blocks: readonly LoadedBlock[] }) {
  return blocks.map(({ key, type, frame, data }) => (
    <FrameView key={key} frame={frame} type={type}>
      {createElement(componentOf(type), { data: data as never })}
    </FrameView>
  ));
}
