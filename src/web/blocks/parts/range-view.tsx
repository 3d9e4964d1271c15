/** Product types besides cards: formats drawn to scale, facts, materials, and a sentence about ordering. */

import type { SizeMm } from '#core/values/unit.ts';
import { accessoryFormTexts } from '#texts/de/accessory-form.ts';
import { blocksTexts } from '#texts/de/blocks.ts';
import type { BlockPicture } from '#web/blocks/runtime/fields.ts';
import { useTexts } from '#web/page/texts.ts';
import { AccessoryForm, type AccessoryGroup } from '#web/product/accessory-form.tsx';
import { Image } from '#web/ui/image.tsx';
import { fittedTo } from '#web/ui/page-title.tsx';
import { AccessoryDrawing, isDrawnPart } from './accessory-drawing.tsx';
import { ContentLink } from './content-link.tsx';
import type { SectionLink } from './section-head.tsx';
import { sized, teaserRatios } from './teaser-ratios.ts';

type Format = { key: string; name: string; size: SizeMm /** "21 × 29,7 cm", or '' where the size is not settled. */; measure: string };
export type RangeKindView = { key: string; name: string; text: string; formats: Format[]; facts: { name: string; value: string }[] };
export type RangeOverviewData = {
  type: string;
  headline: string;
  lead: string;
  ordering: string;
  kinds: RangeKindView[];
  materials: { key: string; name: string }[];
  back: SectionLink;
};
export type RangeDetailData = {
  type: string;
  name: string;
  text: string;
  ordering: string;
  kind: RangeKindView | null;
  /** What can be bought of it; empty for what is not sold yet. */
  offers: AccessoryGroup[];
  picture: BlockPicture | null;
  link: SectionLink;
};

/** At most this many sheets stand beside each other; the largest and the smallest are among them. */
function drawn(formats: readonly Format[]): Format[] {
  const area = ({ size }: Format) => size.widthMm * size.heightMm;
  const sorted = formats.toSorted((a, b) => area(b) - area(a));
  if (sorted.length <= 3) return sorted;
  return [0, Math.floor((sorted.length - 1) / 2), sorted.length - 1].flatMap((at) => sorted[at] ?? []);
}

/** Sheets of one scale, standing side by side like on a shelf. */
function KindPicture({ type, kind, large = false }: { type: string; kind: RangeKindView; large?: boolean }) {
  const sheets = drawn(kind.formats);
  const wide = sheets.reduce((sum, { size }) => sum + size.widthMm, 0);
  const high = Math.max(0, ...sheets.map(({ size }) => size.heightMm));
  return (
    <div aria-hidden="true" className={`range-shelf range-${type} range-kind-${kind.key} ${large ? 'range-large' : ''}`}>
      {sheets.map(({ key, size }) => (
        <span
          key={key}
          className="range-sheet"
          style={{
            '--across': size.widthMm / Math.max(wide, high * 1.5, 1),
            aspectRatio: `${size.widthMm} / ${size.heightMm}`,
          }}
        >
          <span className="range-image" />
        </span>
      ))}
    </div>
  );
}

/** A single format that is not settled is no fact yet. */
function listed({ formats }: RangeKindView): Format[] {
  return formats.length > 1 || formats[0]?.measure ? formats : [];
}

function Facts({ kind }: { kind: RangeKindView }) {
  const t = useTexts(blocksTexts);
  const formats = listed(kind);
  if (formats.length === 0 && kind.facts.length === 0) return null;
  return (
    <dl className="range-facts">
      {formats.length > 0 ? (
        <div>
          <dt>{t('block.range.formats')}</dt>
          <dd>
            <ul>
              {formats.map(({ key, name, measure }) => (
                <li key={key} className="flex flex-wrap justify-between gap-x-4">
                  <span>{name}</span>
                  <span className="figures text-ink-soft">{measure}</span>
                </li>
              ))}
            </ul>
          </dd>
        </div>
      ) : null}
      {kind.facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Notice({ text }: { text: string }) {
  return text === '' ? null : <p className="range-notice">{text}</p>;
}

export function RangeOverview({ data }: { data: RangeOverviewData | null }) {
  const t = useTexts(blocksTexts);
  if (!data) return null;
  return (
    <div className="wrap">
      <div className="grid items-start gap-x-15 gap-y-5 xl:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <p className="type-h3 max-w-[32ch]">{data.lead}</p>
        <Notice text={data.ordering} />
      </div>
      <ul className={`range-kinds range-kinds-${Math.min(3, data.kinds.length)}`}>
        {data.kinds.map((kind) => (
          <li key={kind.key}>
            <KindPicture type={data.type} kind={kind} />
            <div>
              <h2 className="type-h3 mt-4">{kind.name}</h2>
              <p className="mt-0.5 text-ink-soft">{kind.text}</p>
              <Facts kind={kind} />
            </div>
          </li>
        ))}
      </ul>
      {data.materials.length > 0 ? (
        <section className="mt-14">
          <h2 className="type-h2 mb-7">{t('block.range.materials')}</h2>
          <ul className="range-materials">
            {data.materials.map(({ key, name }) => (
              <li key={key}>
                <span aria-hidden="true" className={`material-surface material-${key}`} />
                <h3 className="mt-2 font-semibold">{name}</h3>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {data.back ? (
        <p className="mt-11">
          <ContentLink link={data.back} className="text-link py-1">
            {data.back.text}
          </ContentLink>
        </p>
      ) : null}
    </div>
  );
}

export function RangeDetail({ data }: { data: RangeDetailData | null }) {
  const t = useTexts(accessoryFormTexts);
  if (!data) return null;
  const { type, name, text, ordering, kind, offers, picture, link } = data;
  const thing = type === 'accessory' && kind && isDrawnPart(kind.key) ? kind.key : null;
  return (
    <div className="wrap grid items-start gap-x-15 gap-y-7 xl:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      {picture ? (
        <Image
          src={picture.src}
          alt={picture.alt}
          {...sized(960, teaserRatios.box)}
          sizes="(min-width: 1024px) 620px, 100vw"
          className="w-full"
        />
      ) : kind && kind.formats.length > 0 ? (
        <KindPicture type={type} kind={kind} large />
      ) : thing ? (
        <AccessoryDrawing part={thing} />
      ) : null}
      <div className={picture || thing || (kind && kind.formats.length > 0) ? '' : 'range-words'}>
        <h2 className="type-h2" style={fittedTo(name)}>
          {name}
        </h2>
        <p className="mt-3 max-w-[52ch]">{text}</p>
        {kind ? <Facts kind={kind} /> : null}
        {offers.length > 0 ? (
          <div className="my-5">
            <AccessoryForm groups={offers} label={t('accessory.form.choose')} />
          </div>
        ) : null}
        <Notice text={ordering} />
        {link ? (
          <p className="mt-4">
            <ContentLink link={link} className="text-link py-1">
              {link.text}
            </ContentLink>
          </p>
        ) : null}
      </div>
    </div>
  );
}
