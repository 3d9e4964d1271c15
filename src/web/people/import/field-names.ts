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

/** `key`: of a person, as its question has it. */
export function fieldOfPerson(key: string): string {
  return `person.${key}`;
}

/** `key`: of a change. */
export function fieldOfChange(key: string): string {
  return `change.${key}`;
}
