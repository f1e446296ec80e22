import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Permission } from '@press-room/contract/roles';
import type { ComponentType } from 'react';
import { m } from '../../../paraglide/messages.js';
import { PublishPanel } from '../publication/publish-panel.tsx';
import { WhenPanel } from '../publication/when-panel.tsx';
import { AttachmentsPanel } from './attachments-panel.tsx';
import { FactsPanel } from './facts-panel.tsx';
import {
  LazyAfterwardsPanel,
  LazyBoilerplatesPanel,
  LazyContactsPanel,
  LazyContributorPanel,
  LazyCoveragePanel,
  LazyLeadPanel,
  LazyLinksPanel,
  LazyMailingsPanel,
  LazyOutcomePanel,
  LazyReusePanel,
  LazyReviewPanel,
  LazyVersionsPanel,
} from './lazy-panels.ts';
import { PicturesPanel } from './pictures-panel.tsx';

export interface EditorPanel {
  id: string;
  title: () => string;
  /** Reads `useEditing()`, without props; the column renders its title and frame. */
  Component: ComponentType;
  /** Whether it is open initially; absent: never. */
  isOpen?: (release: OfficePressRelease) => boolean;
  /** Permission that the panel requires. */
  permission?: Permission;
}

const always = () => true;

/** Panels beside the texts, in order. A panel is one file and one line here. */
export const PANELS: readonly EditorPanel[] = [
  { id: 'publish', title: m['office.editor.publish.title'], Component: PublishPanel, isOpen: always },
  {
    id: 'review',
    title: m['office.editor.review.title'],
    Component: LazyReviewPanel,
    permission: 'press_release.comment',
  },
  {
    id: 'mailings',
    title: m['office.mailings.title'],
    Component: LazyMailingsPanel,
    isOpen: ({ status, withdrawal }) =>
      status === 'published' || (status === 'archived' && withdrawal !== null),
    permission: 'mailing.create',
  },
  { id: 'facts', title: m['office.editor.facts.title'], Component: FactsPanel, isOpen: always },
  {
    id: 'contributor',
    title: m['office.contributor.title'],
    Component: LazyContributorPanel,
    isOpen: always,
  },
  { id: 'when', title: m['office.editor.when.title'], Component: WhenPanel },
  {
    id: 'lead',
    title: m['office.editor.lead.title'],
    Component: LazyLeadPanel,
    permission: 'press_release.publish',
  },
  { id: 'pictures', title: m['office.editor.pictures.title'], Component: PicturesPanel },
  { id: 'attachments', title: m['office.editor.attachments.title'], Component: AttachmentsPanel },
  { id: 'contacts', title: m['office.editor.contacts.title'], Component: LazyContactsPanel },
  {
    id: 'boilerplates',
    title: m['office.editor.boilerplates.title'],
    Component: LazyBoilerplatesPanel,
  },
  {
    id: 'links',
    title: m['office.editor.links.title'],
    Component: LazyLinksPanel,
    permission: 'press_release.preview',
  },
  {
    id: 'afterwards',
    title: m['office.editor.afterwards.title'],
    Component: LazyAfterwardsPanel,
    isOpen: ({ status }) => status === 'archived',
  },
  {
    id: 'outcome',
    title: m['office.outcome.title'],
    Component: LazyOutcomePanel,
    permission: 'figure.view',
  },
  {
    id: 'coverage',
    title: m['office.clippings.title'],
    Component: LazyCoveragePanel,
    permission: 'clipping.view',
  },
  {
    id: 'reuse',
    title: m['office.editor.reuse.title'],
    Component: LazyReusePanel,
    permission: 'press_release_template.view',
  },
  { id: 'versions', title: m['office.editor.versions.title'], Component: LazyVersionsPanel },
];
