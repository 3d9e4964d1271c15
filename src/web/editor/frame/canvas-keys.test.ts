import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { keyTexts } from '#texts/de/editor/help.ts';
import { type CanvasMode, canvasKeys } from './canvas-keys.ts';
import { editorKeys, type Press } from './keys.ts';

const editor = new URL('../', import.meta.url);
const modes = Object.keys(canvasKeys) as CanvasMode[];

function sourcesOf(...folders: string[]): string {
  const names = folders.flatMap((folder) => readdirSync(new URL(folder, editor), { recursive: true }).map((name) => `${folder}${name}`));
  const sources = names.filter((name) => /(?<!\.test)\.tsx?$/.test(name));
  return sources.map((name) => readFileSync(new URL(name, editor), 'utf8')).join('\n');
}

const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown'];
/** What input methods send in place of keys; and keys that say what the key above them says. */
const unlisted = ['Dead', 'Process', 'Unidentified', '='];

/** Keys that code compares events with, letters in small. */
function keysIn(source: string): string[] {
  const compared = [...source.matchAll(/\bkey(?:\.toLowerCase\(\))? [!=]== '([^']+)'/g)].flatMap(([, key]) => key ?? []);
  const listed = [...source.matchAll(/\[((?:'[^']+',? ?)+)\]\.includes\(key\)/g)].flatMap(
    ([, keys]) => keys?.match(/(?<=')[^',]+(?=')/g) ?? [],
  );
  const cases = [...source.matchAll(/switch \((?:event\.)?key\) \{(.*?)\bdefault:/gs)].flatMap(([, body]) =>
    [...(body ?? '').matchAll(/case '([^']+)':/g)].flatMap(([, key]) => key ?? []),
  );
  const tables = [...source.matchAll(/const \w*[kK]eys: [^=]+= \{([^}]*)\}/g)].flatMap(([, body]) =>
    [...(body ?? '').matchAll(/(\w): /g)].flatMap(([, key]) => key ?? []),
  );
  const walks = source.includes("startsWith('Arrow')") ? arrows : [];
  const all = [...compared, ...listed, ...cases, ...tables, ...walks].map((key) => (key.length === 1 ? key.toLowerCase() : key));
  return [...new Set(all)].filter((key) => !unlisted.includes(key));
}

const pressesOf = (mode: CanvasMode): readonly Press[] => Object.values<readonly Press[]>(canvasKeys[mode]).flat();
const ofEditor = Object.values(editorKeys).flatMap((presses) => presses.map(({ key }) => key));

describe('the list of keys of the canvas', () => {
  test.each([
    ['canvas/', ['Tab', 'f', 'r', ' ', '+', '-', '0', 'Escape', ...arrows]],
    ['lift/', ['m', 'Enter', ' ', 'Escape', 'Delete', ...arrows]],
    ['photo/', ['Enter', 'Escape', 'Tab', ...arrows]],
    ['text-editing/', ['Enter', 'F2', 'Tab', 'Home', 'End', 'b', 'i', 'Escape']],
  ])('each key that %s handles is in it', (folder, some) => {
    const handled = keysIn(sourcesOf(folder));
    expect(handled).toEqual(expect.arrayContaining(some));
    const listed = new Set([...modes.flatMap((mode) => pressesOf(mode).map(({ key }) => key)), ...ofEditor]);
    expect(handled.filter((key) => !listed.has(key))).toEqual([]);
  });

  test('keys of photo mode and of lifting are those that their tools ask for', () => {
    const keys = (mode: CanvasMode) => [...new Set(pressesOf(mode).map(({ key }) => key))].toSorted();
    const photo = keysIn(sourcesOf('canvas/tools/').match(/function keyPressed\(\s*tool: PhotoTool.*?\n\}/s)?.[0] ?? '');
    expect(keys('photo')).toEqual([...new Set([...photo, ...arrows, 'Enter', 'Escape'])].toSorted());
    const lift = keysIn(readFileSync(new URL('canvas/tools/lift.ts', editor), 'utf8'));
    expect(keys('lift')).toEqual(lift.toSorted());
  });

  test('no mode says a key twice, and each line and each mode has a word', () => {
    for (const mode of modes) {
      const presses = pressesOf(mode).map((press) => JSON.stringify(press));
      expect(new Set(presses).size, mode).toBe(presses.length);
    }
    const named = (start: string) => Object.keys(keyTexts).flatMap((key) => (key.startsWith(start) ? key.slice(start.length) : []));
    expect(named('keys.canvas.').toSorted()).toEqual(modes.flatMap((mode) => Object.keys(canvasKeys[mode])).toSorted());
    expect(named('keys.mode.').toSorted()).toEqual(modes.toSorted());
  });
});
