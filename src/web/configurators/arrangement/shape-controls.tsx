/** The form of a collage: a heart, a circle, or letters and digits that the customer writes. */
import { useState } from 'react';
import { type CollageShape, shapeDigits, shapeLetters } from '#core/design/collage/collage.ts';
import { shapePath } from '#core/design/collage/outline.ts';
import { TextField } from '#web/ui/field.tsx';
import { useCollagePanelTexts } from './texts.ts';

const kinds = ['heart', 'circle', 'letter', 'number'] as const;
type Kind = (typeof kinds)[number];

/** What each begins with. */
const first = {
  heart: 'heart',
  circle: 'circle',
  letter: { text: 'A' },
  number: { text: '30' },
} as const satisfies Record<Kind, CollageShape>;

function kindOf(shape: CollageShape): Kind {
  if (typeof shape === 'string') return shape;
  return shapeDigits.test(shape.text) ? 'number' : 'letter';
}

/** Side of the drawings of forms, in units of their own. */
const side = 1_000;

const drawings = kinds.map((kind) => ({ kind, d: shapePath(first[kind], { xUm: 0, yUm: 0, widthUm: side, heightUm: side }) }));

type Props = { shape: CollageShape; onChoose: (shape: CollageShape) => void };

export function ShapeControls({ shape, onChoose }: Props) {
  const t = useCollagePanelTexts();
  const chosen = kindOf(shape);
  return (
    <>
      <div className="collage-shapes" role="radiogroup" aria-label={t('collage.shape')}>
        {drawings.map(({ kind, d }) => (
          <label key={kind} className="option collage-shape">
            <input type="radio" name="collage-shape" checked={kind === chosen} onChange={() => onChoose(first[kind])} />
            <svg viewBox={`0 0 ${side} ${side}`} aria-hidden="true">
              <path d={d} />
            </svg>
            <span>{t(`collage.shape.${kind}`)}</span>
          </label>
        ))}
      </div>
      {typeof shape === 'object' ? (
        <ShapeText key={chosen} kind={chosen === 'number' ? 'number' : 'letter'} text={shape.text} onChoose={onChoose} />
      ) : null}
    </>
  );
}

/** Takes what is written as soon as it is a form. */
function ShapeText({ kind, text, onChoose }: { kind: 'letter' | 'number'; text: string } & Pick<Props, 'onChoose'>) {
  const t = useCollagePanelTexts();
  const [wrong, setWrong] = useState<string | null>(null);

  function take(typed: string) {
    const written = typed.trim().toUpperCase();
    const isForm = (kind === 'letter' ? shapeLetters : shapeDigits).test(written);
    setWrong(isForm ? null : typed);
    if (isForm && written !== text) onChoose({ text: written });
  }

  return (
    <div className="collage-shape-text">
      <TextField
        label={t(`collage.shape.${kind}.field`)}
        value={wrong ?? text}
        maxLength={8}
        inputMode={kind === 'number' ? 'numeric' : 'text'}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => take(target.value)}
        {...(wrong === null ? {} : { error: t(`collage.shape.${kind}.wrong`) })}
      />
    </div>
  );
}
