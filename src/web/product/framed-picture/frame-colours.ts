/** What the colours of frames look like on a screen. */
import type { FrameColour } from '#core/products/photoframe/frames.ts';

export const frameHex: Record<FrameColour, string> = {
  black: '#1b1a19',
  white: '#f6f4ef',
  silver: '#b9bbbd',
  gold: '#b8934a',
  oak: '#b98d5a',
  walnut: '#5d3f2a',
};
