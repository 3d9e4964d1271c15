/** Spoils a print file on purpose: takes its objects apart, changes the text of some, and writes a whole file again. */
import { inflateSync } from 'node:zlib';

/** The text of an object; a stream's decoded bytes as Latin-1 text, or null where it has none. */
export type Part = { head: string; stream: string | null };

/** `change` is called for every object and may return another one, or null to leave it. Sizes and the table are put right again. */
export function spoil(pdf: Uint8Array, change: (part: Part) => Part | null): Uint8Array {
  const source = Buffer.from(pdf).toString('latin1');
  const end = source.lastIndexOf('\nxref\n');
  const trailer = source.slice(source.indexOf('trailer', end), source.lastIndexOf('startxref'));
  const objects = new Map<number, Part>();
  for (let at = source.search(/\d+ 0 obj\n/); at < end && at >= 0; ) {
    const number = Number(source.slice(at, at + 12).match(/^(\d+) 0 obj\n/)?.[1]);
    const from = source.indexOf('\n', at) + 1;
    const close = source.indexOf('endobj\n', from);
    const stream = source.indexOf('\nstream\n', from);
    if (stream >= 0 && stream < close) {
      const head = source.slice(from, stream);
      const start = stream + '\nstream\n'.length;
      const length = Number(head.match(/\/Length (\d+)/)?.[1]);
      const raw = source.slice(start, start + length);
      const isPacked = head.includes('/Filter /FlateDecode');
      const text = isPacked ? inflateSync(Buffer.from(raw, 'latin1')).toString('latin1') : raw;
      objects.set(number, { head: isPacked ? head.replace('/Filter /FlateDecode', '') : head, stream: text });
      at = source.indexOf('endobj\n', start + length) + 'endobj\n'.length;
    } else {
      objects.set(number, { head: source.slice(from, close), stream: null });
      at = close + 'endobj\n'.length;
    }
  }
  let out = `${source.slice(0, source.search(/\d+ 0 obj\n/))}`;
  const offsets: number[] = [];
  for (const [number, part] of objects) {
    const { head, stream } = change(part) ?? part;
    offsets[number] = out.length;
    const body = stream === null ? head : `${head.replace(/\/Length \d+/, `/Length ${stream.length}`)}\nstream\n${stream}\nendstream\n`;
    out += `${number} 0 obj\n${body}endobj\n`;
  }
  const table = Array.from({ length: offsets.length }, (_, index) =>
    index === 0 ? '0000000000 65535 f \n' : `${String(offsets[index] ?? 0).padStart(10, '0')} 00000 n \n`,
  );
  const whole = `${out}xref\n0 ${offsets.length}\n${table.join('')}${trailer}startxref\n${out.length}\n%%EOF\n`;
  return new Uint8Array(Buffer.from(whole, 'latin1'));
}

/** Changes text in the content of pages only. */
export function spoilMarks(pdf: Uint8Array, pattern: RegExp, replacement: string): Uint8Array {
  return spoil(pdf, ({ head, stream }) =>
    stream?.startsWith('1 0 0 -1 0 ') ? { head, stream: stream.replace(pattern, replacement) } : null,
  );
}

/** Changes text in the dictionaries of objects only. */
export function spoilHeads(pdf: Uint8Array, pattern: RegExp, replacement: string): Uint8Array {
  return spoil(pdf, ({ head, stream }) => ({ head: head.replace(pattern, replacement), stream }));
}
