/** Names of the fields that decide of an answer. */
export function decisionField(id: string, name: 'to' | 'version'): string {
  return `${name}.${id}`;
}

export type PostedDecision = { id: string; version: number; to: string | null };
