/** Which of their designs a customer or guest prints with a list. */
import { pathTo } from '#core/site/paths.ts';
import { mergeDesignTexts } from '#texts/de/people/merge-designs.ts';
import { notFound, orFault } from '#web/page/fault-response.ts';
import { isToken } from '#web/page/form-input.ts';
import { channelOf, headTags, metaTexts } from '#web/page/head.ts';
import { PageLink } from '#web/page/page-link.tsx';
import { pageRequest } from '#web/page/request.ts';
import { useTexts } from '#web/page/texts.ts';
import { listPath } from '#web/people/list-query.ts';
import { printWithPath } from '#web/people/print/print-query.ts';
import { PiecePicture } from '#web/product/piece-picture.tsx';
import { TileGrid } from '#web/product/tile.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PageTitle } from '#web/ui/page-title.tsx';
import type { Route } from './+types/print-designs';

export async function loader({ context, params: { list = '' } }: Route.LoaderArgs) {
  const page = context.get(pageRequest);
  if (!isToken(list)) throw notFound();
  const { list: found } = await orFault(page.call('GET /web-api/guest-lists/:id', { id: list }));
  const { drafts, formality } = await orFault(page.call('GET /web-api/customer-area', {}));
  return {
    list: { id: found.id, name: found.name },
    designs: drafts.flatMap(({ takesList, id, ownName, name, format, words, picture }) =>
      takesList ? [{ id, title: ownName ?? name ?? '', format, words, picture }] : [],
    ),
    address: formality,
  };
}

export function meta({ matches }: Route.MetaArgs) {
  const t = metaTexts(matches, mergeDesignTexts);
  return headTags({ title: t('merge.designs.title'), channel: channelOf(matches) });
}

type Design = Route.ComponentProps['loaderData']['designs'][number];

function DesignTile({ design: { id, title, format, words, picture }, list, isFirst }: { design: Design; list: string; isFirst: boolean }) {
  const t = useTexts(mergeDesignTexts);
  return (
    <article className="tile flex h-full flex-col">
      <div className="tile-ground">
        {picture ? (
          <PiecePicture picture={picture} alt="" sizes="(min-width: 1024px) 220px, 44vw" isFirst={isFirst} className="w-[86%]" />
        ) : null}
      </div>
      <h2 className="type-h4 mt-3 line-clamp-2 wrap-anywhere">{title}</h2>
      <p className="text-small wrap-anywhere text-ink-soft">{words === '' ? format : `${format}, ${words}`}</p>
      <PageLink
        to={printWithPath(id, list)}
        ahead="never"
        className="tile-link text-link mt-auto w-fit py-2 font-semibold"
        aria-label={t('merge.designs.choose.named', { name: title })}
      >
        {t('merge.designs.choose')}
      </PageLink>
    </article>
  );
}

export default function PrintDesigns({ loaderData: { list, designs } }: Route.ComponentProps) {
  const t = useTexts(mergeDesignTexts);
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <PageLink to={listPath(list.id)} ahead="never" className="text-link inline-block py-2 text-small wrap-anywhere">
        {list.name}
      </PageLink>
      <PageTitle>{t('merge.designs.title')}</PageTitle>
      {designs.length > 0 ? (
        <>
          <p className="mt-3 mb-7 max-w-[60ch] wrap-anywhere">{t('merge.designs.lead', { list: list.name })}</p>
          <TileGrid columns={4}>
            {designs.map((design, at) => (
              <DesignTile key={design.id} design={design} list={list.id} isFirst={at < 4} />
            ))}
          </TileGrid>
        </>
      ) : (
        <p className="type-h3 mt-7">{t('merge.designs.none')}</p>
      )}
      <p className="mt-9 mb-4 max-w-[60ch]">{t('merge.designs.none.text')}</p>
      <ButtonLink to={pathTo('cards')} kind={designs.length > 0 ? 'secondary' : 'primary'}>
        {t('merge.designs.cards')}
      </ButtonLink>
    </div>
  );
}
