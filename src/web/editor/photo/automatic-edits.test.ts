import { expect, test } from 'vitest';
import type { Ground } from '#core/design/document.ts';
import { applyEdits } from '#core/design/edit.ts';
import type { Tones } from '#core/photos/tones.ts';
import { fixtureDesign, photoElement } from '#tests/render/fixture-design.ts';
import { type BrowserCall, CallError } from '#web/page/client.ts';
import { automaticEdits, picturesAt } from './automatic-edits.ts';
import { filterAt, photosOfPage } from './filter-edits.ts';
import { findTones } from './picture-tones.ts';

const [dark, cold, unknown] = ['photo-0000000000000001', 'photo-0000000000000002', 'photo-0000000000000003'] as const;
const tones = new Map<string, Tones>([
  [dark, { p1: 2, p50: 40, p99: 120, cast: 0 }],
  [cold, { p1: 20, p50: 100, p99: 250, cast: 42 }],
]);
const [first] = fixtureDesign.pages;
if (!first) throw new Error('the fixture has pages');
const ground: Ground = { kind: 'photo', photoId: cold, crop: { zoom: 1, focusX: 0.5, focusY: 0.5 } };
const design = {
  ...fixtureDesign,
  pages: [
    {
      ...first,
      ground,
      elements: [
        photoElement({ id: 'one', photoId: dark, filter: { tone: 'sepia', saturation: 20, warmth: 90 } }),
        photoElement({ id: 'two', photoId: dark }),
        photoElement({ id: 'three', photoId: unknown, filter: { warmth: 5 } }),
      ],
    },
  ],
};
const refs = photosOfPage(design.pages[0] ?? first);

test('each photo gets its own values in one step, tone and saturation stay, and undoing gives the very document', () => {
  const applied = applyEdits(design, automaticEdits(design, refs, tones));
  if (!applied) throw new Error('the edits apply');
  const [background, one, two, three] = refs.map((ref) => filterAt(applied.design, ref));
  expect(background).toMatchObject({ warmth: 28 });
  expect(one).toEqual({ ...two, tone: 'sepia', saturation: 20 });
  expect(two?.brightness).toBeGreaterThan(0);
  expect(three).toEqual({ warmth: 5 });
  expect(JSON.stringify(applyEdits(applied.design, applied.inverse)?.design)).toBe(JSON.stringify(design));
  expect(automaticEdits(applied.design, refs, tones)).toEqual([]);
});

test('a picture is asked for once, and not at all where it is listed with its tones', async () => {
  const asked: unknown[] = [];
  const ask = (async (_: string, { id }: { id: string }) => {
    asked.push(id);
    return { tones: tones.get(id) };
  }) as unknown as BrowserCall;
  const listed = { id: dark, name: '', width: 3, height: 2, preview: '', medium: '', thumb: '', warnings: [] };
  const ids = picturesAt(design, refs);
  expect(ids).toEqual([cold, dark, unknown]);
  const found = await findTones([dark, cold], [{ ...listed, tones: tones.get(dark) ?? null }], ask);
  expect(asked).toEqual([cold]);
  expect(found).toEqual({ tones, problem: null });
});

test('a picture that is gone leaves the others, and too many calls end the asking', async () => {
  const gone = new CallError(404, 'not-found', 'Dieses Foto gibt es nicht mehr.', []);
  const one = (async (_: string, { id }: { id: string }) => {
    if (id === unknown) throw gone;
    return { tones: tones.get(id) };
  }) as unknown as BrowserCall;
  expect(await findTones([unknown, dark, cold], [], one)).toEqual({ tones, problem: gone });

  let calls = 0;
  const full = (async () => {
    calls += 1;
    throw new CallError(429, 'too-many', 'Zu viele Anfragen.', []);
  }) as unknown as BrowserCall;
  const found = await findTones(
    Array.from({ length: 50 }, (_, at) => `photo-${at}`),
    [],
    full,
  );
  expect(found.problem?.status).toBe(429);
  expect(calls).toBeLessThanOrEqual(4);
});
