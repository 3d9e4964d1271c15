/** JSON from outside: its texts and keys in one form, its depth and size bounded. */
import { Fault } from '#core/values/fault.ts';
import { textInput } from './text-input.ts';

/** `entries`: keys and list entries of all levels. */
export type JsonLimits = { depth: number; entries: number };

/** A copy with every text and key as `textInput` gives it. Throws Fault 'bad-json' beyond the limits and for a key '__proto__'. */
export function jsonInput(value: unknown, { depth: maxDepth, entries: maxEntries }: JsonLimits): unknown {
  let entries = 0;
  function count(more: number): void {
    entries += more;
    if (entries > maxEntries) throw new Fault('bad-json', 'too many entries');
  }
  function walk(node: unknown, depth: number): unknown {
    if (typeof node === 'string') return textInput(node);
    if (typeof node !== 'object' || node === null) return node;
    if (depth > maxDepth) throw new Fault('bad-json', 'too deep');
    if (Array.isArray(node)) {
      count(node.length);
      return node.map((item) => walk(item, depth + 1));
    }
    const copy: Record<string, unknown> = {};
    for (const [raw, item] of Object.entries(node)) {
      count(1);
      const key = textInput(raw);
      if (key === '__proto__') throw new Fault('bad-json', 'prototype key');
      copy[key] = walk(item, depth + 1);
    }
    return copy;
  }
  return walk(value, 0);
}
