/** Addresses of pictures of product scenes: those of the catalogue picture they show, below the name of the scene. */
import { pictureRoot } from '#core/site/picture-root.ts';

/** Widths in pixels; no other is served. */
export const sceneWidths = [360, 600, 900, 1200] as const;
export type SceneWidth = (typeof sceneWidths)[number];

/** Of edges from near, which are rendered in 600 pixels and shown small. */
const nearWidths = sceneWidths.filter((width) => width <= 600);

/** The widths of a scene, by its name or by the address of one of its pictures. */
export function sceneWidthsOf(scene: string): readonly SceneWidth[] {
  return /(?:^|\/scenes\/)[a-z0-9-]+-edge-/.test(scene) ? nearWidths : sceneWidths;
}

/** `picture`: path of a catalogue picture without width and ending, and so is the result. */
export function scenePictureBase(scene: string, picture: string): string {
  return `${pictureRoot}scenes/${scene}/${picture.slice(pictureRoot.length)}`;
}
