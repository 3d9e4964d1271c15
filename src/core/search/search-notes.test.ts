import { describe, expect, test } from 'vitest';
import { clickNote, isCountable, notesOf } from './search-notes.ts';

describe('words of the report of searches', () => {
  test.each(['Anna Huber, anna@huber.at', 'https://example.org', 'www.huber.at', 'Tel 0664 5550193', 'Auftrag 12 345', '12.3.45', ''])(
    'that may name a person, an account or an address are not counted: %s',
    (words) => expect(isCountable(words)).toBe(false),
  );
  test.each(['einladung 2027', '60x40', 'goldene hochzeit 50 jahre', 'mädchen'])('are counted otherwise: %s', (words) =>
    expect(isCountable(words)).toBe(true),
  );

  const unit = { kind: 'motif', isNeeded: true, counts: 1, terms: new Map(), isStandIn: false } as const;
  const whole = { kind: 'whole', units: [], unread: [], groups: [] } as const;

  test('are none of a whole answer', () => {
    expect(notesOf('Olive', { ...whole, units: [], unread: [], groups: [] })).toEqual([]);
  });

  test('are the query, and what was unknown, mended or left out', () => {
    const eukalyptus = { ...unit, typed: 'eukaliptus', mended: 'eukalyptus' };
    const fan = { ...unit, typed: 'facher', mended: null };
    const section = { ids: [], total: 0, met: [eukalyptus], lost: [fan] };
    const answer = {
      kind: 'partly' as const,
      units: [eukalyptus, fan],
      unread: ['xyz'],
      groups: [{ group: 'design' as const, share: 0.5, sections: [section] }],
    };
    expect(notesOf('Eukaliptus Fächer xyz', answer)).toEqual([
      { kind: 'query', words: 'eukaliptus fächer xyz' },
      { kind: 'unread', words: 'xyz' },
      { kind: 'mended', words: 'eukaliptus → eukalyptus' },
      { kind: 'lost', words: 'facher' },
    ]);
    expect(notesOf('Eukaliptus für anna@huber.at', answer)).toEqual([]);
  });
});

test.each([
  [1, '1'],
  [10, '10'],
  [11, '11–20'],
  [20, '11–20'],
  [21, '21–48'],
  [96, '49–96'],
  [97, '97–'],
  [900, '97–'],
])('a followed tile at place %i is counted as %s', (rank, words) => {
  expect(clickNote(rank)).toEqual({ kind: 'click', words });
});
