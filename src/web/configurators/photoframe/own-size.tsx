/** A size of the customer's own, in centimetres; one that cannot be made is answered with its reason and the nearest that can. */
import { type FormEvent, useState } from 'react';
import { formatText, readFormat } from '#core/products/photoframe/formats.ts';
import { sizeText } from '#core/products/photoframe/names.ts';
import { fitsShape, nearestPosterFormat } from '#core/products/photoframe/poster-sizes.ts';
import { type FormatIssue, formatIssue, formatLimits, inchText, readTypedSize } from '#core/products/photoframe/size-limits.ts';
import { type Message, message } from '#core/values/message.ts';
import type { SizeMm } from '#core/values/unit.ts';
import { photoFrameOptionTexts } from '#texts/de/wall-art/photo-frame-options.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/field.tsx';
import type { PhotoFramePricing } from './offer.ts';
import { useNewestProduct } from './photo-frame-editor.ts';
import { usePhotoFrameTexts } from './texts.ts';

function centimetres(mm: number): string {
  return String(mm / 10).replace('.', ',');
}

type Refused = { why: string; nearest: FormatIssue['nearest'] | null };

type Props = { pricing: PhotoFramePricing; onChoose: (format: string) => void };

/** What of a size the poster that is printed does not come in, or null. */
function shapeIssue(size: SizeMm, { template }: PhotoFramePricing): { why: Message; nearest: string } | null {
  if (!template || fitsShape(size, template.shape)) return null;
  const why = message(`photoframe.poster.${template.shape}`, { name: template.name });
  return { why, nearest: nearestPosterFormat(size, template.shape) };
}

export function OwnSize({ pricing, onChoose }: Props) {
  const t = usePhotoFrameTexts();
  const own = useTexts(photoFrameOptionTexts);
  const product = useNewestProduct();
  const size = readFormat(product.format);
  const [refused, setRefused] = useState<Refused | null>(null);
  const nearest = refused?.nearest ? readFormat(refused.nearest) : null;
  const { reasons } = formatLimits(product);
  function take(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const [width, height] = ['width', 'height'].map((name) => String(form.get(name) ?? '').trim());
    // A whole size may have been written or pasted into the first field.
    const read = readTypedSize(height === '' || /[x×*]/i.test(width ?? '') ? (width ?? '') : `${width}x${height}`, 'cm');
    if (!read) return setRefused({ why: own('photo-frame.own.numbers'), nearest: null });
    const format = formatText(read.size);
    const issue = formatIssue(format, product) ?? shapeIssue(read.size, pricing);
    if (read.isInch) setRefused({ why: t(inchText(read.size)), nearest: issue?.nearest ?? format });
    else if (issue) setRefused({ why: t(issue.why), nearest: issue.nearest });
    else onChoose(format);
  }
  return (
    <form className="frame-own" noValidate onSubmit={take}>
      <h2 className="panel-legend">{own('photo-frame.own')}</h2>
      <div className="frame-own-fields">
        {(['width', 'height'] as const).map((side) => (
          <TextField
            key={side}
            name={side}
            label={own(`photo-frame.own.${side}`)}
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            defaultValue={size ? centimetres(side === 'width' ? size.widthMm : size.heightMm) : ''}
          />
        ))}
        <Button type="submit" kind="secondary" small>
          {own('photo-frame.own.take')}
        </Button>
      </div>
      {refused ? (
        <p className="refusal" role="alert">
          {refused.why}{' '}
          {nearest && refused.nearest ? (
            <button type="button" className="text-link" onClick={() => refused.nearest && onChoose(refused.nearest)}>
              {own('photo-frame.own.nearest', { size: t(sizeText(nearest)) })}
            </button>
          ) : null}
        </p>
      ) : (
        <p className="field-note">{own('photo-frame.own.limits', { min: t(reasons.min), max: t(reasons.max) })}</p>
      )}
    </form>
  );
}
