/** Figures of the print check for photo boxes. */
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import { lidPageId } from './pages.ts';

/** A lid may show its colour alone, and is no set of photos. */
export const photoboxLimits: Limits = { ...handHeld, coverPages: [lidPageId], plainPages: [lidPageId] };
