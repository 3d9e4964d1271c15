/** Which scenes are made: a file beside the layers says from which row and at which quality. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Quality, qualityOf } from './blender.ts';
import type { SceneRow } from './scene-table.ts';

function madeFrom(row: SceneRow, quality: Quality): string {
  return `${JSON.stringify({ ...quality, row }, null, 2)}\n`;
}

function fileOf({ name }: SceneRow, packed: string): string {
  return join(packed, name, 'made-from.json');
}

/** `packed`: the folder of all packed scenes. A row or width that has changed since, or more samples, make the scene open again. */
export function isMade(row: SceneRow, { width, samples }: Quality, packed: string): boolean {
  const file = fileOf(row, packed);
  if (!existsSync(file)) return false;
  const made = JSON.parse(readFileSync(file, 'utf8')) as Quality & { row: SceneRow };
  return made.width === width && made.samples >= samples && JSON.stringify(made.row) === JSON.stringify(row);
}

/** Written last, when all layers are there. */
export function markMade(row: SceneRow, quality: Quality, packed: string): void {
  writeFileSync(fileOf(row, packed), madeFrom(row, quality));
}

export function nextScene(rows: readonly SceneRow[], quality: Quality, packed: string): SceneRow | null {
  return rows.find((row) => !isMade(row, qualityOf(row, quality), packed)) ?? null;
}
