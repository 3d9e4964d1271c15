/** What happens inside the decode process with a list of people: its grid is left beside it. */
import { readFile, stat, writeFile } from 'node:fs/promises';
import { type GridLimits, GridRefusal, type GridRefusalKind } from '#core/people/import/grid.ts';
import { readGrid } from '#services/sheets/read-grid.ts';
import { type DecodeJob, type GridAnswer, gridFileOf, type Untimed } from './decode-protocol.ts';

/** Refusals before anything was unpacked: they leave no memory behind. */
const early: ReadonlySet<GridRefusalKind> = new Set(['empty', 'xlsb', 'numbers', 'document', 'xls-95', 'password', 'not-text', 'no-list']);

/** Never throws: whatever goes wrong with a file is a refusal of that file. */
export async function readGridFile({ job, file }: DecodeJob, limits: GridLimits): Promise<Untimed<GridAnswer>> {
  try {
    const { size } = await stat(file);
    if (size > limits.bytes) throw new GridRefusal('too-large', `${size} bytes`);
    await writeFile(gridFileOf(file), JSON.stringify(await readGrid(await readFile(file), limits)));
    return { ok: true, job };
  } catch (error) {
    const named = error instanceof GridRefusal ? error.refusal : 'damaged';
    return { ok: false, job, refusal: early.has(named) ? 'kind' : 'broken', kind: '', named, reason: String(error).slice(0, 500) };
  }
}
