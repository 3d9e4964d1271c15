import { expect, test } from 'vitest';
import { isForeignPicture, pastedPictures } from './pasted-pictures.ts';

const picture = new File(['x'], 'image.png', { type: 'image/png' });
const list = new File(['x'], 'liste.csv', { type: 'text/csv' });

/** What a browser hands over. */
function data(texts: Readonly<Record<string, string>>, files: readonly File[] = []) {
  const types = [...Object.keys(texts), ...(files.length > 0 ? ['Files'] : [])];
  return { types, files: files as unknown as FileList, getData: (type: string) => texts[type] ?? '' };
}

test('a screenshot and a copied picture are pictures; a table with a picture of itself, and a list, are none', () => {
  expect(pastedPictures(data({}, [picture]))).toEqual([picture]);
  expect(pastedPictures(data({ 'text/html': '<img src="https://example.org/a">' }, [picture]))).toEqual([picture]);
  expect(pastedPictures(data({ 'text/plain': 'A1\tB1' }, [picture]))).toEqual([]);
  expect(pastedPictures(data({}, [list]))).toEqual([]);
});

test('a picture that only another page has, by its HTML or its address, is a foreign one', () => {
  expect(isForeignPicture(data({ 'text/html': '<a href="/"><IMG src="https://example.org/a"></a>' }))).toBe(true);
  expect(isForeignPicture(data({ 'text/uri-list': 'https://example.org/fotos/strand.JPG?w=800' }))).toBe(true);
  expect(isForeignPicture(data({ 'text/uri-list': 'https://example.org/fotos/' }))).toBe(false);
  expect(isForeignPicture(data({ 'text/html': '<img src="https://example.org/a">' }, [picture]))).toBe(false);
  expect(isForeignPicture(data({ 'text/plain': 'Herz' }))).toBe(false);
});
