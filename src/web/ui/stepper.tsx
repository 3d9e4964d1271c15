/** Number between two buttons. The caller gives the next lower and higher value, null at the ends of the ladder. */
import { useTexts } from '#web/page/texts.ts';
import { Icon } from './icon.tsx';
import { minusIcon, plusIcon } from './icons.ts';

type Props = { label: string; value: number; fewer: number | null; more: number | null; onChange: (value: number) => void; busy?: boolean };

export function Stepper({ label, value, fewer, more, onChange, busy = false }: Props) {
  const t = useTexts();
  const side = 'grid size-11 place-items-center disabled:text-off';
  return (
    <fieldset className="inline-flex items-stretch border border-edge rounded-control bg-white" aria-busy={busy || undefined}>
      <legend className="unseen">{label}</legend>
      <button type="button" className={side} disabled={busy || fewer === null} onClick={() => fewer !== null && onChange(fewer)}>
        <Icon svg={minusIcon} small />
        <span className="unseen">{t('shared.decrease', { label })}</span>
      </button>
      <output className="figures grid min-w-14 place-items-center border-x border-line px-2 font-semibold">{value}</output>
      <button type="button" className={side} disabled={busy || more === null} onClick={() => more !== null && onChange(more)}>
        <Icon svg={plusIcon} small />
        <span className="unseen">{t('shared.increase', { label })}</span>
      </button>
    </fieldset>
  );
}
