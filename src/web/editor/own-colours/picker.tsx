/** Any printable colour: swatches first, finer below. Fetched when it is opened, with the table that says what inks look like. */
import type { Ink } from '#core/design/ink.ts';
import { Disclosure } from '#web/editor/panels/disclosure.tsx';
import { FineChoice } from './fine-choice.tsx';
import { SwatchGrid } from './swatch-grid.tsx';
import { useOwnColourTexts } from './texts.ts';
import { useTable } from './use-table.ts';
import './own-colours.css';

/** `chosen` is the screen colour of now, `most` the per cent of ink that the stock takes. */
type Props = { chosen: string | null; most: number; onPick: (ink: Ink) => void };

export function ColourPicker({ chosen, most, onPick }: Props) {
  const t = useOwnColourTexts();
  const { lut, hasFailed, tryAgain } = useTable();
  if (!lut)
    return (
      <p className="panel-note" role="status">
        {t(hasFailed ? 'own-colour.failed' : 'own-colour.loading')}{' '}
        {hasFailed ? (
          <button type="button" className="text-link" onClick={tryAgain}>
            {t('own-colour.again')}
          </button>
        ) : null}
      </p>
    );
  return (
    <>
      <SwatchGrid lut={lut} chosen={chosen} onPick={onPick} />
      <Disclosure className="style-more" summary={<span className="text-link">{t('own-colour.more')}</span>}>
        <FineChoice lut={lut} most={most} start={chosen ?? '#7a9b8e'} onPick={onPick} />
      </Disclosure>
    </>
  );
}
