/** What the launcher hands to the panel, which is loaded on demand. */
import type { ComponentType } from 'react';

/** From the attributes of the link: the number of an order ('' for none), the code of an error page. */
export type MessageSubject = { ask?: string; code?: string };
type Panel = ComponentType<{ about: MessageSubject; onClose: () => void }>;

export type LoadedPanel = { Panel: Panel };
