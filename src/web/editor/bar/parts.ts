/** Parts of the bar that a button opens; 'face', 'size' and 'more' only where the bar has no room for what they hold. */
import type { TextPart } from '#web/editor/text-style/text-bar.tsx';

export type BarPart = 'colour' | 'opacity' | 'place' | 'more' | TextPart;
