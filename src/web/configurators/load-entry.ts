/** Loads what the page of a configurator begins with. Server side of its route. */
import { data, type LoaderFunctionArgs } from 'react-router';
import type { DesignDocument } from '#core/design/document.ts';
import { Fault, faults, isFault } from '#core/values/fault.ts';
import { shownFault } from '#web/page/fault-response.ts';
import { type PageRequest, pageRequest } from '#web/page/request.ts';
import { missingDesign } from './late-missing-design.ts';
import { namesOfDesign } from './names-of-design.ts';

/** What the page of a configurator begins with. `elementNames`: the texts that name what is on the design, by their keys. */
type NamedEntry = { design: Pick<DesignDocument, 'pages'>; elementNames: Record<string, string> };

/** A refusal becomes a response with its sentence: of an unknown design or a malformed id a missing page. Throws faults of the server as they are. */
export async function loadEntry<Entry extends Pick<NamedEntry, 'design'>>(entry: Promise<Entry>): Promise<Entry & NamedEntry> {
  try {
    const loaded = await entry;
    return { ...loaded, elementNames: namesOfDesign(loaded.design) };
  } catch (error) {
    if (!isFault(error) || faults[error.code].status >= 500) throw error;
    const isMissing = error.code === 'not-found' || error.code === 'bad-input';
    if (isMissing) await missingDesign.prepare();
    const { text } = shownFault(error.code === 'bad-input' ? new Fault('not-found') : error);
    throw data(text, isMissing ? { status: 404, statusText: 'Not Found' } : { status: faults[error.code].status, statusText: 'Error' });
  }
}

/** The loader of a configurator: a saved design by `designId`, or a new one. An unknown design is a missing page with its sentence. */
export function entryLoader<Entry extends Pick<NamedEntry, 'design'>>(
  load: (page: PageRequest, query: URLSearchParams, params: Readonly<Record<string, string | undefined>>) => Promise<Entry>,
): (args: LoaderFunctionArgs) => Promise<Entry & NamedEntry> {
  return ({ context, request, params }) => loadEntry(load(context.get(pageRequest), new URL(request.url).searchParams, params));
}
