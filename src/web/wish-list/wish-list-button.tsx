/** The heart that saves a design to the wish list. */
import { pathTo } from '#core/site/paths.ts';
import { useTexts } from '#web/page/texts.ts';
import { showToast } from '#web/ui/toast.tsx';
import { isWished, setWish, useWishes } from './wishes.ts';

export function HeartShape() {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="heart-shape">
      <path d="M12 20.3C8.9 18 3 13.6 3 8.9A4.6 4.6 0 0 1 12 7.6a4.6 4.6 0 0 1 9 1.3c0 4.7-5.9 9.1-9 11.4Z" />
    </svg>
  );
}

type Props = { card: string; name: string; colourway: string; className?: string };

export function WishListButton({ card, name, colourway, className = '' }: Props) {
  const t = useTexts();
  const isOn = isWished(useWishes(), card);
  const press = () => {
    const isKept = setWish(card, isOn ? null : colourway);
    if (isOn) showToast({ text: t('wish.removed'), action: { label: t('wish.undo'), run: () => setWish(card, colourway) } });
    else showToast({ text: t(isKept ? 'wish.saved' : 'wish.savedHere'), action: { label: t('wish.open'), to: pathTo('wish-list') } });
  };
  return (
    <button type="button" aria-pressed={isOn} aria-label={t('wish.heart', { name })} className={`heart ${className}`} onClick={press}>
      <HeartShape />
    </button>
  );
}
