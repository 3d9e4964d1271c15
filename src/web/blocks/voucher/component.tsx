/** Shows a voucher with its code to copy. */
import { blocksTexts } from '#texts/de/blocks.ts';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { useTexts } from '#web/page/texts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import type { VoucherData } from './load.ts';

export function Component({ data }: { data: VoucherData | null }) {
  const t = useTexts(blocksTexts);
  if (!data) return null;
  const { title, text, value, code, until, terms, button } = data;
  return (
    <div className="voucher-band">
      <div className="wrap voucher-row">
        <div>
          <h2 className="type-h2" style={fittedTo(title)}>
            {title || t('block.voucher.title')}
          </h2>
          {text === '' ? null : <p className="mt-4 max-w-[46ch] whitespace-pre-line">{text}</p>}
          {button ? (
            <ContentLink link={button.link} className="button button-primary mt-6">
              {button.text || t('block.voucher.give')}
            </ContentLink>
          ) : null}
        </div>
        <div className="voucher paper">
          <p className="voucher-value figures">{value}</p>
          <div className="voucher-words">
            {code === '' ? null : (
              <p className="voucher-code">
                <span className="text-small text-ink-soft">{t('block.voucher.code')}</span>
                <span className="voucher-letters figures">{code}</span>
                <CopyButton text={code} label={t('block.voucher.code')} />
              </p>
            )}
            {until === '' ? null : <p className="text-small">{t('block.voucher.until', { date: until })}</p>}
            {terms === '' ? null : <p className="mt-1 text-caption text-ink-soft whitespace-pre-line">{terms}</p>}
          </div>
        </div>
      </div>
    </div>
  );
}
