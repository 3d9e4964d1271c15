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

/** Levels of lists and objects: more than any service takes. A million of them cost more than their bytes. */
const maxNesting = 200;

const [quote, backslash] = [0x22, 0x5c];

/** Whether JSON opens more lists and objects than `most` within each other. */
function isNestedDeeper(json: Uint8Array, most: number): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] as number;
    if (isText) {
      if (byte === backslash) at += 1;
      else if (byte === quote) isText = false;
    } else if (byte === quote) isText = true;
    // Both brackets differ in one bit from both braces.
    else if ((byte | 0x20) === 0x7b) {
      depth += 1;
      if (depth > most) return true;
    } else if ((byte | 0x20) === 0x7d) depth -= 1;
  }
  return false;
}

/** The JSON value of a request's body as `clean` gives it (jsonInput); {} for an empty one. Throws Fault 'too-large' or 'bad-json'. */
export async function readJson(request: Request, maxBytes: number, clean: (value: unknown) => unknown): Promise<unknown> {
  return parseJson(await readRequestBody(request, maxBytes), clean);
}

/** The same for a body that was read. Throws Fault 'bad-json'. */
export function parseJson(bytes: Uint8Array, clean: (value: unknown) => unknown): unknown {
  if (bytes.byteLength === 0) return {};
  if (isNestedDeeper(bytes, maxNesting)) throw new Fault('bad-json', 'body is nested too deeply');
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
