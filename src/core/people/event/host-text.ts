/** Letters of full width as the plain ones that they look like. */
const plain = (text: string) => text.replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));

/** Whether a text that a host shows to guests holds the address of a page: nobody is led elsewhere by an invitation. */
export function holdsLink(text: string): boolean {
  return /(?:https?|ftp):\/\/|\bwww\./iu.test(plain(text));
}
