/** The list of records beside the ticket of an order, as far as imposition needs it. */
import { recordColumns } from '#services/print/records-csv.ts';

export type RecordFiles = {
  /** In the order of their records; `first` is the number of a file's first record. */
  files: { name: string; first: number }[];
  records: number;
  /** Pages of a record: one or two. */
  sides: 1 | 2;
};

const fileName = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*\.pdf$/;

type Row = { record: number; file: string; from: number; to: number };

function rowsOf(csv: string, position: string): Row[] | null {
  const [head, ...lines] = csv.trim().split('\r\n');
  if (head !== recordColumns.join(',')) return null;
  const at = (name: (typeof recordColumns)[number]) => recordColumns.indexOf(name);
  return lines
    .map((line) => line.split(','))
    .filter((cells) => cells[at('position')] === position)
    .map((cells) => ({
      record: Number(cells[at('record')]),
      file: cells[at('file')] ?? '',
      from: Number(cells[at('first_page')]),
      to: Number(cells[at('last_page')]),
    }));
}

/**
 * The files of a position, all pages of which belong to its records in their order. Null for anything else: another file, a position that is not
 * there, records of more than two pages, and more than one output.
 */
export function recordFiles(csv: string, position: string): RecordFiles | null {
  const rows = rowsOf(csv, position);
  const [first] = rows ?? [];
  const sides = first ? first.to - first.from + 1 : 0;
  if (!rows || !first || (sides !== 1 && sides !== 2)) return null;
  const files: RecordFiles['files'] = [];
  let page = 0;
  for (const [at, { record, file, from, to }] of rows.entries()) {
    const isNew = files.at(-1)?.name !== file;
    if (isNew) {
      files.push({ name: file, first: record });
      page = 0;
    }
    if (record !== at + 1 || from !== page + 1 || to !== page + sides || !fileName.test(file)) return null;
    page = to;
  }
  return { files, records: rows.length, sides };
}
