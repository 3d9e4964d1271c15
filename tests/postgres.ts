/** A throw-away PostgreSQL server for one test run, shared by all test files and started by the first that asks. Not for production. */
import { execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { abandonedFolders, isRunning, memoryParent } from './memory-folder.ts';

const run = promisify(execFile);
const variable = 'FEDERLEICHT_TEST_POSTGRES';
const prefix = 'federleicht-postgres-';

/** SHOP_SECRET of the shops of tests: on PostgreSQL none starts without one. */
export const shopSecret = 'secret-of-the-shops-of-the-tests';

/** Vitest's global setup: names the folder of this run, and removes servers whose run was killed. Starts nothing. */
export default async function setup(): Promise<() => Promise<void>> {
  const parent = memoryParent();
  const folder = join(parent, `${prefix}${process.pid}`);
  process.env[variable] = folder;
  for (const abandoned of abandonedFolders(parent, prefix)) await stopServer(abandoned);
  return () => stopServer(folder);
}

/** Folder of PostgreSQL's programs: POSTGRES_BIN, Debian's newest, or the one on PATH; null when there is none. */
export function postgresPrograms(): string | null {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => folder !== '' && existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb'))) ?? null;
}

/** The address of an empty database. The server runs without fsync: tests end the processes of the shop, never the machine. */
export async function freshDatabase(): Promise<string> {
  return copyOf('template0');
}

/** The address of a copy of the database that `fill` has filled: the first caller of a test run does so, and every caller gives the same. */
export async function filledDatabase(fill: (databaseUrl: string) => Promise<void>): Promise<string> {
  filled ??= fillOnce(fill);
  await filled;
  return copyOf(template);
}

/** Drops what the two above made. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const name = /^\/(t[0-9a-f]+)$/.exec(new URL(databaseUrl).pathname)?.[1];
  if (!name) throw new Error('not an address that freshDatabase gave');
  await withServer(await server(), (client) => client.query(`drop database ${name} with (force)`));
}

const template = 'filled';
let filled: Promise<void> | null = null;

/** Fills the template unless another process has done so. Others wait: the lock ends with the connection. */
async function fillOnce(fill: (databaseUrl: string) => Promise<void>): Promise<void> {
  const folder = await server();
  await withServer(folder, async (client) => {
    await client.query('select pg_advisory_lock(1)');
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
    if (rowCount) return;
    await client.query('drop database if exists filling with (force)');
    await client.query('create database filling template template0');
    await fill(address(folder, 'filling'));
    await client.query(`alter database filling rename to ${template}`);
  });
}

/** A copy of a database takes a fifth of the time of the migrations; of its files, it leaves the write-ahead log small. */
async function copyOf(source: string): Promise<string> {
  const folder = await server();
  const name = `t${randomBytes(8).toString('hex')}`;
  await withServer(folder, (client) => client.query(`create database ${name} template ${source} strategy file_copy`));
  return address(folder, name);
}

function address(folder: string, database: string): string {
  return `postgresql://shop@localhost/${database}?host=${encodeURIComponent(folder)}`;
}

async function withServer(folder: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: address(folder, 'postgres') });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

let started: Promise<string> | null = null;

function server(): Promise<string> {
  started ??= startOrJoin();
  return started;
}

/** The folder of the running server. The first process to make the folder starts it, the others wait for the file "ready". */
async function startOrJoin(): Promise<string> {
  const folder = process.env[variable];
  if (!folder) throw new Error('The PostgreSQL server of the tests belongs to a vitest run (globalSetup: tests/postgres.ts).');
  try {
    mkdirSync(folder, { mode: 0o755 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    for (let tries = 0; tries < 600; tries += 1) {
      if (existsSync(join(folder, 'ready'))) return folder;
      if (existsSync(join(folder, 'failed'))) throw new Error(readFileSync(join(folder, 'failed'), 'utf8'));
      await sleep(100);
    }
    throw new Error(`PostgreSQL did not start in a minute; see ${folder}/log`);
  }
  try {
    await startServer(folder);
    return folder;
  } catch (error) {
    writeFileSync(join(folder, 'failed'), String(error));
    throw error;
  }
}

/** Makes the files of a server and starts it. */
async function startServer(folder: string): Promise<void> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const user = await serverUser();
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  if (user) for (const place of [folder, data]) chownSync(place, user.uid, user.gid);
  const options = await serverOptions(folder);
  await run(join(programs, 'initdb'), ['-D', data, '-U', 'shop', '-A', 'trust', '-E', 'UTF8', '--no-sync', '--no-instructions'], options);
  await launchServer(folder, programs);
  writeFileSync(join(folder, 'ready.draft'), '');
  renameSync(join(folder, 'ready.draft'), join(folder, 'ready'));
}

async function serverOptions(folder: string) {
  const user = await serverUser();
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  return { ...identity, cwd: folder, env: { ...process.env, LC_ALL: 'C.UTF-8' } };
}

/** Resolves when the server answers. */
async function launchServer(folder: string, programs: string): Promise<void> {
  const log = openSync(join(folder, 'log'), 'a');
  const settings = {
    listen_addresses: '',
    unix_socket_directories: folder,
    max_connections: '300',
    shared_buffers: '64MB',
    fsync: 'off',
    full_page_writes: 'off',
    // The log shares the memory of the machine with the databases.
    max_wal_size: '128MB',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const options = { ...(await serverOptions(folder)), detached: true, stdio: ['ignore' as const, log, log] };
  const child = spawn(join(programs, 'postgres'), ['-D', join(folder, 'data'), ...flags], options);
  child.unref();
  for (let tries = 0; ; tries += 1) {
    try {
      await withServer(folder, (client) => client.query('select 1'));
      return;
    } catch (error) {
      if (child.exitCode !== null || tries > 300)
        throw new Error(`PostgreSQL did not start: ${readFileSync(join(folder, 'log'), 'utf8').slice(-2000)}`, { cause: error });
      await sleep(100);
    }
  }
}

export type OwnServer = {
  databaseUrl: string;
  /** Cuts every connection, as a crash does. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** Stops it and removes its files. */
  remove(): Promise<void>;
};

/** A server of this test alone, which may be killed and started again. */
export async function ownServer(): Promise<OwnServer> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'federleicht-own-'));
  chmodSync(folder, 0o755);
  await startServer(folder);
  return {
    databaseUrl: address(folder, 'postgres'),
    kill: () => killServer(folder),
    start: () => launchServer(folder, programs),
    remove: () => stopServer(folder),
  };
}

/** PostgreSQL refuses to run as root; then it runs as its own user, or as nobody. */
async function serverUser(): Promise<{ uid: number; gid: number } | null> {
  if (process.getuid?.() !== 0) return null;
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`));
    const [, , uid, gid] = line?.split(':') ?? [];
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error('PostgreSQL refuses to run as root, and neither a user postgres nor nobody was found.');
}

/** Stops the server of a folder, if there is one, by the process id it wrote, and removes the folder. */
async function stopServer(folder: string): Promise<void> {
  if (!existsSync(folder)) return;
  await killServer(folder);
  rmSync(folder, { recursive: true, force: true });
}

async function killServer(folder: string): Promise<void> {
  const file = join(folder, 'data', 'postmaster.pid');
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  if (pid > 1 && isPostgres(pid, folder)) {
    process.kill(pid, 'SIGQUIT');
    for (let tries = 0; tries < 100 && isRunning(pid); tries += 1) await sleep(50);
  }
}

/** A process id may have been given to another process after a crash. */
function isPostgres(pid: number, folder: string): boolean {
  if (!existsSync('/proc/self/cmdline')) return isRunning(pid);
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(folder);
  } catch {
    return false;
  }
}
