/** Copies a text and confirms it. Where the clipboard is blocked it selects the text, so that Ctrl+C copies it. */

import copyIcon from '@phosphor-icons/core/light/copy-light.svg?raw';
import { useEffect, useRef, useState } from 'react';
import { partTexts } from '#texts/de/frame/parts.ts';
import { useTexts } from '#web/page/texts.ts';
import { Icon } from './icon.tsx';
import { checkIcon } from './icons.ts';

/** Specification 9: how long "copied" stays. */
export const copiedMs = 1500;

type Props = {
  text: string;
  /** Accessible name of what is copied: "Spruch von Rilke". */
  label: string;
  /** Selected where the clipboard is closed. */
  target?: () => HTMLElement | null;
  className?: string;
};

export function CopyButton({ text, label, target, className = '' }: Props) {
  const t = useTexts(partTexts);
  const [isCopied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      const element = target?.();
      if (element) getSelection()?.selectAllChildren(element);
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), copiedMs);
  };
  return (
    <button
      type="button"
      className={`-me-2 inline-flex min-h-11 flex-none items-center gap-2 px-2 text-small decoration-1 underline-offset-4 hover:underline ${isCopied ? 'text-moss' : ''} ${className}`}
      onClick={() => void copy()}
    >
      <Icon svg={isCopied ? checkIcon : copyIcon} small />
      <span aria-live="polite">{t(isCopied ? 'shared.copied' : 'shared.copy')}</span>
      <span className="unseen">{label}</span>
    </button>
  );
}
