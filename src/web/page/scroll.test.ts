/** Which saved scroll position a page gets (D15). */
import { describe, expect, test } from 'vitest';
import { scrollKey } from './scroll.tsx';

const place = (pathname: string, search: string, key: string) => ({ pathname, search, key });

describe('scroll positions', () => {
  test('a list that differs only in tileCount never gets a saved position', () => {
    const before = place('/produkte/', '', 'a');
    expect(scrollKey(place('/produkte/', '?tileCount=96', 'b'), before)).not.toBe('b');
    expect(scrollKey(place('/produkte/', '?color=red&tileCount=96', 'b'), place('/produkte/', '?color=red', 'a'))).not.toBe('b');
  });

  test('leaving a list keeps its position under its own key', () => {
    const list = place('/produkte/', '?tileCount=96', 'b');
    expect(scrollKey(list, list)).toBe('b');
  });

  test('another filter, another path and a first page have their own key', () => {
    expect(scrollKey(place('/produkte/', '?color=blue', 'b'), place('/produkte/', '?color=red', 'a'))).toBe('b');
    expect(scrollKey(place('/produkte/', '?tileCount=96', 'b'), place('/karten-designen/olivia/', '', 'a'))).toBe('b');
    expect(scrollKey(place('/produkte/', '?tileCount=96', 'b'), null)).toBe('b');
    expect(scrollKey(place('/kontakt/', '?tileCount=96', 'b'), place('/kontakt/', '', 'a'))).toBe('b');
  });
});
