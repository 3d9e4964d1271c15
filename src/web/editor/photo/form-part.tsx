/** "Form": the outline of a photo. */
import { useId } from 'react';
import type { PhotoElement } from '#core/design/document.ts';
import type { Edit } from '#core/design/edit.ts';
import { maskFigures } from '#core/design/library/mask-ids.ts';
import { archPath, ellipsePath, heartPath, rectPath, roundPath } from '#core/design/outlines/outline.ts';
import { maskPath } from '#core/layout/photo-frame/mask.ts';
import { useEditorInstance } from '#web/editor/context.ts';
import type { ElementRef } from '#web/editor/draft/content.ts';
import { usePhotoEditTexts } from './texts.ts';

type Shape = Exclude<PhotoElement['shape'], 'mask'>;
const shapes: readonly Shape[] = ['rect', 'round', 'circle', 'arch', 'heart'];
const signs = [...'abcdefghijklmnopqrstuvwxyz0123456789'];

/** Of the pictures of the shapes. */
const box = { xUm: 0, yUm: 0, widthUm: 100, heightUm: 100 };
const outlines: Record<Shape, string> = {
  rect: rectPath(box),
  round: roundPath(box, 20),
  circle: ellipsePath(box),
  arch: archPath(box),
  heart: heartPath(box),
};

type Choice = { shape: Shape } | { shape: 'mask'; maskId: string };

function formEdits(refs: readonly ElementRef[], choice: Choice): Edit[] {
  const properties = choice.shape === 'mask' ? choice : { shape: choice.shape, maskId: null };
  return refs.map((ref): Edit => ({ kind: 'setProperties', ...ref, properties }));
}

export function FormPart({ refs, element }: { refs: readonly ElementRef[]; element: PhotoElement }) {
  const t = usePhotoEditTexts();
  const id = useId();
  const { store } = useEditorInstance();
  const choose = (choice: Choice) => store.edit(formEdits(refs, choice));
  const mask = element.shape === 'mask' ? element.maskId : undefined;
  const sign = mask !== undefined && signs.includes(mask) ? mask : '';
  return (
    <div className="photo-form">
      <div role="radiogroup" aria-label={t('photo.form.shape')} className="photo-forms">
        {shapes.map((shape) => (
          <Form
            key={shape}
            group={id}
            name={t(`photo.form.${shape}`)}
            d={outlines[shape]}
            isChosen={element.shape === shape}
            onChoose={() => choose({ shape })}
          />
        ))}
        {maskFigures.map((figure) => (
          <Form
            key={figure}
            group={id}
            name={t(`photo.form.${figure}`)}
            d={maskPath(figure, box)}
            isChosen={mask === figure}
            onChoose={() => choose({ shape: 'mask', maskId: figure })}
          />
        ))}
      </div>
      <label className="style-label" htmlFor={`${id}-sign`}>
        {t('photo.form.sign')}
      </label>
      <select
        id={`${id}-sign`}
        className="input input-editor"
        value={sign}
        onChange={(event) =>
          event.target.value === '' ? choose({ shape: 'rect' }) : choose({ shape: 'mask', maskId: event.target.value })
        }
      >
        <option value="">–</option>
        {signs.map((one) => (
          <option key={one} value={one}>
            {one.toUpperCase()}
          </option>
        ))}
      </select>
    </div>
  );
}

type FormProps = { group: string; name: string; d: string; isChosen: boolean; onChoose: () => void };

function Form({ group, name, d, isChosen, onChoose }: FormProps) {
  return (
    <label className="photo-shape" title={name}>
      <input type="radio" name={group} checked={isChosen} onChange={onChoose} />
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path d={d} />
      </svg>
      <span className="unseen">{name}</span>
    </label>
  );
}
