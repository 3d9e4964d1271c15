/** Limits of the search, and of calls about all that an owner has; see limits.ts. */
import { minuteMs } from '#core/values/unit.ts';

export const ownWorkLimits = {
  /** Searches, and suggestions while somebody types: two a second in a quick hand, each of a few milliseconds in memory. */
  search: [{ by: 'address', max: 600, windowMs: minuteMs }],
  /** Tones of photos that were uploaded before these were kept, each measured once. A book of old photos asks for all that it shows. */
  tones: [{ by: 'address', max: 1_500, windowMs: minuteMs }],
  /** Deleting all pictures that nothing shows, for which every design of their owner is read. A customer does it once. */
  'clear-pictures': [
    { by: 'owner', max: 6, windowMs: minuteMs },
    { by: 'address', max: 30, windowMs: minuteMs },
  ],
  /** Offers to go on, of which the facts of up to 20 designs are read. A page of a product and a configurator ask for one each. */
  'unfinished-design': [{ by: 'address', max: 300, windowMs: minuteMs }],
  /** Names that are typed for the tiles of all designs: each change lets every tile be drawn anew. */
  'tile-words': [
    { by: 'owner', max: 20, windowMs: minuteMs },
    { by: 'address', max: 120, windowMs: minuteMs },
  ],
} as const;
