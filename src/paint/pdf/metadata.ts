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
  /** The invoice that is attached to it as XML: its file and its profile, as Factur-X names them. */
  invoice?: { file: string; level: string };
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

const invoiceSpace = 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#';

/** PDF/A asks for a description of every property that its standard does not know. */
const invoiceSchema = ['DocumentType', 'DocumentFileName', 'Version', 'ConformanceLevel']
  .map(
    (name) => `<rdf:li rdf:parseType="Resource">
<pdfaProperty:name>${name}</pdfaProperty:name>
<pdfaProperty:valueType>Text</pdfaProperty:valueType>
<pdfaProperty:category>external</pdfaProperty:category>
<pdfaProperty:description>${name} of the attached invoice</pdfaProperty:description>
</rdf:li>`,
  )
  .join('\n');

/** What a file says of the invoice that is attached to it. */
function invoiceProperties({ file, level }: NonNullable<PrintFacts['invoice']>): string {
  return `
<rdf:Description rdf:about="" xmlns:fx="${invoiceSpace}">
<fx:DocumentType>INVOICE</fx:DocumentType>
<fx:DocumentFileName>${escapeMarkup(file)}</fx:DocumentFileName>
<fx:Version>1.0</fx:Version>
<fx:ConformanceLevel>${escapeMarkup(level)}</fx:ConformanceLevel>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/" xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#">
<pdfaExtension:schemas><rdf:Bag><rdf:li rdf:parseType="Resource">
<pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>
<pdfaSchema:namespaceURI>${invoiceSpace}</pdfaSchema:namespaceURI>
<pdfaSchema:prefix>fx</pdfaSchema:prefix>
<pdfaSchema:property><rdf:Seq>
${invoiceSchema}
</rdf:Seq></pdfaSchema:property>
</rdf:li></rdf:Bag></pdfaExtension:schemas>
</rdf:Description>`;
}

/** The XMP packet of a PDF/A-3b. It has no property beyond the schemas of its standard, but those it describes itself. */
export function archivePacket(facts: PrintFacts, hash: string): string {
  const date = wholeSeconds(facts.date);
  return `<?xpacket begin="\ufeff" id="W5M0MpCehiHzreSzNTczkc9d"?>
<x:xmpmeta xmlns:x="adobe:ns:meta/">
<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:xmpMM="http://ns.adobe.com/xap/1.0/mm/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/">
<pdfaid:part>3</pdfaid:part>
<pdfaid:conformance>B</pdfaid:conformance>
<dc:format>application/pdf</dc:format>
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeMarkup(facts.title)}</rdf:li></rdf:Alt></dc:title>
<xmp:CreateDate>${date}</xmp:CreateDate>
<xmp:ModifyDate>${date}</xmp:ModifyDate>
<xmp:MetadataDate>${date}</xmp:MetadataDate>
<xmp:CreatorTool>${producerOf(facts)}</xmp:CreatorTool>
<xmpMM:DocumentID>${uuid(hash)}</xmpMM:DocumentID>
<pdf:Producer>${producerOf(facts)}</pdf:Producer>
</rdf:Description>${facts.invoice ? invoiceProperties(facts.invoice) : ''}
</rdf:RDF>
</x:xmpmeta>
<?xpacket end="w"?>`;
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
