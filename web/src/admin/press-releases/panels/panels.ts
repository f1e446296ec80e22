import type { ComponentType } from 'react';
import { m } from '../../../paraglide/messages.js';
import { FactsPanel } from './facts-panel.tsx';

export interface EditorPanel {
  id: string;
  title: () => string;
  /** Draws itself from `useEditing()`; its title and frame are drawn for it. */
  Component: ComponentType;
  isOpen?: boolean;
}

/** What stands beside the texts, in its order. A panel is one file and one line here. */
export const PANELS: readonly EditorPanel[] = [
  { id: 'facts', title: m['office.editor.facts.title'], Component: FactsPanel, isOpen: true },
];

/** Where a panel stands, so that what is missing in it can be jumped to. */
export const toPanelId = (id: string): string => `panel-${id}`;
