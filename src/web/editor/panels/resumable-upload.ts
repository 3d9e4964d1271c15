/** Sends one photo in parts by the tus protocol. Fails as the calls do. */
import type { OwnPicture } from '#api/designs.ts';
import { CallError, callHeaders } from '#web/page/client.ts';
import type { SiteView } from '#web/page/page-context.ts';

const ownPath = '/web-api/customer-picture/uploads';

export type ResumableUpload = {
  /** What is left of the file. Throws CallError: status 0 when the network is away. */
  send(): Promise<{ picture: OwnPicture; wasKnown: boolean }>;
  /** Tells the server that the rest never comes. */
  cancel(): void;
};

type Options = {
  site: SiteView;
  file: File;
  /** Lower-case hex; null where the browser cannot hash. */
  sha256: string | null;
  /** Share that has arrived, 0..1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
  /** Where uploads begin; that of the visitor's own pictures by default. */
  path?: string | undefined;
};

export function createResumableUpload({ site, file, sha256, onProgress, signal, path = ownPath }: Options): ResumableUpload {
  let url: string | null = null;
  const headers = { ...callHeaders(site), 'tus-resumable': '1.0.0' };

  async function request(method: string, address: string, more: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(address, { method, headers: { ...headers, ...more }, signal }).catch(() => {
      throw new CallError(0, 'offline', '', []);
    });
    if (response.ok || (response.status === 404 && method === 'HEAD')) return response;
    throw errorOf(response.status, response.headers.get('retry-after'), await response.json().catch(() => null));
  }

  /** The offset to go on from, of a new upload where there is none; the picture when the server has it. */
  async function begin(): Promise<number | OwnPicture> {
    if (url !== null) {
      const state = await request('HEAD', url);
      if (state.ok) return Number(state.headers.get('upload-offset'));
      url = null;
    }
    const metadata = [`filename ${base64(file.name)}`, ...(sha256 === null ? [] : [`sha256 ${btoa(sha256)}`])].join(',');
    const created = await request('POST', path, { 'upload-length': String(file.size), 'upload-metadata': metadata });
    if (created.status === 200) return (await created.json()) as OwnPicture;
    url = created.headers.get('location');
    return Number(created.headers.get('upload-offset'));
  }

  return {
    async send() {
      const begun = await begin();
      if (typeof begun !== 'number') return { picture: begun, wasKnown: true };
      const picture = await sendPart({ url: url ?? path, file, offset: begun, headers, onProgress, signal });
      return { picture, wasKnown: false };
    },
    cancel() {
      if (url !== null) void fetch(url, { method: 'DELETE', headers, keepalive: true }).catch(() => undefined);
    },
  };
}

type Part = Pick<Options, 'file' | 'onProgress' | 'signal'> & { url: string; offset: number; headers: Record<string, string> };

/** With XMLHttpRequest, since fetch does not report progress. */
function sendPart({ url, file, offset, headers, onProgress, signal }: Part): Promise<OwnPicture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const away = () => reject(new CallError(0, 'offline', '', []));
    request.open('PATCH', url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/offset+octet-stream');
    request.setRequestHeader('upload-offset', String(offset));
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded }) => onProgress((offset + loaded) / file.size);
    request.onerror = away;
    request.ontimeout = away;
    request.onabort = away;
    request.onload = () => {
      if (request.status === 200 && request.response !== null) return resolve(request.response as OwnPicture);
      // A part that is stored without an answer is asked for again.
      if (request.status === 204) return away();
      reject(errorOf(request.status, request.getResponseHeader('retry-after'), request.response));
    };
    signal.addEventListener('abort', () => request.abort());
    onProgress(offset / file.size);
    request.send(file.slice(offset));
  });
}

/** What a server asks to wait, in seconds. */
const retryAfters = new WeakMap<CallError, number>();

export function retryAfterOf(error: CallError): number | null {
  return retryAfters.get(error) ?? null;
}

function errorOf(status: number, retryAfter: string | null, body: { message?: string; code?: string } | null): CallError {
  const error = new CallError(status, body?.code ?? 'internal', body?.message ?? '', []);
  if (retryAfter !== null && Number(retryAfter) >= 0) retryAfters.set(error, Number(retryAfter));
  return error;
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(text)));
}
