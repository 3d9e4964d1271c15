/**
 * Entry point of all commands: installs and builds what is missing, then runs a command on the project's own Node.
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
/** The child notices by its channel when this process is gone, also after SIGKILL. */
const withChannel = ['inherit', 'inherit', 'inherit', 'ipc'];
/** Node keeps what it compiled there: a command starts in half of the processor time, the shop in four fifths. */
const compiled = join(root, 'node_modules', '.cache', 'federleicht', 'compiled');
const env = {
  ...process.env,
  PATH: `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? compiled,
};

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

/**
 * How the shop's process starts. V8 grows its heap to several times of what lives in it; the flags hold the shop's memory at a half, for a
 * twentieth of processor time. glibc gives each thread an arena of its own, and returns little of what was freed in them to the system:
 * with two of them the web role holds 80 MB less under load.
 */
function serverProcess() {
  const { serverFlags, mallocArenas } = JSON.parse(readFileSync('package.json', 'utf8')).config;
  return { flags: serverFlags.split(' '), environment: { MALLOC_ARENA_MAX: mallocArenas, ...env, NODE_ENV: 'production' } };
}

async function install() {
  const lock = createHash('sha256').update(readFileSync('package-lock.json')).update(readFileSync('package.json')).digest('hex');
  if (isCurrent('install', lock)) return;
  console.log('Installiere, was im package-lock steht …');
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const code = await launch(npm[0], [...npm.slice(1), 'ci', '--no-audit', '--no-fund', '--loglevel=error'], process.env);
  if (code !== 0) fail('Die Installation ist fehlgeschlagen. Prüfe die Verbindung zur npm-Registry und starte noch einmal.');
  keepStamp('install', lock);
}

/** A folder in designs/families is a family of the shop: the list of them is a file. */
async function listFamilies() {
  await run('node', ['tools/design-families.ts'], env);
}

async function build() {
  const sources = fingerprint(['src', 'designs', 'seed', 'public', 'vite.config.ts', 'react-router.config.ts', 'package-lock.json']);
  if (existsSync('build/server/server.js') && isCurrent('build', sources)) return;
  console.log('Baue die Shop-Dateien …');
  rmSync('build', { recursive: true, force: true });
  // It would keep what it compiled of every build.
  rmSync(compiled, { recursive: true, force: true });
  await run('react-router', ['build', '--logLevel', 'warn'], { ...env, NODE_ENV: 'production' });
  await run('node', ['tools/route-manifest.ts'], env);
  await run('node', ['tools/first-load.ts'], env);
  await run('node', ['tools/compress-assets.ts'], env);
  keepStamp('build', sources);
}

/** The process that runs at the moment; there is one at a time. */
let child = null;
let isEnding = false;

/** Passes the signal on. This process ends with its child. */
function end(signal) {
  isEnding = true;
  if (child) child.kill(signal);
  else process.exit(1);
}

/** Runs a program to its end; resolves with its exit code, 1 after a signal. An interrupted run ends this process with it. */
function launch(name, args, environment, stdio = 'inherit') {
  return new Promise((resolve) => {
    child = spawn(name, args, { stdio, env: environment });
    child.on('error', () => fail(`${name} lässt sich nicht starten.`));
    child.on('exit', (exitCode, signal) => {
      child = null;
      const code = signal ? 1 : (exitCode ?? 0);
      if (isEnding) process.exit(code);
      resolve(code);
    });
  });
}

/** Runs to the end; a failure ends this process with the same code. */
async function run(name, args, environment = env) {
  const code = await launch(name, args, environment);
  if (code !== 0) process.exit(code);
}

/** Runs in place of this process: the exit code comes back. */
async function become(name, args, environment = env, stdio = 'inherit') {
  process.exit(await launch(name, args, environment, stdio));
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** Name and parent of a process, or null where the system does not tell. */
function factsOf(pid) {
  let text = '';
  try {
    // Linux: "pid (name) state parent …"; ps is missing in many container images.
    text = readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^\d+ \((.*)\) \S+ (\d+)[\s\S]*$/, '$2 $1');
  } catch {
    if (process.platform !== 'win32') text = spawnSync('ps', ['-o', 'ppid=,comm=', '-p', String(pid)], { encoding: 'utf8' }).stdout ?? '';
  }
  const [, parent, name] = /^\s*(\d+)\s+(.+?)\s*$/.exec(text) ?? [];
  return parent ? { parent: Number(parent), name } : null;
}

/**
 * npm ends on a signal without waiting for its script, and cannot pass on SIGKILL, so this process ends when npm is gone. Between the
 * two there may be the shell that npm runs scripts with. Started without npm, it outlives its parent like any other program.
 */
function endWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const facts = factsOf(parent);
  const npm = facts && /^(.*\/)?-?((ba|da|a|k|z)?sh|busybox)$/.test(facts.name) ? facts.parent : parent;
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(parent) && isAlive(npm)) return;
    clearInterval(timer);
    end('SIGTERM');
  }, 250);
  timer.unref();
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal));
endWithNpm();
await install();
await listFamilies();
switch (command) {
  case 'start': {
    await build();
    const { flags, environment } = serverProcess();
    await become('node', [...flags, 'build/server/server.js'], environment, withChannel);
    break;
  }
  case 'build':
    await build();
    break;
  case 'dev':
    await become('node', [
      ...['app', 'http', 'cms', 'services', 'store', 'resources', 'texts', 'core'].map((folder) => `--watch-path=src/${folder}`),
      '--watch-path=designs',
      'tools/dev.ts',
    ]);
    break;
  case 'check':
    await become('node', ['tools/check.ts']);
    break;
  case 'test':
    await build();
    await become('node', ['tools/test.ts', ...rest]);
    break;
  case 'test-all':
    await build();
    await become('node', ['tools/test.ts', '--all', ...rest]);
    break;
  case 'run':
    if (/^bench\/|^tests\/load\/|^tools\/screenshots\.ts$/.test(rest[0] ?? '')) await build();
    await become('node', rest);
    break;
  default:
    fail(`Unbekannter Befehl: ${command}`);
}
