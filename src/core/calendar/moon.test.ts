import { type MoonQuarter, NextMoonQuarter, SearchMoonQuarter } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { berlinTime } from '#core/values/date.ts';
import { moonPhases } from './moon.ts';

const names = ['new', 'first-quarter', 'full', 'last-quarter'];

test('phases of 2025 to 2040 fall on the days of an independent ephemeris, in Berlin and in New York’s winter [E007]', () => {
  const newYork = (instant: number) => new Date(instant - 5 * 3_600_000).toISOString().slice(0, 10);
  const berlin = (instant: number) => berlinTime(instant).day;
  const instants: { at: number; name: string | undefined }[] = [];
  for (
    let quarter: MoonQuarter = SearchMoonQuarter(new Date('2024-12-20'));
    quarter.time.date < new Date('2041-01-10');
    quarter = NextMoonQuarter(quarter)
  )
    instants.push({ at: Number(quarter.time.date), name: names[quarter.quarter] });
  const months = Array.from({ length: 16 * 12 }, (_, at) => [2025 + Math.floor(at / 12), (at % 12) + 1] as const);
  for (const dayAt of [berlin, newYork]) {
    const own = months.flatMap(([year, month]) => moonPhases(year, month, dayAt)).map(({ day, phase }) => `${day} ${phase}`);
    const theirs = instants.map(({ at, name }) => `${dayAt(at)} ${name}`).filter((line) => line >= '2025' && line < '2041');
    expect(own.length).toBeGreaterThan(780);
    // Within a minute of midnight the day may be another one.
    const near = new Set(
      instants
        .filter(({ at }) => dayAt(at - 60_000) !== dayAt(at + 60_000))
        .flatMap(({ at, name }) => [`${dayAt(at - 60_000)} ${name}`, `${dayAt(at + 60_000)} ${name}`]),
    );
    expect(own.filter((line) => !near.has(line))).toEqual(theirs.filter((line) => !near.has(line)));
    expect(near.size).toBeLessThan(8);
  }
});
