/** Reads the body of a request into memory, up to a limit. */
import { Fault } from './fault.ts';

/** A body as it arrives: a web or a Node stream. */
export type BodyStream = AsyncIterable<Uint8Array> | null | undefined;

/** The whole body. Throws Fault 'too-large' as soon as more than `maxBytes` arrived. */
export async function readBody(stream: BodyStream, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream ?? []) {
    length += chunk.byteLength;
    if (length > maxBytes) throw new Fault('too-large', `body larger than ${maxBytes} bytes`);
    chunks.push(chunk);
  }
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.byteLength;
  }
  return bytes;
}

/** The body of a request; one that declares more than `maxBytes` is refused unread. Throws Fault 'too-large'. */
export async function readRequestBody({ body, headers }: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(headers.get('content-length') ?? 0) > maxBytes) throw new Fault('too-large', 'declared body too large');
  return readBody(body, maxBytes);
}

/** The JSON value of a request's body as `clean` gives it (jsonInput); {} for an empty one. Throws Fault 'too-large' or 'bad-json'. */
export async function readJson(request: Request, maxBytes: number, clean: (value: unknown) => unknown): Promise<unknown> {
  const bytes = await readRequestBody(request, maxBytes);
  if (bytes.byteLength === 0) return {};
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new Fault('bad-json', 'body is not JSON', { cause });
  }
  return clean(value);
}

/** The same for a body that has to be an object. */
export async function readJsonObject(
  request: Request,
  maxBytes: number,
  clean: (value: unknown) => unknown,
): Promise<Record<string, unknown>> {
  const value = await readJson(request, maxBytes, clean);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Fault('bad-json', 'body is not a JSON object');
  return value as Record<string, unknown>;
}
