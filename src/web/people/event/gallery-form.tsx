/** Which of the host's photos the page of an event shows, in which order. It works without a script. */
import type { OfferedPicture } from '#api/people/event-content-calls.ts';
import { pageBounds } from '#core/people/event/page-content.ts';
import { pictureRoot } from '#core/site/picture-root.ts';
import { eventContentTexts } from '#texts/de/people/event/event-content.ts';
import { useTexts } from '#web/page/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckField, TextField } from '#web/ui/field.tsx';
import { contentNames, pictureName } from './content-fields.ts';

function PictureRow({ picture: { id, name, position, alt } }: { picture: OfferedPicture }) {
  const t = useTexts(eventContentTexts);
  return (
    <li className="grid grid-cols-[96px_minmax(0,1fr)] gap-4 border-t border-line py-4">
      <img src={`${pictureRoot}pictures/${id}/thumb.webp`} alt={name} loading="lazy" className="size-24 object-cover" />
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_72px] gap-x-3 gap-y-1">
        <CheckField name={contentNames.shown} value={id} label={t('feier.pictures.use')} defaultChecked={position !== null} />
        <TextField
          name={pictureName('nummer', id)}
          inputMode="numeric"
          aria-label={`${t('feier.pictures.position')}: ${name}`}
          label={t('feier.pictures.position')}
          defaultValue={position ?? ''}
          maxLength={3}
          autoComplete="off"
        />
        <div className="col-span-2">
          <TextField
            name={pictureName('alt', id)}
            label={t('feier.pictures.alt')}
            hint={position === null ? undefined : t('feier.pictures.alt.hint')}
            defaultValue={alt}
            maxLength={pageBounds.alt}
            autoComplete="off"
          />
        </div>
      </div>
    </li>
  );
}

export function GalleryForm({ pictures }: { pictures: readonly OfferedPicture[] }) {
  const t = useTexts(eventContentTexts);
  if (pictures.length === 0) return <p className="max-w-[60ch]">{t('feier.pictures.none')}</p>;
  return (
    <form method="post" noValidate>
      <input type="hidden" name="intent" value="pictures" />
      <ul className="grid gap-x-11 border-b border-line md:grid-cols-2 xl:grid-cols-3">
        {pictures.map((picture) => (
          <PictureRow key={picture.id} picture={picture} />
        ))}
      </ul>
      <Button type="submit" kind="secondary" className="mt-5 w-full sm:w-fit">
        {t('feier.pictures.save')}
      </Button>
    </form>
  );
}
