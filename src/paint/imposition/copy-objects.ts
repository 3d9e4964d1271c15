/** Copies objects of one PDF into another. Equal objects of any of the files are written once. */
import { createHash } from 'node:crypto';
import { Fault } from '#core/values/fault.ts';
import { pdfName } from '#paint/pdf/operators.ts';
import { isDict, isStream, type PdfDict, type PdfFile, type PdfStream, type PdfValue } from '#paint/pdf/pdf-reader.ts';
import type { PdfRef, PdfSink } from '#paint/pdf/pdf-sink.ts';

export type ObjectCopier = {
  /** A value as the sink takes it. What it refers to is written before. Throws Fault 'internal' for an object that contains itself. */
  value(file: PdfFile, value: PdfValue): unknown;
  /** The copy of an object or a stream, as a reference. */
  object(file: PdfFile, value: PdfValue): PdfRef;
};

export function createCopier(sink: PdfSink): ObjectCopier {
  const copies = new Map<PdfFile, Map<number, PdfRef | null>>();
  const written = new Map<string, PdfRef>();
  /** Numbers of written objects, for the keys of those that refer to them. */
  const numbers = new Map<unknown, number>();

  function reference(file: PdfFile, number: number): PdfRef {
    const own = copies.get(file) ?? new Map<number, PdfRef | null>();
    copies.set(file, own);
    const known = own.get(number);
    if (known) return known;
    if (known === null) throw new Fault('internal', `object ${number} contains itself`);
    own.set(number, null);
    const copy = write(file, file.resolve({ ref: number }));
    own.set(number, copy);
    return copy;
  }

  function write(file: PdfFile, value: PdfValue): PdfRef {
    const bytes = isStream(value) ? value.raw : undefined;
    const data = isStream(value) ? dictionary(file, withoutLength(value)) : converted(file, value);
    const hash = createHash('sha256').update(JSON.stringify(data, numbered));
    const key = (bytes ? hash.update('stream').update(bytes) : hash).digest('hex');
    const known = written.get(key);
    if (known) return known;
    // The sink writes any value as an object of its own, although its types name dictionaries and arrays.
    const copy = sink.object(data as Record<string, unknown>, bytes);
    written.set(key, copy);
    numbers.set(copy, numbers.size);
    return copy;
  }

  /** References by their numbers: two objects are equal when they refer to the same ones. */
  function numbered(_: string, value: unknown): unknown {
    const number = numbers.get(value);
    return number === undefined ? value : { reference: number };
  }

  function dictionary(file: PdfFile, { dict }: PdfDict): Record<string, unknown> {
    return Object.fromEntries(Array.from(dict, ([key, value]) => [pdfName(key), converted(file, value)]));
  }

  function converted(file: PdfFile, value: PdfValue): unknown {
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((one) => converted(file, one));
    if ('ref' in value) return reference(file, value.ref);
    if ('name' in value) return pdfName(value.name);
    // A string of bytes, whatever they mean.
    if ('text' in value) return Buffer.from(value.text, 'latin1');
    return isDict(value) ? dictionary(file, value) : null;
  }

  return {
    value: converted,
    object: (file, value) =>
      typeof value === 'object' && value !== null && 'ref' in value ? reference(file, value.ref) : write(file, value),
  };
}

function withoutLength({ dict }: PdfStream): PdfDict {
  return { dict: new Map([...dict].filter(([key]) => key !== 'Length')) };
}
