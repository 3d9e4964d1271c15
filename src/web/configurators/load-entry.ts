/** Loads what the page of a configurator begins with. Server side of its route. */
import { data } from 'react-router';
import { Fault, faults, isFault } from '#core/values/fault.ts';
import { shownFault } from '#web/page/fault-response.ts';

/** A refusal becomes a response with its sentence: of an unknown design or a malformed id a missing page. Throws faults of the server as they are. */
export async function loadEntry<Entry>(entry: Promise<Entry>): Promise<Entry> {
  try {
    return await entry;
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const isMissing = error.code === 'not-found' || error.code === 'bad-input';
    const { text } = shownFault(error.code === 'bad-input' ? new Fault('not-found') : error);
    throw data(text, isMissing ? { status: 404, statusText: 'Not Found' } : { status: faults[error.code].status, statusText: 'Error' });
  }
}
