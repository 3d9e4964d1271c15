/** Buttons in every rank and state. */
import { useState } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { galleryWords } from '#seed/gallery/words.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import type { GallerySection } from './section.ts';

function Buttons() {
  const [isLoading, setLoading] = useState(false);
  return (
    <div className="flex flex-wrap items-center gap-5">
      <Button>In den Warenkorb</Button>
      <Button kind="secondary">Ansehen</Button>
      <Button kind="third">{galleryWords.reset}</Button>
      <Button small>{galleryWords.apply}</Button>
      <Button kind="secondary" small amount={3}>
        Filter
      </Button>
      <Button disabled>Bestellen</Button>
      <Button busy>Speichern</Button>
      <Button busy busyText="Wird gespeichert" kind="secondary">
        Entwurf speichern
      </Button>
      <Button busy busyText="" small>
        Ja
      </Button>
      <ButtonLink to={pathTo('cards')}>Alle Karten</ButtonLink>
      <ButtonLink to={pathTo('cards')} kind="third" amount={12}>
        Alle Karten
      </ButtonLink>
      <Button data-testid="toggle" busy={isLoading} amount={2} onClick={() => setLoading(true)}>
        Bitte laden
      </Button>
    </div>
  );
}

export const buttonSection: GallerySection = { id: 'knoepfe', title: galleryWords.buttons, Show: Buttons };
