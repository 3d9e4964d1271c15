/** Runs Blender on one scene: one thread, lowest priority, one render at a time. */
import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Mode } from './develop.ts';
import type { SceneRow } from './scene-table.ts';

/** Pixels, and samples a pixel. Foil needs half of the samples, since gloss that is not sharp is all it shows. */
export type Quality = { width: number; samples: number };
export const draft: Quality = { width: 600, samples: 48 };
export const final: Quality = { width: 1200, samples: 64 };

/** Of one scene: its own width is the most it is rendered in. */
export function qualityOf({ width = final.width }: { width?: number | undefined }, quality: Quality): Quality {
  return { ...quality, width: Math.min(width, quality.width) };
}

const script = new URL('./blender/scene.py', import.meta.url).pathname;
const seed = 1;
/** Holds the process id of the Blender that renders. */
const lock = join(tmpdir(), 'federleicht-scene-render.pid');

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** Throws while another render runs on this machine, also one whose command was ended. */
function refuseSecond(): void {
  const pid = existsSync(lock) ? Number(readFileSync(lock, 'utf8')) : 0;
  if (isAlive(pid)) throw new Error(`Another scene is being rendered by process ${pid}. Wait for it or end it.`);
}

function run(settings: object): Promise<void> {
  const blender = [
    'blender',
    '--background',
    '--threads',
    '1',
    '--python-exit-code',
    '1',
    '--python',
    script,
    '--',
    JSON.stringify(settings),
  ];
  refuseSecond();
  const child = spawn('nice', ['-n', '19', ...blender], { stdio: ['ignore', 'pipe', 'pipe'] });
  if (child.pid) writeFileSync(lock, String(child.pid));
  const lines: string[] = [];
  const keep = (part: Buffer) => {
    lines.push(...part.toString().split('\n'));
    lines.splice(0, lines.length - 30);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const stop = () => child.kill();
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      rmSync(lock, { force: true });
      process.off('SIGINT', stop);
      process.off('SIGTERM', stop);
      if (code === 0) resolve();
      else if (code === 127) reject(new Error('There is no Blender. Debian has it: apt-get install --no-install-recommends blender'));
      else reject(new Error(`Blender ended with ${code}:\n${lines.join('\n')}`));
    });
  });
}

/** Writes the passes into `folder`; passes that are there already from the same settings are kept. `designs`: files by print. */
export async function renderPasses(
  { kind, height, parameters }: SceneRow,
  mode: Mode,
  { width, samples }: Quality,
  folder: string,
  designs: Readonly<Record<string, string>> = {},
): Promise<void> {
  const size = { width, height: Math.round((height * width) / 1200) };
  const settings = { kind, mode, out: folder, ...size, samples: mode === 'foil' ? samples / 2 : samples, seed, parameters, designs };
  const finished = join(folder, `${mode}.done`);
  if (existsSync(finished) && readFileSync(finished, 'utf8') === JSON.stringify(settings)) return;
  mkdirSync(folder, { recursive: true });
  await run(settings);
  writeFileSync(finished, JSON.stringify(settings));
}

/** Removes the passes, some 200 MB of a final render; pictures stay. */
export function forgetPasses(folder: string): void {
  for (const file of globSync(join(folder, '*.{exr,done}'))) rmSync(file);
}
