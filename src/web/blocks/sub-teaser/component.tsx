/** Shows a section or a band: text, steps and link beside a visual. */
import { ContentLink } from '#web/blocks/parts/content-link.tsx';
import { EmphasisedHeadline } from '#web/blocks/parts/emphasised-headline.tsx';
import { MarkedCard, OpenEnvelope, SubPicture } from '#web/blocks/parts/sub-teaser-view.tsx';
import { SectionDivider } from '#web/ui/section-divider.tsx';
import type { SubTeaserData, Visual } from './load.ts';

function Words({ data }: { data: SubTeaserData }) {
  const { title, text, steps, button, tag: Tag, ink } = data;
  const kind = button?.isSecondary ? 'button-secondary' : ink === '#ffffff' ? 'slide-button' : 'button-primary';
  return (
    <div className="sub-words">
      {title === '' ? null : (
        <Tag className="type-h2">
          <EmphasisedHeadline text={title} />
        </Tag>
      )}
      {text === '' ? null : <p className="sub-text">{text}</p>}
      {steps.length > 0 ? (
        <ol className="mt-6 border-t border-line">
          {steps.map((step, at) => (
            <li key={step} className="flex items-baseline gap-5 border-b border-line py-4">
              <span aria-hidden="true" className="type-h4 w-4">
                {at + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
      ) : null}
      {button ? (
        <ContentLink link={button.link} className={`button ${kind} mt-7`}>
          {button.text}
        </ContentLink>
      ) : null}
    </div>
  );
}

function VisualView({ visual, isBand }: { visual: Visual; isBand: boolean }) {
  if (visual?.kind === 'picture') return <SubPicture picture={visual.picture} caption={visual.caption} isBand={isBand} />;
  if (visual?.kind === 'card') return <MarkedCard card={visual.card} marks={visual.marks} />;
  if (visual?.kind === 'envelope') return <OpenEnvelope cards={visual.cards} />;
  return null;
}

export function Component({ data }: { data: SubTeaserData | null }) {
  if (!data) return null;
  const { visual, isBand, ground, ink, imageRight, hasCrease } = data;
  const side = imageRight ? '' : 'sub-left';
  return (
    <>
      {hasCrease ? <SectionDivider /> : null}
      {isBand ? (
        <div
          className={`sub-band ${ink === '#ffffff' ? 'on-ink slide-pale' : ''}`}
          style={{ '--slide-ground': ground || undefined, '--slide-ink': ink || undefined }}
        >
          <div className={`wrap sub-band-row ${side}`}>
            <Words data={data} />
            {visual ? <VisualView visual={visual} isBand /> : null}
          </div>
        </div>
      ) : (
        <div className={`wrap sub-section ${hasCrease ? 'section' : ''} ${visual ? '' : 'sub-alone'} ${side}`}>
          <Words data={data} />
          {visual ? <VisualView visual={visual} isBand={false} /> : null}
        </div>
      )}
    </>
  );
}
