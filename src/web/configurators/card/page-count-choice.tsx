/** The number of pages of a bound form. Pages are added and removed before the last one; what was on them waits for the way back. */
import type { OptionValue } from '#core/products/product.ts';
import type { RenderedMessage } from '#core/values/message.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { OptionBox, OptionFieldset } from '#web/ui/option-box.tsx';
import { switchShape, useCardEditor, useChoice } from './card-editor.ts';

export function PageCountChoice({ counts }: { counts: readonly RenderedMessage<OptionValue>[] }) {
  const t = useEditorTexts();
  const editor = useCardEditor();
  const { form, format, pageCount } = useChoice();
  const [least] = counts;
  const chosen = String(pageCount ?? least?.value);
  const choose = (value: string) =>
    void switchShape(editor, { form, format, ...(value === least?.value ? {} : { pageCount: Number(value) }) });
  return (
    <OptionFieldset name="pageCount" label={t('paper.pages')} aside={counts.find(({ value }) => value === chosen)?.name}>
      <div className="option-grid option-numbers">
        {counts.map(({ value }) => (
          <OptionBox key={value} name="pageCount" value={value} isChosen={value === chosen} onChoose={choose}>
            {value}
          </OptionBox>
        ))}
      </div>
    </OptionFieldset>
  );
}
