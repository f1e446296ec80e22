import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { AT, openPanel, PATH } from '../../../test/workflow-panel.ts';
import { SideColumn } from './side-column.tsx';

const NOBODY = {
  visible_from: null,
  visible_until: null,
  access: 'public',
  languages: [],
  is_visible: false,
};
const CHECK = { problems: [], outside_links: { waiting: 0, unknown: 0 }, now: NOBODY, after: null };

it.each(['published', 'archived'] as const)(
  'opens what is known of a withdrawal where there was one: %s',
  async (status) => {
    const withdrawal = { at: AT, by: null, reason: 'Wrong figure', ended_at: null, ended_by: null };
    const withdrawals = status === 'archived' ? [withdrawal] : [];
    const release = { ...buildOfficeRelease({ status }), withdrawals };
    openPanel(SideColumn, release, { [`POST ${PATH}check/`]: CHECK });
    const panel = screen.getByRole('heading', { name: 'Corrections and withdrawal' }).closest('details');
    expect(panel?.open).toBe(status === 'archived');
    if (status === 'archived') expect(await screen.findByText('Wrong figure')).toBeVisible();
  },
);
