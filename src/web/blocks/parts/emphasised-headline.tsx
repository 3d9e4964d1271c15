/** A headline as editors write it: lines by line breaks, and the one word that is said in italics between asterisks ("Wir sagen *Ja.*"). */
import { Fragment } from 'react';

export function EmphasisedHeadline({ text }: { text: string }) {
  const lines = text.split(/\r?\n/);
  return lines.map((line, at) => {
    const [before, voice, ...after] = line.split('*');
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
      <Fragment key={at}>
        {at > 0 ? <br /> : null}
        {voice === undefined || after.length === 0 ? (
          line
        ) : (
          <>
            {before}
            <em className="font-display">{voice}</em>
            {after.join('*')}
          </>
        )}
      </Fragment>
    );
  });
}

/** The same words where nothing can be set in italics: names of tabs, labels. */
export function unvoiced(text: string): string {
  return text.replaceAll('*', '').replace(/\s+/g, ' ').trim();
}
