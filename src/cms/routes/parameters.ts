/** Parameters of a call of the content service. */
import { textInput } from '#core/values/text/text-input.ts';

/**
 * Lists with commas, however they were sent: clients write the list of a program as `name[]=a&name[]=b`. The brackets of alternatives
 * (`filter_query[__or][][field]`) stand inside and stay.
 */
export function parametersOf(address: string): URLSearchParams {
  const pairs: { name: string; values: string[] }[] = [];
  const first = new Map<string, string[]>();
  for (const [key, value] of new URL(address).searchParams) {
    const isList = key.endsWith('[]');
    const name = textInput(isList ? key.slice(0, -2) : key);
    const known = first.get(name);
    if (isList && known) known.push(textInput(value));
    else {
      const values = [textInput(value)];
      pairs.push({ name, values });
      if (!known) first.set(name, values);
    }
  }
  return new URLSearchParams(pairs.map(({ name, values }) => [name, values.join(',')]));
}
