/** Nodes of the syntax tree that Vite's parser gives. */

export type Node = { type: string; start: number } & Record<string, unknown>;

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}
