/** Carousels: endless with links, playing by itself, several slides with dots, tabs, and other slides at a press. */
import { useState } from 'react';
import { galleryWords } from '#seed/gallery/words.ts';
import { Carousel } from '#web/ui/carousel/carousel.tsx';
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

export const carouselSection: GallerySection = { id: 'karussells', title: 'Karussells', Show: Carousels };
