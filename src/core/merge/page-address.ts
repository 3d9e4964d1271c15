/** Addresses of the pages of households as a card prints them: whole in a code, short beside it. */

/** 'HTTPS://FEDERLEICHT.DE/E/7K…' is printed as 'federleicht.de/e/7K…': what people type into a browser. The last part is a key and stays. */
export function shortAddress(address: string): string {
  const [, host = '', path = ''] = /^https?:\/\/([^/]+)(\/.*)?$/i.exec(address) ?? [];
  if (host === '') return address;
  const last = path.lastIndexOf('/') + 1;
  return host.toLowerCase() + path.slice(0, last).toLowerCase() + path.slice(last);
}
