/** The judge of electronic invoices: its samples have no findings, and each of its rules has mutants that it alone catches. */
import { expect, test } from 'vitest';
import { parseXml } from '#tests/en16931/element.ts';
import { judgeInvoice, judgeInvoices } from '#tests/en16931/judge.ts';
import { mutants } from '#tests/en16931/mutants.ts';
import { readInvoice } from '#tests/en16931/read-invoice.ts';
import { findingsOf } from '#tests/en16931/rule.ts';
import { rules } from '#tests/en16931/rules.ts';
import { samples } from '#tests/en16931/samples/samples.ts';
import { writeSample } from '#tests/en16931/samples/write.ts';

/** The rules that find something in each mutant. */
const caught = mutants.map(([rule, of, edit]) => {
  const root = parseXml(writeSample(samples[of]));
  edit(root);
  return { rule, of, by: [...new Set(findingsOf(rules, readInvoice(root)).map((finding) => finding.rule))] };
});
const worked = writeSample(samples.worked);

async function rulesThatFind(xml: string): Promise<string[]> {
  return (await judgeInvoice(xml)).map(({ rule }) => rule);
}

test('every sample document fits the schema and keeps all rules', async () => {
  const documents = new Map(Object.entries(samples).map(([name, description]) => [`${name}.xml`, writeSample(description)]));
  expect(Object.fromEntries(await judgeInvoices(documents))).toEqual({});
});

test('every mutant is caught by its rule and by no other', () => {
  expect(caught.filter(({ rule, by }) => by.join() !== rule)).toEqual([]);
});

test('a rule that is taken out is noticed: a mutant goes through', () => {
  const passing = (without: string) => caught.filter(({ by }) => by.every((rule) => rule === without));
  expect(rules.filter(({ id }) => passing(id).length === 0).map(({ id }) => id)).toEqual([]);
});

test('rules have names of their own', () => {
  const ids = rules.map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
});

test.each([
  ['an element at the wrong place', worked.replace(/(<ram:ID>R26-000123<\/ram:ID>)(<ram:TypeCode>380<\/ram:TypeCode>)/, '$2$1')],
  [
    'an element of another namespace',
    worked.replace('udt:QualifiedDataType:100', 'udt:QualifiedDataType:101').replaceAll('ram:Name>', 'udt:Name>'),
  ],
  ['an element that profile EN 16931 does not have', worked.replace('<ram:TypeCode>380', '<ram:Name>Rechnung</ram:Name><ram:TypeCode>380')],
])('a document with %s does not fit the schema', async (_, xml) => {
  expect(xml).not.toBe(worked);
  expect(await rulesThatFind(xml)).toContain('XSD');
});

test.each([
  ['a tag that is not closed', worked.replace('</ram:BuyerTradeParty>', '')],
  ['a document type', worked.replace('?>', '?><!DOCTYPE rsm:CrossIndustryInvoice [<!ENTITY a "b">]>')],
  ['no element', ''],
])('a document with %s is not read', async (_, xml) => {
  expect(await rulesThatFind(xml)).toContain('XML');
});

test('a document is judged by its schema and its rules at once', async () => {
  const xml = worked.replace('<ram:ID>R26-000123</ram:ID>', '').replace('16.85', '16.86');
  expect(await rulesThatFind(xml)).toEqual(expect.arrayContaining(['XSD', 'BR-02', 'BR-CO-14']));
});

test('a document that is not well-formed does not hide the next one', async () => {
  const found = await judgeInvoices(
    new Map([
      ['broken.xml', worked.replace('</ram:BuyerTradeParty>', '')],
      ['late.xml', worked.replace('<ram:TypeCode>380', '<ram:Name>Rechnung</ram:Name><ram:TypeCode>380')],
      ['valid.xml', worked],
    ]),
  );
  expect([...found.keys()]).toEqual(['broken.xml', 'late.xml']);
});
