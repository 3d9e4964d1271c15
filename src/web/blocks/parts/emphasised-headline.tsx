/** A headline as editors write it: line breaks, and one word in italics between asterisks ("Wir sagen *Ja.*"). */
import { Fragment } from 'react';

export function EmphasisedHeadline({ text }: { text: string }) {
  const lines = text.split(/\r?\n/);
  return lines.map((line, at) => {
    const [before, emphasis, ...after] = line.split('*');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <Fragment key={at}>
        {at > 0 ? <br /> : null}
        {emphasis === undefined || after.length === 0 ? (
          line
        ) : (
          <>
            {before}
            <em className="font-display">{emphasis}</em>
            {after.join('*')}
          </>
        )}
      </Fragment>
    );
  });
}

/** The headline as plain text, for tabs and labels. */
export function withoutEmphasis(text: string): string {
  return text.replaceAll('*', '').replace(/\s+/g, ' ').trim();
}
