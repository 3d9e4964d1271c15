/** Pictures that come, that never come, and that are exchanged. */
import { useState } from 'react';
import linenUrl from '#web/ui/art/linen.webp?url';
import plasterUrl from '#web/ui/art/plaster.webp?url';
import { Image, Picture } from '#web/ui/image.tsx';
import type { GallerySection } from './section.ts';

const gone = '/assets/gibt-es-nicht.webp';

function Images() {
  const [src, setSrc] = useState<string>(gone);
  const [events, setEvents] = useState<string[]>([]);
  const note = (event: string) => setEvents((before) => [...before, event]);
  return (
    <div className="grid gap-5 md:grid-cols-3">
      <figure>
        <Image src={plasterUrl} alt="Putz" width={320} height={240} isFirst />
        <figcaption>Geladen</figcaption>
      </figure>
      <figure data-testid="exchange">
        <Image
          src={src}
          alt="Leinen"
          width={320}
          height={240}
          loading="eager"
          onLoaded={() => note('loaded')}
          onError={() => note('error')}
        />
        <figcaption>
          <button type="button" className="text-link" onClick={() => setSrc(src === gone ? linenUrl : gone)}>
            Austauschen
          </button>{' '}
          <output>{events.join(' ')}</output>
        </figcaption>
      </figure>
      <figure>
        <Picture
          src={linenUrl}
          alt="Leinen, breit ab 768 Pixeln"
          width={150}
          height={157}
          sizes="320px"
          className="w-full"
          sources={[{ from: 768, src: plasterUrl, width: 590, height: 220, sizes: '33vw' }]}
        />
        <figcaption>Anderer Ausschnitt im breiten Fenster</figcaption>
      </figure>
    </div>
  );
}

export const imageSection: GallerySection = { id: 'bilder', title: 'Bilder', Show: Images };
