/** The figures behind plain words, for those who want to know. */
import './exact.css';
import { Disclosure } from '#web/editor/panels/disclosure.tsx';
import { useCheckTexts } from './texts.ts';

type Props = {
  /** Null where nothing was measured. */
  text: string | null;
};

export function Exact({ text }: Props) {
  const t = useCheckTexts();
  if (text === null) return null;
  return (
    <Disclosure className="exact" summary={t('check.figures')}>
      <p className="figures">{text}</p>
    </Disclosure>
  );
}
