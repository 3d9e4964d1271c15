/** Reads one uploaded file out of a multipart form (RFC 7578) while it arrives, into a local file. Other fields are passed over. */
import { type FileHandle, open } from 'node:fs/promises';
import { Fault } from '#core/values/fault.ts';
import type { Message } from '#core/values/message.ts';

const headBytes = 16 * 1024;
const partCount = 20;

export type FileField = {
  field: string;
  maxBytes: number;
  /** What people read when the file is longer. */
  tooLarge: (name: string) => Message;
  /** Is told of the bytes of the form, those of other fields too, before the next are read. What it throws ends the reading. */
  arrived?: (bytes: number) => Promise<void>;
};

/**
 * Writes the field's file to `target` and gives its name and size. Throws Fault 'too-large', or 'bad-input' when the form is
 * unreadable, ends early or has no such file; `target` may then hold a part of it. A form that is too long is read to its end
 * (up to twice the limit), so that the sender gets the answer instead of a broken connection.
 */
export async function receiveFile(request: Request, target: string, field: FileField): Promise<{ name: string; bytes: number }> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (!boundary || !request.body) throw noFile('not a multipart form');
  const handle = await open(target, 'wx');
  try {
    return await readForm(request.body, boundary, handle, field);
  } finally {
    await handle.close();
  }
}

async function readForm(
  body: ReadableStream<Uint8Array>,
  boundary: string,
  handle: FileHandle,
  { field, maxBytes, tooLarge, arrived = async () => {} }: FileField,
): Promise<{ name: string; bytes: number }> {
  const source = chunksOf(body, 2 * maxBytes, arrived);
  // The first delimiter has no line break before it; this one stands in for it.
  let buffer: Buffer = Buffer.from('\r\n');
  const delimiter = Buffer.from(`\r\n--${boundary}`);
  let received: { name: string; bytes: number } | null = null;

  async function more(): Promise<void> {
    const chunk = await source.next();
    if (chunk.done) throw interrupted();
    buffer = buffer.length === 0 ? Buffer.from(chunk.value) : Buffer.concat([buffer, chunk.value]);
  }
  /** Hands over what comes before `mark` piece by piece and steps behind it. */
  async function upTo(mark: Buffer, take: (bytes: Buffer) => Promise<void> | void): Promise<void> {
    for (;;) {
      const at = buffer.indexOf(mark);
      const safe = at >= 0 ? at : Math.max(0, buffer.length - mark.length + 1);
      if (safe > 0) await take(buffer.subarray(0, safe));
      buffer = buffer.subarray(at >= 0 ? at + mark.length : safe);
      if (at >= 0) return;
      await more();
    }
  }
  async function head(): Promise<string> {
    while (!buffer.includes('\r\n\r\n')) {
      if (buffer.length > headBytes) throw unreadable('head of a part too long');
      await more();
    }
    const end = buffer.indexOf('\r\n\r\n');
    const text = buffer.subarray(0, end).toString('utf8');
    // The line break before the delimiter of an empty part is the last one of its head.
    buffer = buffer.subarray(end + 2);
    return text;
  }

  await upTo(delimiter, () => {});
  for (let part = 0; ; part += 1) {
    while (buffer.length < 2) await more();
    if (buffer.subarray(0, 2).toString() === '--') break;
    if (buffer.subarray(0, 2).toString() !== '\r\n') throw unreadable('delimiter without a line break');
    if (part >= partCount) throw unreadable('too many parts');
    const disposition = dispositionOf(await head());
    const isFile = disposition?.field === field && disposition.file !== null;
    if (isFile && received) throw unreadable('more than one file');
    let bytes = -2;
    await upTo(delimiter, async (piece) => {
      const content = bytes < 0 ? piece.subarray(-bytes) : piece;
      const before = Math.max(0, bytes);
      bytes += piece.length;
      if (isFile && bytes <= maxBytes && content.length > 0) await writeAll(handle, content, before);
    });
    if (isFile) received = { name: disposition?.file ?? '', bytes: Math.max(0, bytes) };
  }
  for (let rest = await source.next(); !rest.done; rest = await source.next());
  if (!received) throw noFile('no file in the form');
  if (received.bytes > maxBytes) throw new Fault('too-large', `file of ${received.bytes} bytes`, { text: tooLarge(received.name) });
  return received;
}

async function* chunksOf(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
  arrived: (bytes: number) => Promise<void>,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  let seen = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(() => {
        throw interrupted();
      });
      if (done) return;
      seen += value.byteLength;
      if (seen > maxBytes) throw new Fault('too-large', `form longer than ${maxBytes} bytes`);
      await arrived(value.byteLength);
      yield value;
    }
  } finally {
    await reader.cancel().catch(() => {});
  }
}

async function writeAll(handle: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length; ) done += (await handle.write(bytes, done, bytes.length - done, at + done)).bytesWritten;
}

/** RFC 2046: 1 to 70 characters of a small set. */
function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/form-data\s*;/i.test(contentType)) return null;
  const found = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i.exec(contentType);
  const boundary = found?.[1] ?? found?.[2] ?? '';
  return /^[0-9A-Za-z'()+_,\-./:=? ]*[0-9A-Za-z'()+_,\-./:=?]$/.test(boundary) ? boundary : null;
}

/** Field and file name of a part. Browsers escape quotes and line breaks in names as %22, %0D and %0A. */
function dispositionOf(head: string): { field: string; file: string | null } | null {
  const line = head.split('\r\n').find((candidate) => /^content-disposition\s*:/i.test(candidate));
  if (!line || !/^[^:]*:\s*form-data\s*;/i.test(line)) return null;
  const field = /;\s*name="([^"]*)"/i.exec(line)?.[1];
  const file = /;\s*filename="((?:[^"\\]|\\.)*)"/i.exec(line)?.[1];
  if (field === undefined) return null;
  return { field, file: file === undefined ? null : file.replace(/%22/g, '"').replace(/%0[DA]/gi, '') };
}

function noFile(reason: string): Fault {
  return new Fault('bad-input', reason, {
    text: { key: 'fault.no-file' },
  });
}

function unreadable(reason: string): Fault {
  return new Fault('bad-input', reason, {
    text: { key: 'fault.upload-unreadable' },
  });
}

function interrupted(): Fault {
  return new Fault('bad-input', 'the form ended early', {
    text: { key: 'fault.upload-interrupted' },
  });
}
