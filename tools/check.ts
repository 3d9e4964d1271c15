/** `npm run check`: format, lint, types, import table and other source rules, dead code, unit tests; stops at the first that fails. */
import { spawnSync } from 'node:child_process';

const steps: [string, string[]][] = [
  ['biome', ['check', '--error-on-warnings', '.']],
  ['react-router', ['typegen']],
  ['tsc', ['--noEmit']],
  ['node', ['tools/check-sources.ts']],
  ['knip', ['--no-progress']],
  // Exports that only tests use: they are wired, deleted, or marked @internal.
  ['knip', ['--no-progress', '--production']],
  ['vitest', ['run', '--project', 'unit*', '--project', 'proofs', '--project', 'events']],
];

for (const [name, args] of steps) {
  const began = performance.now();
  const result = spawnSync(name, args, { stdio: 'inherit' });
  console.log(`${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  if (result.status !== 0) process.exit(result.status ?? 1);
}
