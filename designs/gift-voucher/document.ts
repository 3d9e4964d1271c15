/** The document of a printed gift voucher: its design with the buyer's words, and with the code where one is given. Pure. */
import type { DesignTemplate } from '#core/catalogue/template.ts';
import type { QrElement } from '#core/design/drawn-element.ts';
import type { CardDocument } from '#core/products/card/choice.ts';
import { blankDesign } from '#designs/blank.ts';
import { codeBox } from './draw.ts';

/** As they are read on the card; '' leaves a text away. */
export type GiftCardWords = Record<'value' | 'recipient' | 'message' | 'sender' | 'heading' | 'how' | 'code' | 'shop', string>;

const slots: Record<keyof GiftCardWords, string> = {
  value: 'voucher-value',
  recipient: 'voucher-for',
  message: 'voucher-words',
  sender: 'voucher-from',
  heading: 'voucher-heading',
  how: 'voucher-how',
  code: 'voucher-code',
  shop: 'back-shop',
};

/** `code` of the words is what stands in the place of the code. */
export function giftCardDocument(row: DesignTemplate, words: GiftCardWords): CardDocument {
  const blank = blankDesign(row, 'folded', 'a6', undefined, 'none');
  const own = new Map(Object.entries(slots).map(([key, id]) => [id, words[key as keyof GiftCardWords]]));
  const pages = blank.pages.map((page) => ({
    ...page,
    elements: page.elements.flatMap((element) => {
      const text = own.get(element.id);
      if (element.kind !== 'text' || text === undefined) return element;
      return text === '' ? [] : { ...element, text, sample: '' };
    }),
  }));
  return { ...blank, pages };
}

/** The same document with the code as text and as QR. */
export function withGiftCode(design: CardDocument, code: string): CardDocument {
  const pages = design.pages.map((page) => {
    const panel = page.panels.find(({ id }) => id === 'inside-right');
    if (!panel) return page;
    const elements = page.elements.map((element) =>
      element.kind === 'text' && element.id === slots.code ? { ...element, text: code } : element,
    );
    const side = codeBox.side * 1_000;
    const qr: QrElement = {
      kind: 'qr',
      id: 'voucher-qr',
      role: 'qr-code',
      rotation: 0,
      content: code,
      ink: 'ink',
      xUm: panel.xUm + codeBox.x * 1_000,
      yUm: panel.yUm + codeBox.y * 1_000,
      widthUm: side,
      heightUm: side,
    };
    return { ...page, elements: [...elements, qr] };
  });
  return { ...design, pages };
}
