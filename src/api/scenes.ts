/** Product scenes in answers of calls; `alt` says what is to be seen. */
import * as z from 'zod/mini';
import { sceneNames } from '#core/catalogue/product-scenes.ts';

/** Of a card: its picture hangs on the colourway (core/catalogue/scene-picture.ts). */
export const cardSceneSchema = z.strictObject({ scene: z.enum(sceneNames), alt: z.string() });
export type CardSceneDto = z.infer<typeof cardSceneSchema>;

/** `image` is a path without width and ending. */
export const sceneSchema = z.strictObject({ scene: z.enum(sceneNames), image: z.string(), alt: z.string() });
export type SceneDto = z.infer<typeof sceneSchema>;
