/**
 * The translation of a browser, and some extensions, replace texts of the page by elements of their own. React keeps the text nodes that it
 * made: where one is gone its next change fails and ends the page, or is not seen. So such a node is put back, empty, before what replaced
 * it, and what React does with it is done with the replacement (decision 87).
 */

type Replaced = { element: ChildNode; said: string };

/** React's text nodes, with what stands in their places. */
const replaced = new WeakMap<Node, Replaced>();
const texts = new WeakMap<Node, Text>();

function deleteReplaced(text: Text): void {
  const known = replaced.get(text);
  if (known) texts.delete(known.element);
  replaced.delete(text);
}

const isElement = (node: Node | null): node is Element => node?.nodeType === Node.ELEMENT_NODE;

/** React never replaces a node in one step, and renders no FONT, which translations put beside the text before they remove it. */
function replacementIn({ addedNodes, previousSibling, nextSibling }: MutationRecord): Element | undefined {
  const isNew = (node: Node | null): node is Element => isElement(node) && node.tagName === 'FONT' && !texts.has(node);
  return [...addedNodes].filter(isElement).at(-1) ?? [previousSibling, nextSibling].find(isNew);
}

function onRemovedText(text: Text, record: MutationRecord): void {
  const known = replaced.get(text);
  if (known) {
    if (!text.isConnected) {
      known.element.remove();
      deleteReplaced(text);
    } else if (known.element.isConnected) text.after(known.element);
    return;
  }
  const element = replacementIn(record);
  if (text.isConnected || !element?.isConnected) return;
  replaced.set(text, { element, said: text.data });
  texts.set(element, text);
  text.data = '';
  element.before(text);
}

/** The original is shown again: as React's text, not as a copy of it. */
function onRemovedElement(element: Node, { addedNodes }: MutationRecord): void {
  const text = texts.get(element);
  if (!text || element.isConnected) return;
  const { said = '' } = replaced.get(text) ?? {};
  deleteReplaced(text);
  if (!text.isConnected || text.data !== '') return;
  for (const node of addedNodes) if (node !== text && node.nodeType === Node.TEXT_NODE) (node as Text).remove();
  text.data = said;
}

function onRecord(record: MutationRecord): void {
  const { target, removedNodes } = record;
  if (record.type === 'characterData') {
    const known = replaced.get(target);
    if (!known || (target as Text).data === '') return;
    deleteReplaced(target as Text);
    known.element.remove();
    return;
  }
  for (const node of removedNodes)
    if (node.nodeType === Node.TEXT_NODE) onRemovedText(node as Text, record);
    else onRemovedElement(node, record);
}

export function watchReplacedTexts(body: HTMLElement): void {
  const observer = new MutationObserver((records) => {
    records.forEach(onRecord);
    // What was just done here.
    observer.takeRecords();
  });
  observer.observe(body, { subtree: true, childList: true, characterData: true });
}
