/** Programs that tests need beyond npm: found, or installed where that is possible (root on Debian), or named. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

/** `isReplaced`: whether tests run without it, but slower. */
type Program = { name: string; package: string; found: () => boolean; isReplaced?: () => boolean };

const programs: Program[] = [
  {
    name: 'Chromium',
    // The whole browser takes twice the processor time for the same pages.
    package: 'chromium-headless-shell',
    found: () => [process.env.CHROMIUM, '/usr/bin/chromium-headless-shell'].some((path) => path && existsSync(path)),
    isReplaced: () => existsSync('/usr/bin/chromium'),
  },
  {
    name: 'PostgreSQL',
    package: 'postgresql',
    found: () => existsSync('/usr/lib/postgresql') && readdirSync('/usr/lib/postgresql').length > 0,
  },
  { name: 'qpdf', package: 'qpdf', found: () => onPath('qpdf') },
  { name: 'Ghostscript', package: 'ghostscript', found: () => onPath('gs') },
  { name: 'poppler', package: 'poppler-utils', found: () => onPath('pdfinfo') },
  { name: 'exiftool', package: 'libimage-exiftool-perl', found: () => onPath('exiftool') },
  { name: 'mutool', package: 'mupdf-tools', found: () => onPath('mutool') },
  { name: 'strace', package: 'strace', found: () => onPath('strace') },
];

function onPath(name: string): boolean {
  return (process.env.PATH ?? '').split(':').some((folder) => existsSync(`${folder}/${name}`));
}

/** Installs what is missing when this is Debian and we are root; returns the names that stay missing. */
export function provideOutsidePrograms(): string[] {
  let missing = programs.filter((program) => !program.found());
  if (missing.length > 0 && process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    console.log(`Installiere für die Tests: ${missing.map((program) => program.name).join(', ')} …`);
    const options = { stdio: 'ignore' as const, env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing.map((program) => program.package)], options);
    missing = programs.filter((program) => !program.found());
  }
  missing = missing.filter(({ isReplaced }) => !isReplaced?.());
  return missing.map((program) => `${program.name} (Debian: ${program.package})`);
}
