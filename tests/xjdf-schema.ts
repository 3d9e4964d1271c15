/** The XJDF schema of the shop (src/services/print/xjdf.xsd): what it declares, and whether files fit it, as libxml2 says. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { memoryPages, validateXML } from 'xmllint-wasm';

const schema = readFileSync(join(import.meta.dirname, '../src/services/print/xjdf.xsd'), 'utf8');

/** A worker of libxml2 keeps what it has read; more files than this do not fit into its memory. */
const batch = 40;

/** What is wrong with each of the files that do not fit, by their names. */
export async function schemaErrors(files: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const errors = new Map<string, string[]>();
  const entries = [...files].map(([fileName, contents]) => ({ fileName, contents }));
  for (let from = 0; from < entries.length; from += batch) {
    const result = await validateXML({
      xml: entries.slice(from, from + batch),
      schema: [schema],
      initialMemoryPages: 32 * memoryPages.MiB,
      maxMemoryPages: 256 * memoryPages.MiB,
    });
    for (const { loc, message } of result.errors) {
      const name = loc?.fileName ?? '';
      errors.set(name, [...(errors.get(name) ?? []), message]);
    }
  }
  return errors;
}

/** `isChoice`: one of its alternatives is there. */
type Child = { name: string; min: number; max: number; isChoice: boolean };
export type Declared = { attributes: Map<string, { type: string; isRequired: boolean }>; children: Child[] };

function attributesOf(tag: string): Record<string, string> {
  return Object.fromEntries([...tag.matchAll(/(\w+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

function childrenOf(body: string): Child[] {
  const choice = /<xs:choice>([\s\S]*?)<\/xs:choice>/.exec(body)?.[1] ?? '';
  return [...body.matchAll(/<xs:element (ref="[^>]*)>/g)].map(([tag, text = '']) => {
    const { ref = '', minOccurs = '1', maxOccurs = '1' } = attributesOf(text);
    const max = maxOccurs === 'unbounded' ? Number.POSITIVE_INFINITY : Number(maxOccurs);
    return { name: ref, min: Number(minOccurs), max, isChoice: choice.includes(tag) };
  });
}

/** Elements by their names. */
export function declaredElements(): Map<string, Declared> {
  const blocks = schema.matchAll(/\n {2}<xs:element name="(\w+)"(?: type="\w+"\/>|>([\s\S]*?)\n {2}<\/xs:element>)/g);
  return new Map(
    [...blocks].map(([, name = '', body = '']) => {
      const attributes = [...body.matchAll(/<xs:attribute ([^>]*)\/>/g)].map(([, text = '']) => {
        const { name: attribute = '', type = '', use } = attributesOf(text);
        return [attribute, { type, isRequired: use === 'required' }] as const;
      });
      return [name, { attributes: new Map(attributes), children: childrenOf(body) }];
    }),
  );
}

/** Names of the rules that say what is unique, and what refers to what. */
export function declaredReferences(): string[] {
  return [...schema.matchAll(/<xs:(?:unique|keyref) name="(\w+)"/g)].map(([, name = '']) => name);
}
