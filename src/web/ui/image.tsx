/** A picture that keeps its place: placeholder, then the picture, or a quiet box when it cannot be loaded. Works without JavaScript. */
import { type CSSProperties, useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type ImageChoice,
  type ImageProps,
  imageSourceProps,
  placeholderSource,
  validCrossorigin,
  validDecoding,
  validLoading,
} from './image-props.ts';

export type { ImageProps } from './image-props.ts';

export function Image(props: ImageProps) {
  // Another picture begins anew: its error is its own.
  return <Loading key={props.src} {...props} />;
}

/** Another crop of the picture, or another picture, from this width of the window on. */
export type PictureSource = ImageChoice & {
  /** CSS pixels, a layout breakpoint. */
  from: number;
};

export type PictureProps = ImageProps & { sources: readonly PictureSource[] };

/** A picture with other pictures for wider windows (large for desktop, small for mobile); `sources` in any order. */
export function Picture({ sources, ...rest }: PictureProps) {
  return <Loading key={rest.src} {...rest} sources={[...sources].sort((a, b) => b.from - a.from)} />;
}

type State = 'loading' | 'loaded' | 'error';

function Loading({ sources = [], fallback, ...props }: ImageProps & { sources?: readonly PictureSource[] }) {
  const { alt, width, height, isFirst = false, className = '', onLoaded, onError } = props;
  const image = useRef<HTMLImageElement>(null);
  const [state, setState] = useState<State>('loading');
  const setSettled = (next: State) => {
    if (next === state) return;
    setState(next);
    if (next === 'loaded') onLoaded?.();
    if (next === 'error') onError?.();
  };
  // A server-rendered image may have loaded or failed before hydration.
  const missed = useEffectEvent(() => {
    const element = image.current;
    if (!element?.complete || element.currentSrc === '') return;
    if (element.naturalWidth > 0) setSettled('loaded');
    else if (element.loading === 'eager') setSettled('error');
    // A lazy picture that is still far away is also "complete"; asked for again it says by itself what became of it.
    else element.setAttribute('src', element.getAttribute('src') ?? '');
  });
  useEffect(() => missed(), []);
  // With sources the shape is that of the chosen one, which the browser takes from its width and height.
  const style: CSSProperties = width && height && sources.length === 0 ? { aspectRatio: `${width} / ${height}` } : {};
  if (state === 'error') {
    const box = {
      className: `image image-error ${className}`,
      style: { aspectRatio: width && height ? `${width} / ${height}` : undefined, '--image-width': width ? `${width}px` : undefined },
    };
    return alt === '' ? (
      <span {...box}>{fallback}</span>
    ) : (
      <span role="img" aria-label={alt} {...box}>
        {fallback}
      </span>
    );
  }
  const blurred = state === 'loading' ? placeholderSource(props) : null;
  const { src, srcSet, sizes } = imageSourceProps(props);
  const picture = (
    <img
      ref={image}
      alt={alt}
      // Before src: a browser that sees src first begins to load what it may not need.
      loading={isFirst ? 'eager' : (validLoading(props.loading) ?? 'lazy')}
      decoding={validDecoding(props.decoding) ?? 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      crossOrigin={validCrossorigin(props.crossorigin)}
      sizes={sizes}
      srcSet={srcSet}
      src={src}
      width={width}
      height={height}
      className={`image image-${state} ${className}`}
      style={{ ...style, objectFit: fitOf(props.fit), '--image-placeholder': blurred ? `url("${blurred}")` : undefined }}
      onLoad={() => setSettled('loaded')}
      onError={() => setSettled('error')}
    />
  );
  if (sources.length === 0) return picture;
  return (
    <picture>
      {sources.map(({ from, ...choice }) => {
        const one = imageSourceProps({ ...choice, format: choice.format ?? props.format });
        return (
          <source
            key={from}
            media={`(min-width: ${from}px)`}
            srcSet={one.srcSet ?? one.src}
            sizes={one.sizes}
            width={choice.width}
            height={choice.height}
          />
        );
      })}
      {picture}
    </picture>
  );
}

function fitOf(fit: ImageProps['fit']): CSSProperties['objectFit'] {
  return fit === 'contain' || fit === 'fill' ? fit : fit === 'inside' ? 'contain' : 'cover';
}
