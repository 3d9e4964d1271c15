import { expect, test } from 'vitest';
import { type XmlNode, xmlTree } from './xml-tree.ts';

const limits = { elements: 1_000, depth: 10 };

/** An element as "{namespace}name", its attributes, and what it holds. */
function shown({ namespace, name, attributes, children, text }: XmlNode): unknown[] {
  const written = attributes.map((one) => `{${one.namespace}}${one.name}=${one.value}`);
  return [`{${namespace}}${name}`, ...written, ...(text.trim() === '' ? [] : [text.trim()]), ...children.map(shown)];
}

test('elements and attributes have the namespaces that are declared where they stand', () => {
  const root = xmlTree('<a xmlns="n" xmlns:p="q"><p:b c="1" p:d="2"/><e xmlns="" xmlns:p="r"><p:f/><x:g/></e></a>', limits);
  expect(root && shown(root)).toEqual(['{n}a', ['{q}b', '{}c=1', '{q}d=2'], ['{}e', ['{r}f'], ['{null}g']]]);
  const bare = xmlTree('<a><b xmlns="m"/></a>', { ...limits, namespace: 'given' });
  expect(bare && shown(bare)).toEqual(['{given}a', ['{m}b']]);
});

test('letters, plain text, comments and instructions are read as XML says', () => {
  const root = xmlTree(`<?xml version="1.0"?><!-- <a> --><a b="&lt;&#65;&#x42;&amp;" c='">'>d<![CDATA[<e>]]><!-- f --><?g?></a> `, limits);
  expect(root && shown(root)).toEqual(['{}a', '{}b=<AB&', '{}c=">', 'd<e>']);
});

test.each([
  '',
  'text',
  '<a',
  '<a><b></a>',
  '</a>',
  '<a/><b/>',
  '<a b=c/>',
  '<a b="<"/>',
  '<a b="&nbsp;"/>',
  '<a b="&#x110000;"/>',
  '<!DOCTYPE a><a/>',
  '<!a/>',
  '<a><!-- </a>',
  '<a><![CDATA[</a>',
  '<a>'.repeat(11) + '</a>'.repeat(11),
  `<a>${'<b/>'.repeat(1_000)}</a>`,
  `<a ${Array.from({ length: 201 }, (_, at) => `xmlns:p${at}="n"`).join(' ')}/>`,
])('%.40s is not read', (text) => {
  expect(xmlTree(text, limits)).toBeNull();
});
