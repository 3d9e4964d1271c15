/** What can be done with the selection, as narrow windows list it: what is done most comes first. */
import type { DesignDocument, Element, PhotoElement } from '#core/design/document.ts';
import { mayEdit } from '#core/design/permissions.ts';
import type { PlacedElement } from '#web/editor/arrange/boxes.ts';
import { commonParts } from '#web/editor/arrange/colours.ts';
import { type Command, canRemove, runCommand } from '#web/editor/arrange/commands.ts';
import { canGroup, canUngroup } from '#web/editor/arrange/group.ts';
import { type Editor, useEditor, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { paletteIcon, textIcon } from '#web/editor/frame/icons.ts';
import { boldIcon, curveIcon, fieldIcon, paragraphIcon, quotesIcon } from '#web/editor/text-style/icons.ts';
import { deleteIcon, duplicateIcon, groupIcon, liftIcon, lockIcon, moreIcon, opacityIcon, placeIcon, ungroupIcon } from './icons.ts';
import type { BarPart } from './parts.ts';
import { hasPart, openPhotoPart, photoPartIcons, photoParts } from './photo-part.tsx';
import type { ArrangeKey } from './texts.ts';

/** Opens a part of the bar, or does something at once. */
export type BarAction = {
  key: string;
  icon: string;
  label: ArrangeKey;
  part?: BarPart;
  run?: () => void;
  isDisabled?: boolean;
  /** A toggle that is on. */
  isPressed?: boolean;
};

const parts = {
  face: { key: 'face', icon: textIcon, label: 'text.font', part: 'face' },
  size: { key: 'size', icon: boldIcon, label: 'text.size', part: 'size' },
  colour: { key: 'colour', icon: paletteIcon, label: 'arrange.colour', part: 'colour' },
  paragraph: { key: 'paragraph', icon: paragraphIcon, label: 'arrange.align', part: 'paragraph' },
  ideas: { key: 'ideas', icon: quotesIcon, label: 'text.ideas', part: 'ideas' },
  fields: { key: 'fields', icon: fieldIcon, label: 'text.fields', part: 'fields' },
  curve: { key: 'curve', icon: curveIcon, label: 'text.curve', part: 'curve' },
  place: { key: 'place', icon: placeIcon, label: 'arrange.place', part: 'place' },
  opacity: { key: 'opacity', icon: opacityIcon, label: 'arrange.opacity', part: 'opacity' },
} as const satisfies Readonly<Record<string, BarAction>>;

/** Of one text. */
function textActions(element: Element, hasColours: boolean, hasFields: boolean): BarAction[] {
  const { face, size, colour, paragraph, ideas, fields, curve } = parts;
  const content = mayEdit(element, 'content') ? [ideas, ...(hasFields ? [fields] : [])] : [];
  return mayEdit(element, 'style') ? [face, size, ...(hasColours ? [colour] : []), paragraph, ...content, curve] : content;
}

/** Of one photo. */
function photoActions(editor: Editor<unknown>, ref: ElementRef, element: PhotoElement): BarAction[] {
  const { tools } = editor;
  const found = photoParts(element).map(
    (part): BarAction => ({
      key: part,
      icon: photoPartIcons[part],
      label: `photo.edit.${part}`,
      isDisabled: !hasPart(element, part),
      run: () => openPhotoPart(editor, ref, part),
    }),
  );
  if (element.photoId === null || !mayEdit(element, 'content') || !tools.canLift()) return found;
  return [
    ...found,
    { key: 'lift', icon: liftIcon, label: 'lift.start', run: () => tools.send({ type: 'lift', source: { ref }, pointer: null }) },
  ];
}

export type SelectedElements = {
  design: DesignDocument;
  placed: readonly PlacedElement[];
  refs: readonly ElementRef[];
  enteredGroup: string | null;
};

export function useActions({ design, placed, refs, enteredGroup }: SelectedElements): BarAction[] {
  const editor = useEditorInstance();
  const { store, fieldTexts } = editor;
  const isExtending = useEditor((state) => state.isExtending);
  const only = placed.length === 1 ? placed[0]?.element : undefined;
  const hasColours = commonParts(placed).length > 0;
  const command = (command: Command, icon: string, label: ArrangeKey): BarAction => ({
    key: command.name,
    icon,
    label,
    run: () => runCommand(store, command),
  });
  const own: BarAction[] = only?.kind === 'text' ? textActions(only, hasColours, fieldTexts !== undefined) : [];
  const [ref] = refs;
  if (only?.kind === 'photo' && ref) own.push(...photoActions(editor, ref, only));
  const common: BarAction[] = [
    ...(hasColours ? [parts.colour] : []),
    parts.place,
    command({ name: 'duplicate' }, duplicateIcon, 'arrange.word.duplicate'),
    { ...command({ name: 'delete' }, deleteIcon, 'arrange.word.delete'), isDisabled: !canRemove(design, refs) },
    ...(placed.every(({ element }) => mayEdit(element, 'style')) ? [parts.opacity] : []),
    ...(canGroup(design, refs, enteredGroup) ? [command({ name: 'group' }, groupIcon, 'arrange.word.group')] : []),
    ...(canUngroup(design, refs, enteredGroup) ? [command({ name: 'ungroup' }, ungroupIcon, 'arrange.word.ungroup')] : []),
    command({ name: 'lock' }, lockIcon, 'arrange.lock'),
    {
      key: 'extend',
      icon: moreIcon,
      label: 'arrange.more',
      isPressed: isExtending,
      run: () => store.dispatch({ type: 'extend', isExtending: !isExtending }),
    },
  ];
  const known = new Set(own.map(({ key }) => key));
  return [...own, ...common.filter(({ key }) => !known.has(key))];
}
