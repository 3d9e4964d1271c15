/** A voucher as a slip of paper: value, what it is for, the code to copy, until when it counts (F139). */
import * as z from 'zod/mini';
import { berlinTime, formatDate } from '#core/values/date.ts';
import { t } from '#texts/t.ts';
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, line, lines, link, resolveLink } from '#web/blocks/runtime/fields.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

export const schema = z.object({
  title: line,
  text: lines,
  /** "5 €", "10 %" */
  value: line,
  code: z.catch(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9-]{3,40}$/)), ''),
  /** "2026-12-31", also with a time behind it. */
  validUntil: z.catch(z.string().check(z.trim(), z.regex(/^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])/)), ''),
  terms: lines,
  url: link,
  buttonText: line,
});

export type VoucherData = {
  title: string;
  text: string;
  value: string;
  code: string;
  /** "31.12.2026" */
  until: string;
  terms: string;
  button: { link: BlockLink; text: string } | null;
};

/** Null without a value, and from the day after its last one. */
export function load(fields: z.infer<typeof schema>, context: BlockContext): VoucherData | null {
  const { title, text, value, code, validUntil, terms, buttonText } = fields;
  const last = validUntil.slice(0, 10);
  if (value === '' || (last !== '' && last < berlinTime(new Date()).day)) return null;
  const to = resolveLink(fields.url, context);
  return {
    title,
    text,
    value,
    code,
    until: last === '' ? '' : formatDate(last, context.page.site.locale),
    terms,
    button: to && buttonText !== '' ? { link: to, text: buttonText } : null,
  };
}

export function Component({ data }: { data: VoucherData | null }) {
  if (!data) return null;
  const { title, text, value, code, until, terms, button } = data;
  return (
    <div className="voucher-band">
      <div className="wrap voucher-row">
        <div>
          <h2 className="type-h2">{title || t('block.voucher.title')}</h2>
          {text === '' ? null : <p className="mt-4 max-w-[46ch] whitespace-pre-line">{text}</p>}
          {button ? (
            <ContentLink link={button.link} className="button button-primary mt-6">
              {button.text}
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
