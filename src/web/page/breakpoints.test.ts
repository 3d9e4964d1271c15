/** Style sheets name the widths of the layouts again; nothing else keeps them from drifting away from what scripts and pictures know. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { layoutBreakpoints, lowWindow } from '#core/values/breakpoints.ts';

const widths: number[] = Object.values(layoutBreakpoints);
const web = join(import.meta.dirname, '..');
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, css: readFileSync(join(web, name), 'utf8') }));

test('the prefixes of classes begin at the widths of the layouts, and there are no others [F489]', () => {
  const app = sheets.find(({ name }) => name === 'app/app.css')?.css ?? '';
  expect(Array.from(app.matchAll(/--breakpoint-\w+: (\d+)px/g), ([, width]) => Number(width))).toEqual(widths);
  expect(app).toContain('--breakpoint-*: initial;');
});

test('a layout begins at its width and ends one pixel before the next, in every style sheet [F489]', () => {
  const bounds = sheets.flatMap(({ name, css }) =>
    Array.from(css.matchAll(/@media[^{]*/g), ([media]) =>
      Array.from(media.matchAll(/\((min|max)-width: (\d+)px\)/g), ([, end, width]) => `${name}: ${end} ${width}`),
    ).flat(),
  );
  expect(bounds.length).toBeGreaterThan(20);
  const known = [...widths.flatMap((width) => [`min ${width}`, `max ${width - 1}`]), `min ${lowWindow.minWidth}`];
  expect(bounds.filter((bound) => !known.includes(bound.split(': ')[1] ?? ''))).toEqual([]);
});
