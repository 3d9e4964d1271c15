/** /opensearch.xml: how browsers search the shop from their address bar (OpenSearch 1.1). */
import { pagePath } from '#core/site/address.ts';
import { channelNames } from '#core/values/channel.ts';
import { defaultLocale } from '#core/values/locale.ts';
import { escapeMarkup } from '#core/values/markup.ts';
import type { Host } from '#http/request/site.ts';

export const openSearchPath = '/opensearch.xml';
export const openSearchType = 'application/opensearchdescription+xml';

export function openSearchText({ channel, origin }: Pick<Host, 'channel' | 'origin'>): string {
  const search = `${origin}${pagePath('search', { channel, locale: defaultLocale })}?q={searchTerms}`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
<ShortName>${escapeMarkup(channelNames[channel])}</ShortName>
<InputEncoding>UTF-8</InputEncoding>
<Image width="32" height="32" type="image/x-icon">${escapeMarkup(origin)}/favicon.ico</Image>
<Url type="text/html" template="${escapeMarkup(search)}"/>
</OpenSearchDescription>
`;
}
