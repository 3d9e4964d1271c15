/** What the bar shows for one text: face, size and weight at once; paragraph, curve and ideas as parts that open. */
import type { TextElement } from '#core/design/document.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { isFaceKey } from '#core/layout/text/faces.ts';
import { BarButton } from '#web/editor/bar/bar-button.tsx';
import { Popover } from '#web/editor/bar/popover.tsx';
import { useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { lazyPanel } from '#web/editor/frame/lazy-panel.tsx';
import { facesFor } from '#web/editor/panels/text-limits.ts';
import { Icon } from '#web/ui/icon.tsx';
import { AlignChoice, ListChoice } from './align-choice.tsx';
import { CurveChoice } from './curve-choice.tsx';
import { FaceChoice } from './face-choice.tsx';
import { weightOf } from './face-groups.ts';
import { FaceList } from './face-list.tsx';
import { boldIcon, curveIcon, fieldIcon, italicIcon, paragraphIcon, quotesIcon } from './icons.ts';
import { SizeChoice, useShownSize } from './size-choice.tsx';
import { TextSpacing } from './spacing.tsx';
import { TextIdeas } from './text-ideas.tsx';
import { useTextStyleTexts } from './texts.ts';
import { type SetStyle, type StyleProps, useSetStyle } from './use-set-style.ts';

const weights = [
  ['bold', boldIcon],
  ['italic', italicIcon],
] as const;

/** Bold and italic, where the family of the face has them. */
function WeightChoice({ element, set }: StyleProps) {
  const t = useTextStyleTexts();
  const { font } = element;
  if (!isFaceKey(font)) return null;
  const offered = facesFor(element);
  return weights.map(([name, icon]) => {
    const { isOn, other } = weightOf(font, name, offered);
    if (!isOn && other === null) return null;
    return (
      <button
        key={name}
        type="button"
        className="bar-button"
        title={t(`text.${name}`)}
        aria-label={t(`text.${name}`)}
        aria-pressed={isOn}
        disabled={other === null}
        onClick={() => other && set({ font: other })}
      >
        <Icon svg={icon} small />
      </button>
    );
  });
}

/** 'face' and 'size' are parts where the bar has no room for them. */
export type TextPart = 'face' | 'size' | 'paragraph' | 'curve' | 'ideas' | 'fields';

const FieldMenu = lazyPanel(async () => (await import('#web/editor/fields/field-menu.tsx')).FieldMenu);

type Props = { elementRef: ElementRef; element: TextElement };
type BarProps<Part> = Props & { open: Part | null; onOpen: (part: TextPart | null) => void };

/** Back to the text that is edited, after a list took the focus. */
function focusText(): void {
  document.querySelector<HTMLElement>('.text-editing-field')?.focus({ preventScroll: true });
}

export function TextBar<Part>({ elementRef: ref, element, open, onOpen }: BarProps<Part | TextPart>) {
  const t = useTextStyleTexts();
  const set = useSetStyle(ref);
  const { fieldTexts } = useEditorInstance();
  const toggle = (part: TextPart) => () => onOpen(open === part ? null : part);
  const setFace: SetStyle = (style) => {
    set(style);
    focusText();
  };
  return (
    <>
      {mayEdit(element, 'style') ? (
        <div className="text-bar">
          <FaceChoice element={element} set={setFace} hasLabel={false} />
          <SizeChoice elementRef={ref} element={element} set={set} />
          <WeightChoice element={element} set={set} />
          <BarButton icon={paragraphIcon} label={t('text.paragraph')} isExpanded={open === 'paragraph'} onClick={toggle('paragraph')} />
          <BarButton icon={curveIcon} label={t('text.curve')} isExpanded={open === 'curve'} onClick={toggle('curve')} />
        </div>
      ) : null}
      {mayEdit(element, 'content') ? (
        <>
          {fieldTexts ? (
            <BarButton icon={fieldIcon} label={t('text.fields')} isExpanded={open === 'fields'} onClick={toggle('fields')} />
          ) : null}
          <BarButton icon={quotesIcon} label={t('text.ideas')} isExpanded={open === 'ideas'} onClick={toggle('ideas')} />
        </>
      ) : null}
    </>
  );
}

export function TextPopover({ elementRef: ref, element, open }: Props & { open: string | null }) {
  const t = useTextStyleTexts();
  const set = useSetStyle(ref);
  const { isFull } = useShownSize(ref, element);
  switch (open) {
    case 'face':
      return (
        <Popover label={t('text.font')}>
          <FaceList element={element} set={set} />
        </Popover>
      );
    case 'size':
      return (
        <Popover label={t('text.size')}>
          <SizeChoice elementRef={ref} element={element} set={set} />
          <div className="place-row">
            <WeightChoice element={element} set={set} />
          </div>
          {isFull ? <p className="field-note">{t('text.size.full')}</p> : null}
        </Popover>
      );
    case 'paragraph':
      return (
        <Popover label={t('text.paragraph')}>
          <div className="style-pair">
            <AlignChoice element={element} set={set} />
            <ListChoice element={element} set={set} />
          </div>
          <TextSpacing element={element} set={set} />
          {isFull ? <p className="field-note">{t('text.size.full')}</p> : null}
        </Popover>
      );
    case 'curve':
      return (
        <Popover label={t('text.curve')}>
          <CurveChoice elementRef={ref} element={element} set={set} />
        </Popover>
      );
    case 'fields':
      return (
        <Popover label={t('text.fields')}>
          <FieldMenu elementRef={ref} element={element} />
        </Popover>
      );
    case 'ideas':
      return (
        <Popover label={t('text.ideas')}>
          <TextIdeas elementRef={ref} element={element} />
        </Popover>
      );
    default:
      return null;
  }
}
