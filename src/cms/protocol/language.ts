/** Field-level translation: `field__i18n__de_at` beside `field`. Makes the copy of a content that one language sees. */
import { type Block, isNode } from '#core/content/block.ts';

const infix = '__i18n__';

export type Localising = {
  /** Language codes in order of preference, as in the space ('de-at'); empty for the default language. */
  languages: readonly string[];
  /** Keys left out at every level. */
  without?: ReadonlySet<string>;
  /** Drafts tell the editor where each block comes from. */
  editable?: { space: number; story: number } | null;
};

/** A deep copy in which every translated field shows its language, no `__i18n__` key is left and drafts carry `_editable`. */
export function localised(content: Block, options: Localising): Block {
  const endings = options.languages.map((code) => `${infix}${code.replaceAll('-', '_')}`);

  function copy(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(copy);
    return isNode(value) ? copyNode(value) : value;
  }
  function copyNode(node: Record<string, unknown>): Record<string, unknown> {
    const result: Record<string, unknown> = {};
    for (const key of Object.keys(node)) {
      const at = key.indexOf(infix);
      const field = at < 0 ? key : key.slice(0, at);
      // A field that exists in translations only stands where its first translation stood.
      if (Object.hasOwn(result, field) || (at >= 0 && Object.hasOwn(node, field)) || options.without?.has(field)) continue;
      const translation = endings.map((ending) => node[field + ending]).find(isFilled);
      if (at >= 0 && translation === undefined) continue;
      result[field] = copy(translation ?? node[field]);
    }
    if (options.editable && typeof result.component === 'string' && typeof result._uid === 'string') {
      const { space, story } = options.editable;
      const note = { name: result.component, space: String(space), uid: result._uid, id: String(story) };
      result._editable = `<!--#storyblok#${JSON.stringify(note)}-->`;
    }
    return result;
  }
  return copyNode(content) as Block;
}

function isFilled(value: unknown): boolean {
  return value !== undefined && value !== null && value !== '';
}
