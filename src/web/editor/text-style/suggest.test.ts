import { describe, expect, test } from 'vitest';
import { occasions } from '#core/catalogue/occasions.ts';
import { festiveWords } from '#tests/festive-words.ts';
import { suggestionOccasions, suggestions } from '#texts/suggestions.ts';
import { findSuggestions, suggestedText, suggestionOccasion } from './suggest.ts';

describe('suggested texts', () => {
  test.each(suggestionOccasions)('%s has at least eight of the shop, none twice [F190]', (occasion) => {
    const own = suggestions.filter((one) => one.occasion === occasion);
    expect(own.filter(({ author }) => author === undefined).length).toBeGreaterThanOrEqual(8);
    expect(new Set(own.map(({ text }) => text)).size).toBe(own.length);
  });

  test('every occasion of the catalogue leads to texts', () => {
    for (const occasion of occasions) expect(findSuggestions(suggestionOccasion(occasion), '')).not.toEqual([]);
    expect(suggestionOccasion('goldene-hochzeit')).toBe('hochzeit');
    expect(suggestionOccasion('geburtstag-50')).toBe('geburtstag');
    expect(suggestionOccasion('sommerfest')).toBe('geburtstag');
  });

  test.each(['trauer', 'gute-besserung', 'umzug', 'ruhestand', 'blanko'])('%s begins with no words of a feast', (occasion) => {
    for (const { text } of findSuggestions(suggestionOccasion(occasion), '')) expect(text).not.toMatch(festiveWords);
  });

  test('a search finds every word in any occasion, whatever its accents, the own occasion first', () => {
    const found = findSuggestions('ostern', 'frohe WEIHNACHTEN');
    expect(found.length).toBeGreaterThan(0);
    for (const { text, occasion } of found) expect(`${text} ${occasion}`.toLowerCase()).toContain('weihnachten');
    expect(findSuggestions('ostern', 'fruhling')[0]?.author).toBe('Eduard Mörike');
    expect(findSuggestions('ostern', 'xylophon')).toEqual([]);
  });

  test('a quotation carries its author', () => {
    const quotation = suggestions.find(({ author }) => author !== undefined);
    if (!quotation) throw new Error('no quotation');
    expect(suggestedText(quotation)).toBe(`${quotation.text}\n${quotation.author}`);
  });
});
