/** Rules of style: literals are written out, and names are the words of the field. */
import { isNode, type Node } from './syntax-node.ts';

export type StyleViolation = { start: number; rule: 'spread-literal' | 'vocabulary'; message: string };

/** Declared names that newcomers would not search for, and what to say instead. */
const replacements: readonly (readonly [name: RegExp, say: string])[] = [
  [/^most(?=[A-Z])/, 'max'],
  [/^least(?=[A-Z])/, 'min'],
  [/^FinalFailure$/, 'NonRetryableError'],
  [/^anyChoiceSchema$/, 'soldChoiceSchema'],
  [/^followQuantity$/, 'syncAccessoryQuantities'],
  [/^insideSafeArea$/, 'moveIntoSafeArea'],
  [/^isDisplayType$/, 'isOutlinedFace'],
  [/^queryText$/, 'stringifyQuery'],
  [/^quietModules$/, 'quietZoneModules'],
  [/^takeWord$/, 'claimDedupeKey'],
  [/^vatInside$/, 'includedVat'],
  [/^withFurtherPlaces$/, 'withExtraPhotoSlots'],
  [/^(?:AddressForm|addressForm)$/, 'Formality'],
  [/^clientAddress$/, 'ipAddress'],
  [/^keep(?!Alive)(?=[A-Z])/, 'save'],
  [/^take(?=[A-Z])/, 'read'],
  [/^forget(?=[A-Z]|$)/, 'delete'],
  [/^remember(?=[A-Z]|$)/, 'save'],
  [/^settle$/, 'finish'],
  [/^patience(?=[A-Z]|$)/, 'timeout'],
  [/^tell(?=[A-Z]|$)/, 'report'],
  [/^voice(?=[A-Z]|$)/, 'formality'],
];

const wrappers = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression']);
const declarations = new Set([
  'VariableDeclarator',
  'FunctionDeclaration',
  'ClassDeclaration',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
]);

function unwrapped(node: unknown): unknown {
  return isNode(node) && wrappers.has(node.type) ? unwrapped(node.expression) : node;
}

/** `{ ...{ a: 1 } }` and `[...['a']]`: the spread merges nothing. */
function spreadLiteral(node: Node): StyleViolation[] {
  const members = node.type === 'ObjectExpression' ? node.properties : node.type === 'ArrayExpression' ? node.elements : [];
  if (!Array.isArray(members)) return [];
  return members.flatMap((member: unknown): StyleViolation[] => {
    if (!isNode(member) || member.type !== 'SpreadElement') return [];
    const spread = unwrapped(member.argument);
    const isEmpty = isNode(spread) && [spread.properties, spread.elements].some((list) => Array.isArray(list) && list.length === 0);
    return isNode(spread) && spread.type === node.type && !isEmpty
      ? [{ start: member.start, rule: 'spread-literal', message: 'write the members out: this spread merges nothing' }]
      : [];
  });
}

function privateWord(node: Node): StyleViolation[] {
  const { id } = node;
  if (!declarations.has(node.type) || !isNode(id) || typeof id.name !== 'string') return [];
  const { name, start } = id;
  return replacements.flatMap(([pattern, say]): StyleViolation[] =>
    pattern.test(name) ? [{ start, rule: 'vocabulary', message: `${name}: say ${name.replace(pattern, say)}` }] : [],
  );
}

/** Every violation below a node of a syntax tree, with its offset in the code. */
export function styleViolations(node: unknown): StyleViolation[] {
  if (Array.isArray(node)) return node.flatMap(styleViolations);
  if (!isNode(node)) return [];
  return [...spreadLiteral(node), ...privateWord(node), ...Object.values(node).flatMap(styleViolations)];
}
