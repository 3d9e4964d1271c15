/** How long wall art is made. */
import type { WallArtChoice } from './choice.ts';
import { frameOf } from './geometry.ts';
import { materials } from './materials.ts';

/** Frames are put together by hand. */
const framedDays = 5;

export function workingDaysOf(choice: WallArtChoice): number {
  return frameOf(choice) ? framedDays : materials[choice.material].workingDays;
}
