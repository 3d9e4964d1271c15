/** One scene across a list, on linen: two cards of a suite, or a design in two of its colours. */
import { PageLink } from '#web/page/page-link.tsx';
import { FrontPicture } from '#web/product/card-picture.tsx';
import { Lying, Scene } from '#web/product/scene.tsx';
import type { SceneOfList } from './scene-of-list.ts';

export function ListScene({ title, link, first, second }: SceneOfList) {
  const picture = ({ card, alt }: SceneOfList['first']) => <FrontPicture of={card} alt={alt} sizes="(min-width: 1024px) 240px, 40vw" />;
  return (
    <Scene ground="linen" className="list-scene">
      <Lying turn={4} className="list-scene-first">
        {picture(first)}
      </Lying>
      <Lying turn={-5} className="list-scene-second">
        {picture(second)}
      </Lying>
      <div className="scene-words absolute bottom-6 left-5 max-w-[42%] md:bottom-7 md:left-8">
        <h2 className="type-h3">{title}</h2>
        <PageLink to={link.to} className="text-link mt-1 inline-block py-1">
          {link.label}
        </PageLink>
      </div>
    </Scene>
  );
}
