/** docs/model/tables.md, written from the schema of a migrated database. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openStore } from '#store/db/store.ts';

type Reference = { column: string; table: string };
export type TableFacts = { name: string; columns: string[]; references: Reference[] };

/** Tables that belong to the engine or to the migrations. */
const internal = /^(?:sqlite_|migration|kysely_)/;

/** Every table of an empty, migrated SQLite database with its columns and foreign keys, by name. */
export async function tableFacts(): Promise<TableFacts[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'federleicht-tables-'));
  const store = await openStore({ databaseUrl: null, dataDir }, () => new Date());
  await store.close();
  const database = new DatabaseSync(join(dataDir, 'shop.db'));
  const rows = (sql: string, ...values: string[]) => database.prepare(sql).all(...values) as Record<string, string>[];
  const names = rows("select name from sqlite_master where type = 'table' order by name").map(({ name = '' }) => name);
  const facts = names
    .filter((name) => !internal.test(name))
    .map((name) => ({
      name,
      columns: rows('select name from pragma_table_info(?)', name).map((row) => row.name ?? ''),
      references: rows('select "from", "table" from pragma_foreign_key_list(?) order by "from"', name).map(({ from = '', table = '' }) => ({
        column: from,
        table,
      })),
    }));
  database.close();
  rmSync(dataDir, { recursive: true, force: true });
  return facts;
}

/** Whose rows a table holds: by its own column, or by what it refers to. */
function belongsTo(table: TableFacts, all: readonly TableFacts[], seen: readonly string[] = []): string {
  if (table.name === 'owners') return 'owner';
  if (table.name === 'customers') return 'customer';
  if (table.columns.includes('owner')) return 'owner';
  if (table.columns.includes('customer')) return 'customer';
  for (const { table: parent } of table.references) {
    const facts = all.find(({ name }) => name === parent);
    const found = facts && !seen.includes(parent) ? belongsTo(facts, all, [...seen, table.name]) : 'shop';
    if (found !== 'shop') return `${found.split(' ')[0]} (by \`${parent}\`)`;
  }
  return 'shop';
}

export async function tablesPage(): Promise<string> {
  const all = await tableFacts();
  const rows = all.map((table) => {
    const references = table.references.map((one) => `\`${one.column}\` → \`${one.table}\``).join(', ');
    return `| \`${table.name}\` | ${belongsTo(table, all)} | ${references} |`;
  });
  const edges = all.flatMap(({ name, references }) =>
    references.map(({ column, table }) => `    ${table} ||--o{ ${name} : ${column.replace(/\W/g, '')}`),
  );
  return `# Tables

Written from the migrated schema by \`vitest run tests/documents.test.ts -u\`. Columns are in \`src/store/db/tables.ts\` and the files it imports. Tests fail while a table with an owner or a customer is not exported and erased (\`tests/personal-tables.test.ts\`).

\`\`\`mermaid
erDiagram
${edges.join('\n')}
\`\`\`

| table | belongs to | refers to |
|---|---|---|
${rows.join('\n')}
`;
}
