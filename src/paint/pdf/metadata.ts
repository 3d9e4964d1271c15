/** The two descriptions of a print file, which must agree: the XMP packet and the Info entries. */
import { escapeMarkup } from '#core/values/markup.ts';

export type PrintFacts = {
  title: string;
  /** An ISO instant that belongs to the content, for example when the order was placed: the same order gives the same file. */
  date: string;
  /** Tag of the language that a paper is written in; viewers then show its title. */
  language?: string;
  /** What the file says it was made with; absent: the shop. */
  producer?: string;
  /** Viewers offer to print it without fitting it to the paper. */
  isPrintedInFullSize?: true;
};

const shop = 'Federleicht';

export function producerOf({ producer = shop }: PrintFacts): string {
  return producer;
}

/** '2026-11-20T10:00:00Z', seconds only, as both descriptions write it. */
export function wholeSeconds(date: string): string {
  return `${new Date(date).toISOString().slice(0, 19)}Z`;
}

/** Name-based: the version digit says that the id was made from content. `hash` are at least 32 hexadecimal digits. */
function uuid(hash: string): string {
  return `uuid:${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}

/** The XMP packet of a file; a proof does not call itself PDF/X-4. */
export function xmpPacket(facts: PrintFacts, hash: string, kind: 'press' | 'proof'): string {
  const date = wholeSeconds(facts.date);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfxid="http://www.npes.org/pdfx/ns/id/">
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(facts.title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmp:CreatorTool>${producerOf(facts)}</xmp:CreatorTool>
<xmpMM:DocumentID>${uuid(hash)}</xmpMM:DocumentID>
<xmpMM:VersionID>1</xmpMM:VersionID>
<xmpMM:RenditionClass>default</xmpMM:RenditionClass>
<pdf:Producer>${producerOf(facts)}</pdf:Producer>
<pdf:Trapped>False</pdf:Trapped>${kind === 'press' ? '\n<pdfxid:GTS_PDFXVersion>PDF/X-4</pdfxid:GTS_PDFXVersion>' : ''}
</rdf:Description>
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
}
