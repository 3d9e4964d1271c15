/** Sends the file of a list with XMLHttpRequest, since fetch does not report progress. */
import type { SiteView } from '#web/page/page-context.ts';

/** Bytes that have arrived; null before the browser knows them. */
export type Sent = { sent: number; total: number };

/** `message` null: nothing came back. */
export type SentList = { id: string } | { message: string | null };

type Body = { id?: string; message?: string; errors?: { message: string }[] } | null;

export function sendList(site: SiteView, list: string, form: FormData, onSent: (sent: Sent) => void): Promise<SentList> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `/web-api/guest-lists/${list}/imports`);
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-channel', `${site.channel}-${site.country.toLowerCase()}`);
    request.setRequestHeader('x-locale', site.locale);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onSent({ sent: loaded, total });
    request.onerror = () => resolve({ message: null });
    request.onload = () => {
      const body: Body = request.response;
      resolve(body?.id ? { id: body.id } : { message: body?.errors?.[0]?.message ?? body?.message ?? null });
    };
    request.send(form);
  });
}
