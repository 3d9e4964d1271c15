/** The elements of an SVG file. It knows their namespaces, not what they mean. */
import { type XmlNode, xmlTree } from '#services/images/xml-tree.ts';

export type SvgNode = {
  /** Local name of an element of SVG; null for one of another namespace, which draws nothing. */
  name: string | null;
  /** Attributes without a namespace, and `href` of XLink where there is no other. */
  attributes: Map<string, string>;
  children: SvgNode[];
  parent: SvgNode | null;
  text: string;
};

const svgNamespace = 'http://www.w3.org/2000/svg';
const xlinkNamespace = 'http://www.w3.org/1999/xlink';
const limits = { elements: 20_000, depth: 60 };

/** The root, or null for what is not well-formed, no SVG or larger than drawings are. Some programs leave the namespace out. */
export function svgTree(text: string): SvgNode | null {
  const root = xmlTree(text, { ...limits, namespace: svgNamespace });
  const node = root && svgNode(root, null);
  return node?.name === 'svg' ? node : null;
}

function svgNode({ namespace, name, attributes, children, text }: XmlNode, parent: SvgNode | null): SvgNode {
  const node: SvgNode = {
    name: namespace === svgNamespace ? name : null,
    attributes: ownAttributes(attributes),
    children: [],
    parent,
    text,
  };
  node.children = children.map((child) => svgNode(child, node));
  return node;
}

function ownAttributes(attributes: XmlNode['attributes']): Map<string, string> {
  const own = new Map<string, string>();
  for (const { namespace, name, value } of attributes) {
    if (namespace === '') own.set(name, value);
    else if (name === 'href' && namespace === xlinkNamespace && !own.has('href')) own.set('href', value);
  }
  return own;
}
