/** Punchings of the edge, each with a drawn corner. A form that takes none says why. */
import { useState } from 'react';
import { cutContour } from '#core/design/outlines/cut-contour.ts';
import type { Punching } from '#core/design/punching.ts';
import { punchingIssue } from '#core/products/card/options.ts';
import type { OptionValue } from '#core/products/product.ts';
import type { RenderedMessage } from '#core/values/message.ts';
import { useEditorTexts } from '#web/editor/texts.ts';
import { OptionBox, OptionFieldset } from '#web/ui/option-box.tsx';
import { useChoice, useChoose } from './card-editor.ts';
import { RefusedOption } from './refused-option.tsx';

/** A small card whose upper left corner is shown. */
const sample = { widthUm: 36_000, heightUm: 36_000 };

function Corner({ punching }: { punching: Punching }) {
  const paths = cutContour(sample, punching) ?? [
    `M 0 0 L ${sample.widthUm} 0 L ${sample.widthUm} ${sample.heightUm} L 0 ${sample.heightUm} Z`,
  ];
  return (
    <svg className="punching" viewBox="-2500 -2500 22000 22000" aria-hidden="true">
      <path d={paths.join(' ')} fillRule="evenodd" />
    </svg>
  );
}

export function PunchingChoice({ punchings }: { punchings: readonly RenderedMessage<OptionValue>[] }) {
  const t = useEditorTexts();
  const { form, punching: own = 'none' } = useChoice();
  const choose = useChoose();
  const [asked, setAsked] = useState<Punching | null>(null);
  const reason = asked && punchingIssue(form, asked);
  const shown = reason ? asked : own;
  return (
    <OptionFieldset name="punching" label={t('paper.punching')} note={punchings.find(({ value }) => value === own)?.note}>
      <div className="option-grid">
        {punchings.map(({ value, name, refused }) => (
          <OptionBox
            key={value}
            name="punching"
            value={value}
            mark={<Corner punching={value as Punching} />}
            isChosen={value === shown}
            describedBy={value === asked && reason ? 'punching-asked' : undefined}
            onChoose={() => {
              setAsked(value as Punching);
              if (refused === null) choose({ punching: value as Punching });
            }}
          >
            {name}
          </OptionBox>
        ))}
      </div>
      {reason ? <RefusedOption id="punching-asked" reason={reason} /> : null}
    </OptionFieldset>
  );
}
