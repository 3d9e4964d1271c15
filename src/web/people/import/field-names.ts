/** Names of the fields of the forms of a file. */
export function fieldOfColumn(column: number): string {
  return `column.${column}`;
}

export function fieldOfRepair(kind: 'letters' | 'capitals'): string {
  return `repair.${kind}`;
}

export function fieldOfJoin(line: number): string {
  return `join.${line}`;
}
