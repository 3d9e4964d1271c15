/** Paper and border of all prints. */
import { printPaperKeys } from '#core/products/photoprint/choice.ts';
import { borderOptions, paperOptions } from '#core/products/photoprint/options.ts';
import type { PhotoprintOptions } from '#core/products/photoprint/rows.ts';
import { SetChoice } from '#web/configurators/photo-set/set-choice.tsx';
import { useDesign, useEditorInstance } from '#web/editor/context.ts';
import { photoprintChoiceDto, photoprintDocument } from './photo-print-content.ts';
import { withOptions } from './photo-print-set.ts';
import { usePhotoPrintTexts } from './texts.ts';

export function SetOptions({ rows }: { rows: PhotoprintOptions }) {
  const t = usePhotoPrintTexts();
  const { store } = useEditorInstance();
  const { product } = photoprintDocument(useDesign());
  const formats = [...new Set(product.rows.map(({ format }) => format))];

  function choose(change: Parameters<typeof withOptions>[1]) {
    const { history, pictures } = store.getState();
    const find = (id: string) => pictures.find((picture) => picture.id === id) ?? null;
    const design = withOptions(photoprintDocument(history.content.design), change, { label: t('photoprint.photo'), find });
    store.change([{ kind: 'setContent', content: { design, choice: photoprintChoiceDto(design) } }]);
  }

  return (
    <>
      <SetChoice
        label={t('photo-print.paper')}
        values={paperOptions(formats, rows)}
        chosen={product.paper}
        onChoose={(value) => choose({ paper: printPaperKeys.find((key) => key === value) ?? product.paper })}
        t={t}
      />
      <SetChoice
        label={t('photo-print.border')}
        values={borderOptions()}
        chosen={String(product.border)}
        onChoose={(value) => choose({ border: Number(value) })}
        t={t}
      />
    </>
  );
}
