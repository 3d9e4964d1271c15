/** Keys of the canvas by what is done there. Its tools handle them; the dialog of keys shows them below those of the whole editor. */
import type { Press } from './keys.ts';

const arrows = [{ key: 'ArrowLeft' }, { key: 'ArrowUp' }, { key: 'ArrowRight' }, { key: 'ArrowDown' }] as const satisfies Press[];

/** Where the focus is: on the canvas, in a text, in the frame of a photo, or with a photo that is lifted. */
export const canvasKeys = {
  canvas: {
    next: [{ key: 'Tab' }],
    type: [{ key: 'Enter' }, { key: 'F2' }],
    lift: [{ key: 'm' }],
    pan: [{ key: ' ' }],
    'zoom-in': [{ key: '+', ctrl: true }],
    'zoom-out': [{ key: '-', ctrl: true }],
    'zoom-fit': [{ key: '0', ctrl: true }],
  },
  text: {
    'text-line': [{ key: 'Home' }, { key: 'End' }],
    'text-bold': [{ key: 'b', ctrl: true }],
    'text-italic': [{ key: 'i', ctrl: true }],
    'text-next': [{ key: 'Tab' }],
    'text-end': [{ key: 'Escape' }],
  },
  photo: {
    'photo-move': arrows,
    'photo-zoom': [{ key: '+' }, { key: '-' }],
    'photo-turn': [{ key: 'r' }],
    'photo-fit': [{ key: 'f' }],
    'photo-end': [{ key: 'Enter' }, { key: 'Escape' }],
  },
  lift: {
    'lift-move': arrows,
    'lift-drop': [{ key: 'Enter' }, { key: ' ' }],
    'lift-out': [{ key: 'Delete' }],
    'lift-back': [{ key: 'Escape' }],
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, readonly [Press, ...Press[]]>>>>;

export type CanvasMode = keyof typeof canvasKeys;
type ActionOf<Mode> = Mode extends CanvasMode ? keyof (typeof canvasKeys)[Mode] : never;
export type CanvasKeyAction = ActionOf<CanvasMode>;
