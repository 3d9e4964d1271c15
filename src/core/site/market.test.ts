import { describe, expect, test } from 'vitest';
import { channels, defaultChannel } from '#core/values/channel.ts';
import { chooseSite, isOwnUrl, originOf, parseHosts, siteOfHost } from './market.ts';

const hosts = parseHosts('www.federleicht.example=federleicht:DE,www.federleicht.example.at=federleicht:AT,poster.example=myposter:DE');

describe('site', () => {
  test('a channel is federleicht, the default, or myposter [F149]', () => {
    expect([...channels]).toEqual(['federleicht', 'myposter']);
    expect(defaultChannel).toBe('federleicht');
  });

  test.each([
    ['localhost', 'federleicht', 'DE'],
    ['localhost:3000', 'federleicht', 'DE'],
    ['AT.localhost:3000', 'federleicht', 'AT'],
    ['ch.localhost.', 'federleicht', 'CH'],
    ['myposter.localhost', 'myposter', 'DE'],
    ['at.myposter.localhost', 'myposter', 'AT'],
    ['www.federleicht.example.at', 'federleicht', 'AT'],
    ['poster.example:443', 'myposter', 'DE'],
  ] as const)('the host %s is %s in %s', (host, channel, country) => {
    expect(siteOfHost(host, hosts)).toEqual({ channel, country, decided: true });
  });

  test.each(['127.0.0.1:3000', '[::1]:3000', 'evil.example', 'xx.localhost', 'localhost.evil.example', '', 'a\r\nb'])(
    'the host %j decides nothing',
    (host) => {
      expect(siteOfHost(host, hosts)).toEqual({ channel: 'federleicht', country: 'DE', decided: false });
    },
  );

  test('a switch counts only where the host decides nothing', () => {
    expect(chooseSite('localhost', hosts, 'myposter').channel).toBe('federleicht');
    expect(chooseSite('127.0.0.1', hosts, 'myposter').channel).toBe('myposter');
    expect(chooseSite('127.0.0.1', hosts, 'elsewhere').channel).toBe('federleicht');
  });

  test('on a public shop only mapped hosts with its scheme and port are own, on a local one every name of the machine', () => {
    const isOwn = (address: string | null, own = 'https://www.federleicht.example') => isOwnUrl(hosts, address, own);
    expect(isOwn('https://poster.example/warenkorb')).toBe(true);
    expect(isOwn('https://www.federleicht.example.at')).toBe(true);
    for (const foreign of [
      null,
      'x',
      'https://evil.example/',
      'http://poster.example/',
      'https://poster.example:8443/',
      'http://localhost:666/',
    ])
      expect([foreign, isOwn(foreign)]).toEqual([foreign, false]);
    expect(isOwn('https://myposter.localhost/')).toBe(false);
    expect(isOwn('https://poster.example:8443/', 'https://www.federleicht.example:8443')).toBe(true);
    for (const own of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://shop.localhost']) {
      expect(isOwn('http://at.localhost:4000/', own)).toBe(true);
      expect(isOwn('http://evil.example/', own)).toBe(false);
    }
  });

  test('a wrong HOSTS entry is named', () => {
    expect(() => parseHosts('a.example=cards:DE')).toThrow('a.example=cards:DE');
    expect(() => parseHosts('a.example=federleicht:XX')).toThrow('a.example=federleicht:XX');
    expect(parseHosts('')).toEqual([]);
  });

  test('origins of other places come from the mapping, or from .localhost on one machine', () => {
    expect(originOf({ channel: 'federleicht', country: 'AT' }, hosts, 'https://www.federleicht.example')).toBe(
      'https://www.federleicht.example.at',
    );
    expect(originOf({ channel: 'federleicht', country: 'CH' }, hosts, 'https://www.federleicht.example')).toBeNull();
    expect(originOf({ channel: 'federleicht', country: 'DE' }, hosts, 'https://www.federleicht.example')).toBe(
      'https://www.federleicht.example',
    );
    expect(originOf({ channel: 'myposter', country: 'AT' }, [], 'http://localhost:3000')).toBe('http://at.myposter.localhost:3000');
    expect(originOf({ channel: 'federleicht', country: 'DE' }, [], 'http://localhost:3000')).toBe('http://localhost:3000');
    expect(originOf({ channel: 'federleicht', country: 'DE' }, [], 'https://shop.example')).toBe('https://shop.example');
    expect(originOf({ channel: 'myposter', country: 'DE' }, [], 'https://shop.example')).toBeNull();
  });
});
