import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import { OFFICERS_PATH, type ReleaseComment } from '@press-room/contract/release-reviews';
import { screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { buildOfficeRelease } from './admin-builders.ts';
import { type FakeCall, type Handlers, rows } from './fake-api.ts';
import { openReleasePanel } from './open-release-panel.tsx';

export const AT = '2026-03-12T10:00:00.000Z';
export const ADA = { id: 4, first_name: 'Ada', last_name: 'Bo' };
export const PATH = officePressReleasePath(buildOfficeRelease().id);
export const COMMENT: ReleaseComment = {
  id: 9,
  parent: null,
  by: ADA,
  body: 'Twelve, not ten',
  is_internal: false,
  passage: {
    language: 'it',
    field: 'title',
    exact: 'ten',
    prefix: '',
    suffix: '',
    state: 'changed',
    current: 'twelve',
  },
  created_at: AT,
  edited_at: null,
  resolved_at: null,
  resolved_by: null,
};
export const LINK = {
  id: 5,
  created_at: AT,
  created_by: ADA,
  expires_at: '2026-03-19T10:00:00.000Z',
  openings: 2,
  last_opened_at: AT,
};

/** Opens a panel of a release with an officer, a comment and a preview link. */
export const openPanel = (Panel: ComponentType, release: OfficePressRelease, answers: Handlers) =>
  openReleasePanel(Panel, release, {
    [`GET ${OFFICERS_PATH}`]: rows([{ ...ADA, permissions: [] }]),
    [`GET ${PATH}comment/`]: rows([COMMENT]),
    [`GET ${PATH}preview_link/`]: rows([LINK]),
    [`POST ${PATH}check/`]: { problems: [] },
    ...answers,
  });

/** Method, path below the release, and body of each write. */
export const writesOf = (calls: FakeCall[]) =>
  calls
    .filter(({ method, path }) => method !== 'GET' && !path.endsWith('check/'))
    .map(({ method, path, body }) => [method, path.replace(PATH, ''), body]);
export const button = (name: string) => screen.findByRole('button', { name });
