/** A link to a page of this shop. It fetches the page ahead when hovered, focused or seen. Links elsewhere are plain anchors. */
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { Link, PrefetchPageLinks, useHref } from 'react-router';
import { usePath } from './page-context.ts';
import { usePrefetch } from './prefetch.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  /** Path without language prefix, with query and hash: '/karten-designen/?color=blue'. The slash rule is applied here. */
  to: string;
  ahead?: 'hover' | 'seen' | 'never';
};

/** Throws for an address that leaves the shop or could run script: those are plain anchors, after a look at what they are (F433, F434). */
export function requireInternal(to: string): void {
  if (/^[a-z][a-z0-9+.-]*:/i.test(to) || /^[/\\]{2}/.test(to)) throw new Error(`External URL without external flag: ${to.slice(0, 200)}`);
}

/** An editor has a security policy of its own: it is loaded as a document. */
const editorPath = /\/configurator-/;

export function PageLink({ to, ahead: wanted = 'hover', ...props }: Props) {
  requireInternal(to);
  const isEditor = editorPath.test(to);
  const ahead = isEditor ? 'never' : wanted;
  const rest = isEditor ? { ...props, reloadDocument: true } : props;
  const path = usePath()(to);
  const href = useHref(path);
  const anchor = useRef<HTMLAnchorElement>(null);
  const [isWanted, setWanted] = useState(false);
  const isGranted = usePrefetch(isWanted);
  useEffect(() => {
    if (ahead !== 'seen' || !anchor.current) return;
    const observer = new IntersectionObserver((entries) => setWanted(entries.some((entry) => entry.isIntersecting)), { threshold: 0.5 });
    observer.observe(anchor.current);
    return () => observer.disconnect();
  }, [ahead]);
  const hover =
    ahead === 'hover'
      ? {
          onPointerEnter: () => setWanted(true),
          onPointerLeave: () => setWanted(false),
          onFocus: () => setWanted(true),
          onBlur: () => setWanted(false),
        }
      : {};
  return (
    <>
      <Link ref={anchor} to={path} {...hover} {...rest} />
      {isGranted && !rest.reloadDocument ? <PrefetchPageLinks page={href} /> : null}
    </>
  );
}
