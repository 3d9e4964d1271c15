/**
 * The door of the house: installs and builds what is missing, then runs a command on the project's own Node.
 * Plain JavaScript for any Node >= 20, without dependencies, so that it works before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(root);
const [command = 'start', ...rest] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Federleicht braucht Node 20 oder neuer, gefunden wurde ${process.versions.node}.`);
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}

const bin = join(root, 'node_modules', '.bin');
const env = { ...process.env, PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}` };

/** Fingerprint of files: content for small lists, size and time for trees. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  const visit = (path) => {
    const facts = statSync(path, { throwIfNoEntry: false });
    if (!facts) return;
    if (facts.isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else hash.update(`${path}\0${facts.size}\0${facts.mtimeMs}\n`);
  };
  for (const path of paths) visit(path);
  return hash.digest('hex');
}

function stamp(name) {
  return join(root, 'node_modules', '.cache', 'federleicht', name);
}

function isCurrent(name, value) {
  const file = stamp(name);
  return existsSync(file) && readFileSync(file, 'utf8') === value;
}

function keepStamp(name, value) {
  mkdirSync(dirname(stamp(name)), { recursive: true });
  writeFileSync(stamp(name), value);
}

function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).update(readFileSync('package.json')).digest('hex');
  if (isCurrent('install', lock)) return;
  console.log('Installiere, was im package-lock steht …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const result = spawnSync(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    env: process.env,
  });
  if (result.status !== 0) fail('Die Installation ist fehlgeschlagen. Prüfe die Verbindung zur npm-Registry und starte noch einmal.');
  keepStamp('install', lock);
}

function build() {
  const sources = fingerprint(['src', 'designs', 'seed', 'public', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']);
  if (existsSync('build/server/server.js') && isCurrent('build', sources)) return;
  console.log('Baue die Shop-Dateien …');
  rmSync('build', { recursive: true, force: true });
  run('react-router', ['build', '--logLevel', 'warn'], { ...env, NODE_ENV: 'production' });
  run('node', ['tools/first-load.ts'], env);
  keepStamp('build', sources);
}

/** Runs to the end; a failure ends this process with the same code. */
function run(name, args, environment = env) {
  const result = spawnSync(name, args, { stdio: 'inherit', env: environment });
  if (result.status !== 0) process.exit(result.status ?? 1);
}

/** Runs in place of this process: signals go through, the exit code comes back. */
function become(name, args, environment = env) {
  const child = spawn(name, args, { stdio: 'inherit', env: environment });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
  child.on('error', () => fail(`${name} lässt sich nicht starten.`));
}

install();
switch (command) {
  case 'start':
    build();
    become('node', ['--enable-source-maps', 'build/server/server.js'], { ...env, NODE_ENV: 'production' });
    break;
  case 'build':
    build();
    break;
  case 'dev':
    become('node', [
      ...['app', 'http', 'cms', 'services', 'store', 'resources', 'texts', 'core'].map((folder) => `--watch-path=src/${folder}`),
      '--watch-path=designs',
      'tools/dev.ts',
    ]);
    break;
  case 'check':
    become('node', ['tools/check.ts']);
    break;
  case 'test':
    build();
    become('node', ['tools/test.ts', ...rest]);
    break;
  case 'render-all':
    become('node', ['tools/test.ts', '--only', 'tests/render'], { ...env, RENDER: 'all' });
    break;
  case 'faults':
    build();
    become('node', ['tools/test.ts', '--only', 'tests/faults'], { ...env, ROUNDS: process.env.ROUNDS ?? '20' });
    break;
  case 'run':
    if (rest[0]?.startsWith('bench/') || rest[0] === 'tools/screenshots.ts') build();
    become('node', rest);
    break;
  default:
    fail(`Unbekannter Befehl: ${command}`);
}
