/** Style of one text in the form: face, size, alignment, ink, list, curve, spacing and place, each within what a typesetter would print. */
import type { TextElement } from '#core/design/document.ts';
import { mayEdit } from '#core/design/permissions.ts';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { AlignChoice, ListChoice } from '#web/editor/text-style/align-choice.tsx';
import { CurveChoice } from '#web/editor/text-style/curve-choice.tsx';
import { FaceChoice } from '#web/editor/text-style/face-choice.tsx';
import { SizeChoice, useShownSize } from '#web/editor/text-style/size-choice.tsx';
import { TextSpacing } from '#web/editor/text-style/spacing.tsx';
import { TextIdeas } from '#web/editor/text-style/text-ideas.tsx';
import { useTextStyleTexts } from '#web/editor/text-style/texts.ts';
import { useSetStyle } from '#web/editor/text-style/use-set-style.ts';
import { Disclosure } from './disclosure.tsx';
import { InkSwatches } from './ink-swatches.tsx';
import { MovePad } from './move-pad.tsx';
import { textInks } from './text-limits.ts';

export { TypingNote } from '#web/editor/text-editing/typing-note.tsx';
export { ResetButton } from './reset-button.tsx';

type Props = { elementRef: ElementRef; element: TextElement };

export function TextStyle({ elementRef: ref, element }: Props) {
  const t = useTextStyleTexts();
  const { store } = useEditorInstance();
  const design = useDesign();
  const set = useSetStyle(ref);
  const { isFull } = useShownSize(ref, element);
  const move = (x: number, y: number) =>
    store.edit([{ kind: 'moveElement', ...ref, xUm: element.xUm + x * 1000, yUm: element.yUm + y * 1000 }], {
      coalesceKey: `move ${ref.page} ${ref.element}`,
    });
  const pad = mayEdit(element, 'position') ? <MovePad label={t('text.place')} onMove={move} /> : null;
  if (!mayEdit(element, 'style')) return <div className="text-style">{pad}</div>;
  return (
    <div className="text-style">
      <FaceChoice element={element} set={set} />
      <div className="style-pair">
        <SizeChoice elementRef={ref} element={element} set={set} />
        <AlignChoice element={element} set={set} />
      </div>
      {isFull ? <p className="field-note">{t('text.size.full')}</p> : null}
      <InkSwatches
        label={t('text.ink')}
        tokens={textInks(design, element)}
        pages={[ref.page]}
        chosen={element.ink}
        onChoose={(ink) => ink && set({ ink })}
        colour={element.slot?.inks ? undefined : (ink) => [{ kind: 'setTextStyle', ...ref, style: { ink } }]}
      />
      <Disclosure className="style-more" summary={<span className="text-link">{t('text.more')}</span>}>
        <TextSpacing element={element} set={set} />
        <CurveChoice elementRef={ref} element={element} set={set} />
        <ListChoice element={element} set={set} />
        {pad}
      </Disclosure>
      {mayEdit(element, 'content') ? (
        <Disclosure className="style-more" summary={<span className="text-link">{t('text.ideas')}</span>}>
          <TextIdeas elementRef={ref} element={element} />
        </Disclosure>
      ) : null}
    </div>
  );
}
