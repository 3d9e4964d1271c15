/** The colour files of the house: profiles for print files and the table that shows inks on screens. Files in `icc/`, read once a process. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const files = {
  /** FOGRA39, the output condition of every print file. */
  output: 'ISOcoated_v2_300_bas.icc',
  /** For photos without a profile. */
  srgb: 'sRGB.icc',
  /** Table for `screenColour`. */
  lut: 'cmyk-srgb-17.bin',
} as const;

const loaded = new Map<keyof typeof files, Uint8Array>();

/** The folder `icc/` above this module, wherever the build put it. */
function iccFolder(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'icc', files.output)) && folder !== dirname(folder)) folder = dirname(folder);
  return join(folder, 'icc');
}

/** Where the file lies, for libraries that read it themselves. */
export function iccPath(name: keyof typeof files): string {
  return join(iccFolder(), files[name]);
}

export function iccFile(name: keyof typeof files): Uint8Array {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = new Uint8Array(readFileSync(iccPath(name)));
  loaded.set(name, bytes);
  return bytes;
}
