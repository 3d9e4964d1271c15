/** One React context with the editor; components select what they show with `useEditor`. */
import { type ComponentType, createContext, useContext, useSyncExternalStore } from 'react';
import type { DesignDocument } from '#core/design/document.ts';
import type { Sheet, SheetPanel } from '#core/layout/sheet.ts';
import { handHeld, type Limits } from '#core/preflight/limits.ts';
import { useStore } from '#web/page/create-store.ts';
import type { Gesture, ToolRunner } from './canvas/tools/tool.ts';
import type { ResourceLoader } from './draft/resources.ts';
import type { DraftSession } from './draft/session.ts';
import type { Uploads } from './panels/uploads.ts';
import { type Painting, paintSharpness, smallSharpness } from './preview/painting.ts';
import type { PreviewState } from './preview/preview.ts';
import type { EditorState, ShownFinding, SidePanel } from './state.ts';
import type { EditorStore } from './store.ts';

export type OverlayProps = { sheet: Sheet; panel: SheetPanel };

/** `finding`: one of the rule over crops. */
export type FormatOfferProps = { finding: ShownFinding };

export type Editor<Choice> = {
  /** The tools of the canvas. */
  tools: ToolRunner;
  store: EditorStore<Choice>;
  session: DraftSession;
  resources: ResourceLoader;
  uploads: Uploads;
  /** The panel that shows what is uploaded. */
  uploadsPanel: SidePanel;
  /** Whether uploaded pictures find their places by themselves: files are not spread over empty slots. */
  placesUploads: boolean;
  /** Key of the occasion the design is made for. */
  occasion: string;
  /** Texts with fields that the template has for lists of names, by element; absent for products that are not printed with lists. */
  fieldTexts?: Readonly<Record<string, string>>;
  /** Number of pieces the choice asks for. */
  quantityOf(choice: Choice): number;
  /** Draws what lies on a panel of the canvas and is not printed; null where the product has nothing of the kind. */
  Overlay: ComponentType<OverlayProps> | null;
  /** Offers the format that shows the most of a photo, beside a finding over its crop; absent where formats do not change that. */
  FormatOffer?: ComponentType<FormatOfferProps>;
  /** Memoized: the same state gives the same preview. */
  previewOf(state: EditorState<Choice>): PreviewState;
};

export const EditorContext = createContext<Editor<unknown> | null>(null);

/** Figures of the print check for the product as it is chosen now. */
export const LimitsContext = createContext<Limits>(handHeld);

export function useLimits(): Limits {
  return useContext(LimitsContext);
}

export function useEditorInstance(): Editor<unknown> {
  const editor = useContext(EditorContext);
  if (!editor) throw new Error('no editor around this component');
  return editor;
}

/** The selected part of the state. The selector returns the same object for the same state. */
export function useEditor<T>(selector: (state: EditorState<unknown>) => T): T {
  const { store } = useEditorInstance();
  const read = () => selector(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
}

/** The selected part of what a gesture shows. */
export function useGesture<T>(selector: (gesture: Gesture) => T): T {
  return useStore(useEditorInstance().tools.gesture, selector);
}

export function useDesign(): DesignDocument {
  return useEditor(({ history }) => history.content.design);
}

export function usePreview(): PreviewState {
  const { previewOf } = useEditorInstance();
  return useEditor(previewOf);
}

/** True from the first layout on. */
export function useHasPreview(): boolean {
  const { previewOf } = useEditorInstance();
  return useEditor((state) => previewOf(state).preview !== null);
}

/** Only what the painter needs: it stays the same while the design changes. `scale`: CSS pixels per millimetre. */
export function usePainting(scale: number): Painting {
  return usePaintingAt(paintSharpness(scale, globalThis.devicePixelRatio ?? 1));
}

/** The same for pages as small as those of a strip. */
export function useSmallPainting(): Painting {
  return usePaintingAt(smallSharpness);
}

function usePaintingAt(sharpness: number): Painting {
  const { previewOf } = useEditorInstance();
  return useEditor((state) => previewOf(state).paintingAt(sharpness));
}
