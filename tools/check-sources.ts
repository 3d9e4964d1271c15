/** Checks the rules of tools/source-rules.ts over the sources git knows; prints each violation and fails when there is one. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { checkSources } from './source-rules.ts';

const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'designs', 'seed'], { encoding: 'utf8' }).stdout;
const sources = listed
  .split('\n')
  .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
  .map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const violations = checkSources(sources);
for (const { path, rule, message } of violations) console.error(`${path} [${rule}] ${message}`);
process.exit(violations.length > 0 ? 1 : 0);
