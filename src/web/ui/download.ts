/** Calls that answer a file, which the browser saves. */
import { CallError, callHeaders, errorOf } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';
import { pageTexts } from '#web/page/texts.ts';

/** Sends JSON to a call that answers a file, and saves the file under the name that it comes with. Throws CallError. */
export async function downloadCall(site: SiteView, path: string, input: object): Promise<void> {
  const t = pageTexts({ locale: site.locale, address: 'du' });
  const headers = { ...callHeaders(site), 'content-type': 'application/json' };
  const init: RequestInit = { method: 'POST', body: JSON.stringify(input), credentials: 'same-origin', headers };
  const response = await fetch(path, init).catch(() => null);
  if (response === null) throw new CallError(0, 'offline', t('shared.offline'), []);
  if (!response.ok) throw await errorOf(response, t);
  await saveResponse(response);
}

/** Saves the file of an answer under the name the server gave it. Throws where the connection ends within the file. */
export async function saveResponse(response: Response): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
