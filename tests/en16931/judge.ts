/** The two judges of electronic invoices: of the XML, and of the PDF that carries it. */
import { type Element, parseXml } from './element.ts';
import { openPdf, type Pdf } from './pdfa/open-pdf.ts';
import { pdfFindings } from './pdfa/pdf-rule.ts';
import { pdfRules } from './pdfa.ts';
import { readInvoice } from './read-invoice.ts';
import { type Finding, findingsOf } from './rule.ts';
import { isXRechnung } from './rules/xrechnung.ts';
import { rules } from './rules.ts';
import { schemaErrors } from './xsd.ts';

const schemaSentence = 'The document fits the schema of Factur-X, profile EN 16931.';

function ruleFindings(xml: string): Finding[] {
  let root: Element;
  try {
    root = parseXml(xml);
  } catch (error) {
    return [{ rule: 'XML', sentence: 'The document is well-formed and has no document type.', detail: String(error) }];
  }
  return findingsOf(rules, readInvoice(root));
}

/** Findings of many documents by their names; documents without findings have none. Quicker than one by one. */
export async function judgeInvoices(documents: ReadonlyMap<string, string>): Promise<Map<string, Finding[]>> {
  const errors = await schemaErrors(documents);
  const found = [...documents].map(([name, xml]): [string, Finding[]] => {
    const fromSchema = (errors.get(name) ?? []).map((detail) => ({ rule: 'XSD', sentence: schemaSentence, detail }));
    return [name, [...fromSchema, ...ruleFindings(xml)]];
  });
  return new Map(found.filter(([, findings]) => findings.length > 0));
}

/** What is wrong with an invoice as CII D16B: by the schema, and by each business rule. */
export async function judgeInvoice(xml: string): Promise<Finding[]> {
  const name = 'invoice.xml';
  return (await judgeInvoices(new Map([[name, xml]]))).get(name) ?? [];
}

/** How ZUGFeRD names the file of an invoice and its profile. */
function profileOf(xml: string): { fileName: string; level: string } {
  return isXRechnung(readInvoice(parseXml(xml)))
    ? { fileName: 'xrechnung.xml', level: 'XRECHNUNG' }
    : { fileName: 'factur-x.xml', level: 'EN 16931' };
}

/** What is wrong with a PDF as PDF/A-3 that carries a well-formed invoice. The invoice itself is the matter of `judgeInvoice`. */
export async function judgePdf(bytes: Uint8Array, xml: string): Promise<Finding[]> {
  let pdf: Pdf;
  try {
    pdf = await openPdf(bytes);
  } catch (error) {
    return [{ rule: 'PDF', sentence: 'The objects of the file can be read.', detail: String(error) }];
  }
  return pdfFindings(pdfRules, { pdf, xml: Buffer.from(xml), ...profileOf(xml) });
}
