import type { MigrationFactory } from '../migrate.ts';
import { createAccounts, createSignIn } from './001-accounts.ts';
import { createAppointments } from './001-appointments.ts';
import { createAssets } from './001-assets.ts';
import { createClippings, createPressReviews } from './001-clippings.ts';
import { createCompanies, createCompanyOffices } from './001-companies.ts';
import { createContact } from './001-contact.ts';
import { createCrises } from './001-crises.ts';
import { createEvents } from './001-events.ts';
import { createImports } from './001-imports.ts';
import { createGallery, createMagazines, createPressKits } from './001-media.ts';
import { createPressGroups } from './001-press-groups.ts';
import { createPrivacy } from './001-privacy.ts';
import { createProposals } from './001-proposals.ts';
import { createAlerts, createContacts, createInvitedContacts, createMailings } from './001-reach.ts';
import { createReleases, createReleaseWork } from './001-releases.ts';
import { createSearch } from './001-search.ts';
import { createSectorLinks, createSectors } from './001-sectors.ts';
import { createWork } from './001-work.ts';
import { openBuilder } from './schema-builder.ts';

/** A table is created after those it refers to. */
const PARTS = [
  createPressGroups,
  createCrises,
  createCompanies,
  createAccounts,
  createSignIn,
  createCompanyOffices,
  createPrivacy,
  createSectors,
  createAssets,
  createEvents,
  createReleases,
  createReleaseWork,
  createGallery,
  createMagazines,
  createPressKits,
  createContact,
  createContacts,
  createClippings,
  createAppointments,
  createPressReviews,
  createProposals,
  createSectorLinks,
  createAlerts,
  createInvitedContacts,
  createMailings,
  createImports,
  createWork,
  createSearch,
];

/** The tables of release 1.0.0. */
export const schema: MigrationFactory = (ddl) => ({
  async up(db) {
    const builder = openBuilder(db, ddl);
    for (const create of PARTS) await create(builder);
  },
});
