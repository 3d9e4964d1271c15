/** Uploads one picture with progress, which fetch does not report. Fails as the calls do. */
import type { Picture } from '#api/designs.ts';
import { CallError } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

type Options = {
  site: SiteView;
  file: File;
  /** Share that was sent, 0..1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
};

/** Throws CallError: status 0 when the network is away, otherwise with the server's message. */
export function uploadPicture({ site, file, onProgress, signal }: Options): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const away = () => reject(new CallError(0, 'offline', '', []));
    request.open('POST', '/web-api/customer-picture');
    request.setRequestHeader('accept', 'application/json');
    request.setRequestHeader('x-channel', `${site.channel}-${site.country.toLowerCase()}`);
    request.setRequestHeader('x-locale', site.locale);
    request.responseType = 'json';
    request.upload.onprogress = (event) => onProgress(event.lengthComputable && event.total > 0 ? event.loaded / event.total : 0);
    request.onerror = away;
    request.ontimeout = away;
    request.onabort = away;
    request.onload = () => {
      if (request.status === 200) return resolve(request.response as Picture);
      const body = request.response as { message?: string; code?: string } | null;
      if (!body?.message) return reject(new CallError(request.status, 'internal', '', []));
      reject(new CallError(request.status, body.code ?? 'internal', body.message, []));
    };
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', file, file.name);
    request.send(form);
  });
}
