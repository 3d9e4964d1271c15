import { Fault } from '#core/values/fault.ts';

/** The same for a foreign picture and one that is missing. */
export function noPicture(): Fault {
  return new Fault('not-found', 'no such picture in this session', { text: { key: 'fault.no-picture' } });
}
