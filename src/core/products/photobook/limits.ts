/** Figures of the print check for photo books. */
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import { coverPageId } from './cover.ts';

export const photobookLimits: Limits = { ...handHeld, faceUm: 10_000, coverPages: [coverPageId] };
