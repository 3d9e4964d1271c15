/** Whether a text that a host shows to guests holds the address of a page: nobody is led elsewhere by an invitation. */
export function holdsLink(text: string): boolean {
  return /(?:https?|ftp):\/\/|\bwww\./iu.test(text.normalize('NFKC').replace(/[\p{Cf}\s]+/gu, ' '));
}
