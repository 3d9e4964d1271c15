/** Parameters of a call of the content service. */

/**
 * Lists with commas, however they were sent: clients write the list of a program as `name[]=a&name[]=b`. The brackets of alternatives
 * (`filter_query[__or][][field]`) stand inside and stay.
 */
export function parametersOf(address: string): URLSearchParams {
  const read = new URLSearchParams();
  for (const [key, value] of new URL(address).searchParams) {
    const name = key.endsWith('[]') ? key.slice(0, -2) : key;
    const before = name === key ? null : read.get(name);
    if (before === null) read.append(name, value);
    else read.set(name, `${before},${value}`);
  }
  return read;
}
