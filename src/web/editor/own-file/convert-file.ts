/** Sends a customer's own file to be read and turned into pictures. Fails as the calls do. */
import type { ConvertedFile } from '#api/toolbox.ts';
import { CallError } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

/** Throws CallError: status 0 when the network is away, otherwise with the server's message. */
export async function convertOwnFile(site: SiteView, file: File, longUm: number, signal: AbortSignal): Promise<ConvertedFile> {
  const form = new FormData();
  form.append('file', file, file.name);
  const headers = { accept: 'application/json', 'x-channel': `${site.channel}-${site.country.toLowerCase()}`, 'x-locale': site.locale };
  const query = new URLSearchParams({ longUm: String(Math.round(longUm)) });
  const response = await fetch(`/web-api/toolbox-convert-file?${query}`, { method: 'POST', body: form, headers, signal }).catch(() => null);
  const body: unknown = await response?.json().catch(() => null);
  if (response?.ok && body) return body as ConvertedFile;
  const { message = '', code = 'internal' } = (body ?? {}) as { message?: string; code?: string };
  throw new CallError(response?.status ?? 0, response ? code : 'offline', message, []);
}
