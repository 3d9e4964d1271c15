/** Photo-real scenes of a card: the small views, and the one that is shown. */
import { cardPictureBase } from '#core/catalogue/picture.ts';
import { scenePictureBase } from '#core/catalogue/scenes/scene-picture.ts';
import type { CardProductView } from '#web/product/product-choice.ts';
import { ScenePicture } from '#web/product/scene-picture.tsx';

type Props = {
  product: CardProductView;
  /** Key of the chosen one. */
  colourway: string;
  /** A number is the place of a scene. */
  shown: string | number;
};

/** What the small views load on most screens. */
const thumbWidth = 360;

/** In the form and format of the product as it was read: what is chosen may be ahead of it. */
function scenesOf({ product: { id, choice, scenes }, colourway }: Props) {
  const front = cardPictureBase({ card: id, form: choice.form, format: choice.format, colourway, panel: 'front' });
  return scenes.map(({ scene, alt }) => ({ image: scenePictureBase(scene, front), alt }));
}

export function SceneThumbs({ onShow, ...props }: Props & { onShow: (place: number) => void }) {
  return scenesOf(props).map(({ image, alt }, at) => (
    <li key={image}>
      <a
        href={`${image}-1200.webp`}
        aria-current={props.shown === at}
        className="thumb"
        onClick={(event) => {
          event.preventDefault();
          onShow(at);
        }}
      >
        <ScenePicture image={image} alt={alt} sizes="130px" />
      </a>
    </li>
  ));
}

export function SceneStage(props: Props) {
  const scene = scenesOf(props)[Number(props.shown)];
  return (
    <div className="product-scene max-md:-mx-5">
      {scene ? <ScenePicture {...scene} isFirst before={thumbWidth} sizes="(min-width: 768px) 690px, 100vw" /> : null}
    </div>
  );
}
