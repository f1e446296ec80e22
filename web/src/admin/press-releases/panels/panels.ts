import type { ComponentType } from 'react';
import { m } from '../../../paraglide/messages.js';
import { PublishPanel } from '../publication/publish-panel.tsx';
import { WhenPanel } from '../publication/when-panel.tsx';
import { AttachmentsPanel } from './attachments-panel.tsx';
import { ContactsPanel } from './contacts-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import { LateAfterwardsPanel, LateLinksPanel, LateReusePanel, LateReviewPanel } from './late-panels.ts';
import { PicturesPanel } from './pictures-panel.tsx';
import { VersionsPanel } from './versions-panel.tsx';

export interface EditorPanel {
  id: string;
  title: () => string;
  /** Draws itself from `useEditing()`; its title and frame are drawn for it. */
  Component: ComponentType;
  isOpen?: boolean;
}

/** What stands beside the texts, in its order. A panel is one file and one line here. */
export const PANELS: readonly EditorPanel[] = [
  { id: 'publish', title: m['office.editor.publish.title'], Component: PublishPanel, isOpen: true },
  { id: 'review', title: m['office.editor.review.title'], Component: LateReviewPanel },
  { id: 'facts', title: m['office.editor.facts.title'], Component: FactsPanel, isOpen: true },
  { id: 'when', title: m['office.editor.when.title'], Component: WhenPanel },
  { id: 'pictures', title: m['office.editor.pictures.title'], Component: PicturesPanel },
  { id: 'attachments', title: m['office.editor.attachments.title'], Component: AttachmentsPanel },
  { id: 'contacts', title: m['office.editor.contacts.title'], Component: ContactsPanel },
  { id: 'links', title: m['office.editor.links.title'], Component: LateLinksPanel },
  { id: 'afterwards', title: m['office.editor.afterwards.title'], Component: LateAfterwardsPanel },
  { id: 'reuse', title: m['office.editor.reuse.title'], Component: LateReusePanel },
  { id: 'versions', title: m['office.editor.versions.title'], Component: VersionsPanel },
];
