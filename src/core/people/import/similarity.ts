/** Similarity of Jaro and Winkler: 1 for equal words, 0 for words without a letter in common. */

/** Characters that are compared. */
const maxLength = 80;

function jaro(a: string, b: string): number {
  const reach = Math.max(0, Math.floor(Math.max(a.length, b.length) / 2) - 1);
  const taken = new Array<boolean>(b.length).fill(false);
  const matched: string[] = [];
  for (let at = 0; at < a.length; at += 1)
    for (let other = Math.max(0, at - reach); other <= Math.min(b.length - 1, at + reach); other += 1)
      if (!taken[other] && a[at] === b[other]) {
        taken[other] = true;
        matched.push(a.charAt(at));
        break;
      }
  if (matched.length === 0) return 0;
  const others = [...b].filter((_, at) => taken[at]);
  const moved = matched.filter((letter, at) => letter !== others[at]).length / 2;
  return (matched.length / a.length + matched.length / b.length + (matched.length - moved) / matched.length) / 3;
}

export function similarity(first: string, second: string): number {
  const [a, b] = [first.slice(0, maxLength), second.slice(0, maxLength)];
  if (a === b) return 1;
  const plain = jaro(a, b);
  let prefix = 0;
  while (prefix < 4 && prefix < a.length && a[prefix] === b[prefix]) prefix += 1;
  return plain + prefix * 0.1 * (1 - plain);
}
