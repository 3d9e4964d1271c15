/** A ZUGFeRD file made by pdfkit alone, as its documentation describes it. */
import { join } from 'node:path';
import PDFDocument from 'pdfkit';

const font = join(import.meta.dirname, '../../../fonts/jost.ttf');
const created = new Date('2026-11-28T11:00:00Z');
const names = ['DocumentFileName', 'DocumentType', 'Version', 'ConformanceLevel'];

function description(prefix: string, space: string, content: string): string {
  return `<rdf:Description rdf:about="" xmlns:${prefix}="${space}">${content}</rdf:Description>`;
}

/** The extension schema of Factur-X and its values. */
function facturX(fileName: string, level: string): string {
  const properties = names.map(
    (name) =>
      `<rdf:li rdf:parseType="Resource"><pdfaProperty:name>${name}</pdfaProperty:name><pdfaProperty:valueType>Text</pdfaProperty:valueType>` +
      `<pdfaProperty:category>external</pdfaProperty:category><pdfaProperty:description>${name} of the invoice</pdfaProperty:description></rdf:li>`,
  );
  const schema =
    '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>Factur-X PDFA Extension Schema</pdfaSchema:schema>' +
    '<pdfaSchema:namespaceURI>urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#</pdfaSchema:namespaceURI><pdfaSchema:prefix>fx</pdfaSchema:prefix>' +
    `<pdfaSchema:property><rdf:Seq>${properties.join('')}</rdf:Seq></pdfaSchema:property></rdf:li>`;
  const spaces =
    'xmlns:pdfaSchema="http://www.aiim.org/pdfa/ns/schema#" xmlns:pdfaProperty="http://www.aiim.org/pdfa/ns/property#" ' +
    'xmlns:pdfaExtension="http://www.aiim.org/pdfa/ns/extension/"';
  const values = [
    `<fx:DocumentFileName>${fileName}</fx:DocumentFileName>`,
    '<fx:DocumentType>INVOICE</fx:DocumentType>',
    '<fx:Version>1.0</fx:Version>',
    `<fx:ConformanceLevel>${level}</fx:ConformanceLevel>`,
  ];
  return (
    `<rdf:Description rdf:about="" ${spaces}><pdfaExtension:schemas><rdf:Bag>${schema}</rdf:Bag></pdfaExtension:schemas></rdf:Description>` +
    description('fx', 'urn:factur-x:pdfa:CrossIndustryDocument:invoice:1p0#', values.join(''))
  );
}

/** One tagged page with a text, and the invoice attached. */
export async function samplePdf(xml: string, { fileName = 'factur-x.xml', level = 'EN 16931' } = {}): Promise<Uint8Array> {
  const document = new PDFDocument({
    pdfVersion: '1.7',
    subset: 'PDF/A-3b',
    tagged: true,
    lang: 'de-DE',
    displayTitle: true,
    font,
    info: {
      Title: 'Rechnung R26-000123',
      Author: 'Federleicht',
      Creator: 'Federleicht',
      Producer: 'pdfkit',
      CreationDate: created,
      ModDate: created,
    },
  });
  const chunks: Uint8Array[] = [];
  document.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.on('end', resolve));
  const root = document.struct('Document');
  document.addStructure(root);
  root.add(document.struct('P', {}, () => void document.text('Rechnung R26-000123 über 133,29 €')));
  root.end();
  // The types of pdfkit know neither this relationship nor metadata.
  const attached = {
    name: fileName,
    type: 'text/xml',
    relationship: 'Alternative',
    description: 'Rechnung',
    creationDate: created,
    modifiedDate: created,
  };
  document.file(Buffer.from(xml), attached as PDFKit.Mixins.PDFAttachmentOptions);
  (document as PDFKit.PDFDocument & { appendXML(metadata: string): void }).appendXML(facturX(fileName, level));
  document.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}
