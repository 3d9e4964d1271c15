/** Sections of the gallery, from top to bottom. */

import { type ComponentType, useEffect, useState } from 'react';
import { pathTo } from '#core/site/paths.ts';
import { galleryWords } from '#seed/gallery/words.ts';
import { RegistrationNotice } from '#web/account/registration-notice.tsx';
import linenUrl from '#web/ui/art/linen.webp?url';
import plasterUrl from '#web/ui/art/plaster.webp?url';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
import { Image, Picture } from '#web/ui/image.tsx';
import type { GallerySection } from './section.ts';

const tones = ['#e6ecef', '#f3eae7', '#f2ebe3', '#eae7f0', '#e4e7e1', '#faeeea', '#eef0ec'];

function Board({ at, high = 220 }: { at: number; high?: number }) {
  return (
    <div className="grid place-items-center type-h2" style={{ height: high, background: tones[at % tones.length] }}>
      {at + 1}
    </div>
  );
}

const boards = (count: number, high?: number) =>
  Array.from({ length: count }, (_, at) => <Board key={tones[at]} at={at} {...(high ? { high } : {})} />);

function Carousels() {
  const [count, setCount] = useState(4);
  return (
    <div className="grid gap-11">
      <div data-testid="swipe">
        <Carousel label="Endlos mit Verweisen" infinite>
          {['eins', 'zwei', 'drei'].map((name, at) => (
            <a key={name} href={`#${name}`} className="block" draggable={false}>
              <Board at={at} />
            </a>
          ))}
        </Carousel>
      </div>
      <div data-testid="auto">
        <Carousel label={galleryWords.autoplay} infinite timing={700} slideElements={boards(3)} />
      </div>
      <div data-testid="dots">
        <Carousel
          label="Mehrere Folien"
          dots
          fadeEdges
          slidesPerView={1.25}
          spaceBetween={12}
          verticalAlignment="center"
          initialSlide={1}
          navigationButtonsFillColor="#1b2540"
          navigationButtonsColor="#ffffff"
          responsive={[{ breakpoint: 'tablet', config: { slidesPerView: 3, spaceBetween: 20, slidesToScroll: 3, fadeEdges: false } }]}
          slideElements={boards(7, 160)}
        />
      </div>
      <div data-testid="tabs">
        <Carousel label="Mit Reitern" infinite timing={6000} tabs={['Hochzeit', 'Geburt', 'Jugendfeier']} slideElements={boards(3, 320)} />
      </div>
      <div data-testid="count">
        <Carousel label="Wechselnde Folien" slidesPerView={2} slidesPerGroup={2} spaceBetween={20} slideElements={boards(count)} />
        <button type="button" className="text-link" onClick={() => setCount(count === 4 ? 6 : 4)}>
          Andere Folien
        </button>
      </div>
    </div>
  );
}

/** Carousels: endless with links, playing by itself, several slides with dots, tabs, and other slides at a press. */
const carouselSection: GallerySection = { id: 'karussells', title: 'Karussells', Show: Carousels };

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

/** Pictures that come, that never come, and that are exchanged. */
const imageSection: GallerySection = { id: 'bilder', title: 'Bilder', Show: Images };

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

/** Buttons in every rank and state. */
const buttonSection: GallerySection = { id: 'knoepfe', title: galleryWords.buttons, Show: Buttons };

function WallArt() {
  const [Samples, setSamples] = useState<ComponentType | null>(null);
  useEffect(() => {
    import('./wall-art-samples.tsx').then(
      ({ WallArtSamples }) => setSamples(() => WallArtSamples),
      (error: unknown) => console.warn(error),
    );
  }, []);
  return Samples ? <Samples /> : null;
}

/** Section of wall art. Its samples come after the first view: they bring the configurator's code along. */
const wallArtSection: GallerySection = { id: 'wandbilder', title: 'Wandbilder', Show: WallArt };

function Messages() {
  const [States, setStates] = useState<ComponentType | null>(null);
  useEffect(() => {
    void import('./messenger-states.tsx').then(({ MessengerStates }) => setStates(() => MessengerStates));
  }, []);
  return States ? <States /> : null;
}

/** The messenger's panel. As in the shop its parts come with a script of their own, after the page. */
const messengerSection: GallerySection = { id: 'frag-uns', title: 'Frag uns', Show: Messages };

function Notices() {
  return <RegistrationNotice firstName="Hermine" />;
}

/** The notice after signing up. */
const registrationSection: GallerySection = { id: 'willkommen-im-konto', title: 'Nach der Anmeldung', Show: Notices };

export const gallerySections: readonly GallerySection[] = [
  buttonSection,
  imageSection,
  carouselSection,
  registrationSection,
  messengerSection,
  wallArtSection,
];
