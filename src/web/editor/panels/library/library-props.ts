/** What a product tells the library of pictures. */
import type { EditorPicture } from '#web/editor/state.ts';

export type LibraryProps = {
  /** Puts the chosen pictures into the design, in their order; the number of those that found no place. */
  onPlace(pictures: readonly EditorPicture[]): number;
  /** One picture at a time: a click places it. */
  isSingle?: boolean;
};
