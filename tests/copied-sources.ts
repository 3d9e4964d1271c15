/** Copies of the sources with files of a test in them, and their build: shops that differ from ours by what a folder adds. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const variable = 'FEDERLEICHT_TEST_COPIES';
const timeoutMs = 280_000;

/** What a build and a running shop read. */
const copied = [
  'src',
  'designs',
  'seed',
  'bench',
  'tools',
  'public',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
  'react-router.config.ts',
];
const typeChecked = ['tests', 'docs/checklist.json', 'docs/checklist-states.json', 'vitest.config.ts'];
const linked = ['node_modules', 'fonts', 'icc'];

/** Vitest's global setup: one folder of copies for all workers of a run. */
export default function setup(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-copies-'));
  process.env[variable] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}

type Additions = { add: Readonly<Record<string, string>>; tests?: boolean };

/**
 * A new folder with a copy of the sources, and of what the type check reads besides with `tests`. `add`: text by path; a path of the
 * sources is replaced. The caller removes the folder.
 */
export function copySources({ add, tests = false }: Additions): string {
  const directory = mkdtempSync(join(process.env[variable] ?? tmpdir(), 'copy-'));
  for (const name of tests ? [...copied, ...typeChecked] : copied) cpSync(name, join(directory, name), { recursive: true });
  for (const name of linked) symlinkSync(resolve(name), join(directory, name));
  for (const [path, text] of Object.entries(add)) {
    mkdirSync(dirname(join(directory, path)), { recursive: true });
    writeFileSync(join(directory, path), text);
  }
  return directory;
}

/** Builds the shop in a copy; rejects with what the build printed. */
export async function buildShop(directory: string): Promise<void> {
  const child = spawn(resolve('node_modules/.bin/react-router'), ['build', '--logLevel', 'warn'], {
    cwd: directory,
    env: { ...process.env, NODE_ENV: 'production', VITEST: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  const print = (chunk: Buffer) => {
    printed += chunk;
  };
  child.stdout.on('data', print);
  child.stderr.on('data', print);
  const code = await new Promise((ended) => child.once('exit', ended));
  if (code !== 0) throw new Error(`the build of the copy ended with ${code}:\n${printed}`);
}

/**
 * The folder of a built copy, made once in a run of the tests for the same additions: the first worker builds, others wait for it.
 * `startShop({ cwd })` runs it.
 */
export async function builtCopy(add: Readonly<Record<string, string>>): Promise<string> {
  const shared = process.env[variable];
  if (!shared) throw new Error('tests/copied-sources.ts is a global setup of vitest.config.ts');
  const key = createHash('sha256')
    .update(JSON.stringify(Object.entries(add).sort()))
    .digest('hex')
    .slice(0, 16);
  const built = join(shared, key);
  const failed = join(shared, `${key}.failed`);
  try {
    mkdirSync(join(shared, `${key}.lock`));
  } catch {
    const deadline = Date.now() + timeoutMs;
    while (!existsSync(built)) {
      if (existsSync(failed) || Date.now() > deadline) throw new Error('another test failed to build the copy of the sources');
      await new Promise((ready) => setTimeout(ready, 200));
    }
    return built;
  }
  try {
    const directory = copySources({ add });
    await buildShop(directory);
    renameSync(directory, built);
  } catch (error) {
    mkdirSync(failed);
    throw error;
  }
  return built;
}
