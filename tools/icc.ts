/** Makes `icc/cmyk-srgb-17.bin` from the output profile with transicc (Debian liblcms2-utils). Run by hand when the profile changes. */
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { lutBytes, lutPoints } from '#core/design/colour.ts';

const root = new URL('../', import.meta.url).pathname;
export const profileFile = `${root}icc/ISOcoated_v2_300_bas.icc`;

/** Converts with the intent the press proof uses: relative colorimetric with black point compensation. CMYK in per cent, RGB in 0..255. */
export function transicc(from: string, to: string, rows: readonly (readonly number[])[]): number[][] {
  const input = `${rows.map((row) => row.join(' ')).join('\n')}\n`;
  const run = spawnSync('transicc', ['-n', '-t1', '-b', `-i${from}`, `-o${to}`], { input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  if (run.error || run.status !== 0) throw new Error(`transicc did not run: ${run.error?.message ?? run.stderr}`);
  const result = run.stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  if (result.length !== rows.length) throw new Error(`transicc answered ${result.length} of ${rows.length} rows`);
  return result;
}

function makeTable(): Uint8Array {
  const steps = Array.from({ length: lutPoints }, (_, index) => (index * 100) / (lutPoints - 1));
  const rows = steps.flatMap((c) => steps.flatMap((m) => steps.flatMap((y) => steps.map((k) => [c, m, y, k]))));
  const table = new Uint8Array(lutBytes);
  transicc(profileFile, '*sRGB', rows).forEach((rgb, row) => {
    for (let channel = 0; channel < 3; channel++) {
      table[row * 3 + channel] = Math.min(255, Math.max(0, Math.round(rgb[channel] ?? 0)));
    }
  });
  return table;
}

if (import.meta.main) {
  const table = makeTable();
  writeFileSync(`${root}icc/cmyk-srgb-17.bin`, table);
  console.log(`icc/cmyk-srgb-17.bin: ${table.length} bytes`);
}
