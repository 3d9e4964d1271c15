/** A file that is looked at in places, and what of it is sent. Nothing is decoded, and a file is never in memory as a whole. */
import type { FileHandle } from 'node:fs/promises';

/** What is sent in turn: bytes of the file from `start` to before `end`, as many zeros, or other bytes. */
export type FilePart = { start: number; end: number } | { zeros: number } | Uint8Array;

export type Source = {
  size: number;
  /** `length` bytes, fewer at the end of the file. */
  read(at: number, length: number): Promise<Buffer>;
};

const windowBytes = 64 * 1024;

/** A file of more pieces is none that a program wrote; it would take memory for each. */
export const maxParts = 1_000;

/** Reads a window at a time, since marks stand close to each other. */
export function fileSource(handle: FileHandle, size: number): Source {
  let window = Buffer.alloc(0);
  let from = 0;
  return {
    size,
    async read(at, length) {
      if (at < from || at + length > from + window.length) {
        const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(length, windowBytes)), 0, Math.max(length, windowBytes), at);
        window = buffer.subarray(0, bytesRead);
        from = at;
      }
      return window.subarray(at - from, at - from + length);
    },
  };
}

export function partBytes(part: FilePart): number {
  if (part instanceof Uint8Array) return part.length;
  return 'zeros' in part ? part.zeros : part.end - part.start;
}

/** Adds a range; one that continues the last part becomes part of it. */
export function addRange(parts: FilePart[], start: number, end: number): void {
  const last = parts.at(-1);
  if (last && 'start' in last && last.end === start) last.end = end;
  else if (end > start) parts.push({ start, end });
}

/** The parts of a file that keeps its length: `zeroed` ranges are zeros, and `replaced` bytes stand in for others. */
export function masked(
  size: number,
  zeroed: readonly { start: number; end: number }[],
  replaced: ReadonlyMap<number, Uint8Array>,
): FilePart[] {
  const changes = [
    ...zeroed.map(({ start, end }) => ({ start, end, part: { zeros: end - start } as FilePart })),
    ...Array.from(replaced, ([start, bytes]) => ({ start, end: start + bytes.length, part: bytes as FilePart })),
  ].sort((a, b) => a.start - b.start);
  const parts: FilePart[] = [];
  let at = 0;
  for (const { start, end, part } of changes) {
    if (start < at || end > size || end === start) continue;
    addRange(parts, at, start);
    parts.push(part);
    at = end;
  }
  addRange(parts, at, size);
  return parts;
}
