/** A poster in photo-real scenes: prints of 50 × 70 cm on several materials. */
import type { SceneDto } from '#api/product.ts';
import { posterScenesTexts } from '#texts/de/scenes/poster-scenes.ts';
import { useTexts } from '#web/page/texts.ts';
import { ScenePicture } from '#web/product/scene-picture.tsx';

export function PosterScenes({ scenes }: { scenes: readonly SceneDto[] }) {
  const t = useTexts(posterScenesTexts);
  return (
    <section className="wrap pb-15">
      <h2 className="type-h2 mb-7">{t('poster.scenes')}</h2>
      <ul className={`poster-scenes poster-scenes-${scenes.length}`}>
        {scenes.map(({ scene, image, alt }) => (
          <li key={scene}>
            <ScenePicture image={image} alt={alt} sizes="(min-width: 768px) 50vw, 92vw" />
          </li>
        ))}
      </ul>
    </section>
  );
}
