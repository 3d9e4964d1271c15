/** Loads what the page of a configurator begins with. Server side of its route. */
import { data, type LoaderFunctionArgs } from 'react-router';
import { Fault, faults, isFault } from '#core/values/fault.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';

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

/** The loader of a configurator: a saved design by `designId`, or a new one. An unknown design is a missing page with its sentence. */
export function entryLoader<Entry>(
  load: (page: PageRequest, query: URLSearchParams, params: Readonly<Record<string, string | undefined>>) => Promise<Entry>,
): (args: LoaderFunctionArgs) => Promise<Entry> {
  return ({ context, request, params }) => loadEntry(load(context.get(pageRequest), new URL(request.url).searchParams, params));
}
