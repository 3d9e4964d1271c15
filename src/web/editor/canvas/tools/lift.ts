/** Lift: a photo is taken out of its frame and dropped in another place: by a pointer that holds it, by taps, or by keys. */
import { mayEdit } from '#core/design/permissions.ts';
import { findElement } from '#web/editor/draft/content.ts';
import {
  type CanvasPoint,
  type DropTarget,
  idle,
  type LiftPart,
  type LiftSource,
  type LiftTool,
  type Pointer,
  type ToolContext,
  type ToolEvent,
  type ToolOutcome,
} from './tool.ts';

/** The places of a product, on the screen and in the order of its pages. */
export type LiftPlaces = {
  /** What lies under a point of the window; null for nothing that takes the photo. */
  targetAt(source: LiftSource, point: CanvasPoint): DropTarget | null;
  /** Where an arrow key leads; null where it leads nowhere. */
  next(source: LiftSource, from: DropTarget | null, key: string): DropTarget | null;
  drop(source: LiftSource, target: DropTarget): void;
};

export function createLift(places: LiftPlaces): LiftPart {
  return {
    begin: (source, pointer, context) => begin(places, source, pointer, context),
    run: (tool, event) => run(places, tool, event),
    drop: places.drop,
  };
}

/** Null for a frame without a picture, and for one whose picture a designer fixed. */
function begin(places: LiftPlaces, source: LiftSource, pointer: Pointer | null, { design }: ToolContext): ToolOutcome | null {
  if ('photoId' in source) return lifting({ name: 'lift', source, pointer, target: pointer && places.targetAt(source, pointer) });
  const element = findElement(design, source.ref)?.element;
  if (element?.kind !== 'photo' || element.photoId === null || !mayEdit(element, 'content')) return null;
  const target: DropTarget | null = pointer ? places.targetAt(source, pointer) : { kind: 'frame', ref: source.ref };
  return lifting({ name: 'lift', source, pointer, target });
}

function lifting(tool: LiftTool): ToolOutcome {
  return { tool, lifted: { source: tool.source, at: tool.pointer, target: tool.target } };
}

function run(places: LiftPlaces, tool: LiftTool, event: ToolEvent): ToolOutcome {
  const { source, pointer } = tool;
  switch (event.type) {
    case 'pointer-move': {
      if (pointer?.id !== event.pointer.id) return { tool };
      return lifting({ ...tool, pointer: event.pointer, target: places.targetAt(source, event.pointer) });
    }
    case 'pointer-up':
      return pointer?.id === event.pointer.id ? dropped(source, tool.target) : { tool };
    case 'tap':
      return pointer ? { tool } : dropped(source, places.targetAt(source, event.at));
    // A second finger ends it.
    case 'pointer-down':
    case 'ground-down':
      return pointer && pointer.id !== event.pointer.id ? put() : { tool };
    case 'key':
      return pressed(places, tool, event.key);
    default:
      return { tool };
  }
}

function pressed(places: LiftPlaces, tool: LiftTool, key: string): ToolOutcome {
  const { source, target } = tool;
  if (key === 'Escape') return put();
  if (tool.pointer) return { tool };
  if (key === 'Enter' || key === ' ') return dropped(source, target);
  if (key === 'Delete' && 'ref' in source) return dropped(source, { kind: 'tray' });
  const next = key.startsWith('Arrow') ? places.next(source, target, key) : null;
  return next ? lifting({ ...tool, target: next }) : { tool };
}

function dropped(source: LiftSource, target: DropTarget | null): ToolOutcome {
  return target && target.kind !== 'way' ? { ...put(), drop: { source, target } } : put();
}

/** Ends the lift: the photo is where it was. The click that browsers send after a drag selects nothing. */
function put(): ToolOutcome {
  return { tool: { ...idle, ignoresClick: true }, lifted: null };
}
