/** Files that are dropped anywhere on the page are taken into the set, and never opened in its place. */
import { useEffect, useEffectEvent } from 'react';

const hasFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** The attribute that the style sheet shows the drop area by. */
function mark(isDragged: boolean): void {
  document.documentElement.toggleAttribute('data-drags-files', isDragged);
}

export function useDroppedFiles(onFiles: (files: File[]) => void): void {
  const take = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    mark(false);
    onFiles([...(event.dataTransfer?.files ?? [])]);
  });
  useEffect(() => {
    const allow = (event: DragEvent) => {
      if (!hasFiles(event)) return;
      event.preventDefault();
      mark(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) mark(false);
    };
    const drop = (event: DragEvent) => take(event);
    window.addEventListener('dragover', allow);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', allow);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, []);
}
