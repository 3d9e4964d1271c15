/** A voucher as a slip of paper: value, what it is for, the code to copy, until when it counts (F139). */
import * as z from 'zod/mini';
import { pathTo } from '#core/site/paths.ts';
import { berlinTime, formatDate } from '#core/values/date.ts';
import type { BlockContext } from '#web/blocks/runtime/block.ts';
import { type BlockLink, line, lines, link, resolveLink } from '#web/blocks/runtime/fields.ts';

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
  /** `text` is '' where the story has none. */
  button: { link: BlockLink; text: string } | null;
};

/** Null without a value, and from the day after its last one. Without code and link it leads to the page of gift vouchers. */
export function load(fields: z.infer<typeof schema>, context: BlockContext): VoucherData | null {
  const { title, text, value, code, validUntil, terms, buttonText } = fields;
  const last = validUntil.slice(0, 10);
  if (value === '' || (last !== '' && last < berlinTime(new Date()).day)) return null;
  const given = resolveLink(fields.url, context);
  const gift = code === '' && !given ? { to: pathTo('gift-voucher'), external: false, newWindow: false } : null;
  const to = given ?? gift;
  return {
    title,
    text,
    value,
    code,
    until: last === '' ? '' : formatDate(last, context.page.site.locale),
    terms,
    button: to && (buttonText !== '' || gift) ? { link: to, text: buttonText } : null,
  };
}
