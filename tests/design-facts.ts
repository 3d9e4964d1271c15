/** What the columns of saved designs must say, computed from their documents. */
import { factsOfDesign } from '#core/products/design-summary.ts';
import { readDesign } from '#core/products/document.ts';
import type { Store } from '#store/db/store.ts';
import { summaryColumns } from '#store/design/summaries.ts';

/** Ids of designs whose columns are not those of their document. */
export async function staleDesigns({ db }: Pick<Store, 'db'>): Promise<string[]> {
  const rows = await db.selectFrom('designs').select(['id', 'document', 'summary', 'pages', 'photos', 'suite_texts']).execute();
  return rows.flatMap(({ id, document, ...columns }) => {
    const read = readDesign(JSON.parse(document));
    const wanted = read.ok && summaryColumns(factsOfDesign(read.design));
    return JSON.stringify(columns) === JSON.stringify(wanted) ? [] : [id];
  });
}
