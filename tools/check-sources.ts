/** Checks the rules of tools/source-rules.ts over the sources git knows; prints each violation and fails when there is one. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { checkSources } from './source-rules.ts';
import { checkStyleSheets } from './style-sheet-rules.ts';

const listed = spawnSync('git', ['ls-files', '-co', '--exclude-standard', 'src', 'designs', 'seed'], { encoding: 'utf8' }).stdout;
const paths = listed.split('\n').filter((path) => existsSync(path));
const read = (ending: RegExp) => paths.filter((path) => ending.test(path)).map((path) => ({ path, code: readFileSync(path, 'utf8') }));
const sources = read(/(?<!\.d)\.tsx?$/);
const violations = [...checkSources(sources), ...checkStyleSheets(read(/\.css$/), sources)];
for (const { path, rule, message } of violations) console.error(`${path} [${rule}] ${message}`);
process.exit(violations.length > 0 ? 1 : 0);
