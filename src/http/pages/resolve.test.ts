import { expect, test } from 'vitest';
import { hostOf } from '#http/request/site.ts';
import { parseTarget, resolvePage } from './resolve.ts';

const host = hostOf('localhost', [], undefined);

function locationOf(url: string): string {
  const page = resolvePage(parseTarget(url), host);
  return 'movedTo' in page ? `-> ${page.movedTo}` : page.location;
}

test('a list reads its own query keys only; empty values and a refinement of none are dropped [F299, F300, F301]', () => {
  expect(locationOf('/karten-designen/?refinementType=none&refinementType=gold-foil&color=&utm_source=x&occasion=hochzeit')).toBe(
    '/karten-designen/?refinementType=gold-foil&occasion=hochzeit',
  );
  expect(locationOf('/produkte/?refinementType=none')).toBe('/produkte/');
});

test('the page of results reads what was typed and the filters; its canonical link has none of it', () => {
  const url = '/suche/?q=Olive%20%26%20Gold&exact=1&utm_source=x&occasion=hochzeit';
  expect(locationOf(url)).toBe('/suche/?q=Olive%20%26%20Gold&exact=1&occasion=hochzeit');
  const page = resolvePage(parseTarget(url), host);
  expect('movedTo' in page ? page.movedTo : page.canonical).toBe('http://localhost/suche/');
});

test('a card page keeps the choice of no refinement', () => {
  expect(locationOf('/karten-designen/olivia/?refinementType=none&color=red')).toBe('/karten-designen/olivia/?refinementType=none');
});

test('an address without its slash moves for good; the data address of a page does not move', () => {
  expect(locationOf('/karten-designen?x=1')).toBe('-> /karten-designen/?x=1');
  const page = resolvePage(parseTarget('/karten-designen.data?_routes=root&sort=created'), host);
  expect('movedTo' in page ? page.movedTo : page.url).toBe('http://localhost/karten-designen/_.data?sort=created&_routes=root');
});

test('the build id of a data address is read and is no part of the query [F418]', () => {
  const read = (url: string) => {
    const { path, search, build } = parseTarget(url);
    return [path, search, build];
  };
  expect(read('/warenkorb/_payload.json?build=a1-B_2&line=x')).toEqual(['/warenkorb/', '?line=x', 'a1-B_2']);
  expect(read('/warenkorb/_payload.json?line=x&build=a1&y=2')).toEqual(['/warenkorb/', '?line=x&y=2', 'a1']);
  expect(read('/warenkorb/_payload.json?build=a1')).toEqual(['/warenkorb/', '', 'a1']);
  expect(read('/warenkorb/?build=a1')).toEqual(['/warenkorb/', '?build=a1', null]);
});

test('the router sees every impossible address as the same unknown page', () => {
  for (const url of ['//evil.example/', '/%E0%A4%A/', '/a%00b/', '/%', '/%.data']) {
    const page = resolvePage(parseTarget(url), host);
    expect('movedTo' in page ? page.movedTo : [page.location, page.address.path]).toEqual(['/nicht-gefunden', '/nicht-gefunden']);
  }
});
