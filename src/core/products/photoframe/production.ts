/** How long wall art takes. */
import type { PhotoframeChoice } from './choice.ts';
import { frameOf } from './geometry.ts';
import { materials } from './materials.ts';

/** Frames are put together by hand. */
const framedDays = 5;

/** Working days from order to handover. */
export function photoframeWorkingDays(choice: PhotoframeChoice): number {
  return frameOf(choice) ? framedDays : materials[choice.material].workingDays;
}
