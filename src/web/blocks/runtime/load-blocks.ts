/** From the content of a story to blocks that a page can show. Bad content costs its own block, never the page. Server only. */
import * as z from 'zod/mini';
import { isNode } from '#core/content/block.ts';
import { isFault } from '#core/values/fault.ts';
import type { BlockContext, BlockLoader, LoadedBlock } from './block.ts';
import { prepareComponents } from './components.ts';
import { readLayout } from './layout-fields.ts';
import { loaders } from './loaders.ts';
import { componentsIn } from './prepare.ts';

/** Blocks beyond these limits are left out. */
const maxBlocks = 200;
const maxDepth = 6;

/** What is wrong with a story is logged as an event of this name: an overview that could not be loaded has one of its own (F439). */
type IssueEvent = 'story-content' | 'overview-container-load-failed';

/** Receives what is wrong with the content of a story; the event is 'story-content' unless given. */
export type OnIssue = (issue: string, event?: IssueEvent) => void;

function eventOf(block: unknown): IssueEvent {
  const name = isNode(block) && typeof block.component === 'string' ? block.component : '';
  return loaders.has(name) && name.endsWith('-overview') ? 'overview-container-load-failed' : 'story-content';
}

type ParsedBlock = ReturnType<typeof readLayout> & { fields: unknown };

/** By the block's content: published stories stay in memory, so each of their blocks is parsed once. */
const parsedBlocks = new WeakMap<object, ParsedBlock>();

/** Throws for fields that do not fit the schema. */
function parsedBlock(value: Record<string, unknown>, name: string, loader: BlockLoader, isKnown: boolean): ParsedBlock {
  const parsed = parsedBlocks.get(value);
  if (parsed) return parsed;
  const fields = z.safeParse(loader.schema, value);
  if (!fields.success) {
    const [first] = fields.error.issues;
    throw new Error(`Block "${name}" does not fit its schema: ${first?.path.join('.')} ${first?.message}`);
  }
  const { layout, forceRender } = readLayout(isKnown ? value : { mb: 'none', _editable: value._editable });
  if (layout.headline && loader.hasOwnHeadline) layout.hasOwnHeadline = true;
  const made = { fields: Object.freeze(fields.data), layout: Object.freeze(layout), forceRender };
  parsedBlocks.set(value, made);
  return made;
}

/**
 * One block of a story. An unknown name is reported and shown by the fallback (F142, F448, F465). Throws for fields that do not fit the
 * schema.
 */
async function loadBlock(value: unknown, key: string, context: BlockContext, onIssue: OnIssue): Promise<LoadedBlock | null> {
  if (!isNode(value)) throw new Error(`Expected a block, got ${value === null ? 'null' : typeof value}`);
  const name = typeof value.component === 'string' ? value.component : '';
  const known = loaders.get(name);
  if (!known) onIssue(`No transformer implemented for container type "${name}"`);
  const loader = known ?? loaders.get('unknown-block');
  if (!loader) return null;
  const { fields, layout, forceRender } = parsedBlock(value, name, loader, known !== undefined);
  const data = await loader.load(fields as never, context);
  if (data === null && !forceRender) return null;
  return { key, component: loader.folder, layout, data };
}

function levelOf(context: Omit<BlockContext, 'blocks'>, onIssue: OnIssue, depth: number, left: { blocks: number }) {
  return async (value: unknown): Promise<LoadedBlock[]> => {
    if (value === undefined || value === null || value === '') return [];
    if (!Array.isArray(value)) {
      onIssue(`Expected a list of blocks, got ${typeof value}`);
      return [];
    }
    if (depth > maxDepth) {
      onIssue('Blocks are nested too deeply');
      return [];
    }
    const level: BlockContext = { ...context, blocks: levelOf(context, onIssue, depth + 1, left) };
    const loaded = await Promise.all(
      value.map(async (item: unknown, at) => {
        left.blocks -= 1;
        if (left.blocks < 0) return null;
        try {
          const uid = isNode(item) && typeof item._uid === 'string' && item._uid !== '' ? item._uid : String(at);
          return await loadBlock(item, uid, level, onIssue);
        } catch (error) {
          const message = isFault(error) ? `${error.code}: ${error.message}` : error instanceof Error ? error.message : String(error);
          onIssue(message, eventOf(item));
          return null;
        }
      }),
    );
    if (left.blocks < 0) onIssue(`A page shows at most ${maxBlocks} blocks`);
    return loaded.filter((block) => block !== null);
  };
}

/** The blocks of a field of a story, in order, without those that have nothing to show or do not fit. Their components are ready. */
export async function loadBlocks(value: unknown, context: Omit<BlockContext, 'blocks'>, onIssue: OnIssue): Promise<LoadedBlock[]> {
  const blocks = await levelOf(context, onIssue, 0, { blocks: maxBlocks })(value);
  await prepareComponents(componentsIn(blocks));
  return blocks;
}
