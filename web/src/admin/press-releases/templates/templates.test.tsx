import type { GroupName } from '@press-room/contract/account-groups';
import { officePressGroupPath } from '@press-room/contract/admin-press-groups';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { EVENT_PATH, eventPath } from '@press-room/contract/events';
import {
  RELEASE_TEMPLATE_PATH,
  type ReleaseTemplate,
  releaseTemplatePath,
} from '@press-room/contract/release-templates';
import { TOKEN_REFRESH_PATH } from '@press-room/contract/session';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { GROUP } from '../../../test/builders.ts';
import { type Handlers, rows } from '../../../test/fake-api.ts';
import { openOffice } from '../../../test/open-admin.ts';

const TEXT = { title: 'Figures of …', subtitle: '', abstract: '', dateline: '', body: '<h2>Exports</h2>' };
const TEMPLATE: ReleaseTemplate = {
  id: 3,
  version: 2,
  press_group: { id: GROUP.id, name: GROUP.name },
  name: 'Quarterly figures',
  access: 'public',
  sectors: [1],
  event: null,
  contacts: [],
  boilerplates: null,
  text: { en: TEXT },
  updated_at: '2026-11-20T10:00:00.000Z',
};

function open(address: string, answers: Handlers = {}, group: GroupName = 'administrator_press_room') {
  const { calls, ...app } = openOffice({
    address,
    group,
    answers: {
      [`GET ${RELEASE_TEMPLATE_PATH}`]: () => rows([TEMPLATE]),
      [`GET ${releaseTemplatePath(3)}`]: { ...TEMPLATE },
      [`GET ${OFFICE_PRESS_RELEASE_PATH}`]: () => rows([]),
      ...answers,
    },
  });
  const writes = () => calls.filter(({ method, path }) => method !== 'GET' && path !== TOKEN_REFRESH_PATH);
  return { ...app, calls, writes };
}

const COTTO = {
  id: 7,
  name: { it: 'Giorni del Cotto', en: 'Terracotta Days' },
  starts_on: '2019-03-01',
  about: { it: '', en: '' },
};

describe('templates of releases', () => {
  it('are offered where a release is begun', async () => {
    const { user, writes } = open('/admin/press-releases', {
      [`POST ${OFFICE_PRESS_RELEASE_PATH}`]: buildOfficeRelease({ id: 8 }),
    });
    await user.click((await screen.findAllByRole('button', { name: 'New release' }))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog', { name: 'New release' }));
    expect(dialog.getByRole('button', { name: 'Blank release' })).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: /Quarterly figures/ }));
    await waitFor(() => expect(location.hash).toBe('#/admin/press-releases/8'));
    expect(writes().map(({ body }) => body)).toContainEqual({ press_group: GROUP.id, template: 3 });
  });

  it('are changed with their version, and deleted after a question', async () => {
    const { user, writes } = open('/admin/press-releases/templates/3', {
      [`GET ${officePressGroupPath(GROUP.id)}`]: { ...GROUP, boilerplate: { it: '', en: '' } },
      [`GET ${EVENT_PATH}`]: { results: [COTTO] },
      [`GET ${eventPath(7)}`]: COTTO,
      [`PATCH ${releaseTemplatePath(3)}`]: { ...TEMPLATE, version: 3, name: 'Figures' },
      [`DELETE ${releaseTemplatePath(3)}`]: () => new Response(null, { status: 204 }),
    });
    const name = await screen.findByRole('textbox', { name: 'Name of the template' });
    await user.clear(name);
    await user.type(name, 'Figures');
    await user.type(screen.getByRole('combobox', { name: 'Event' }), 'cotto');
    await user.click(await screen.findByRole('option', { name: /Terracotta Days/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await screen.findByRole('heading', { level: 1, name: 'Figures' });
    expect(writes()[0]?.headers.get('If-Match')).toBe('"2"');
    expect(writes()[0]?.body).toMatchObject({
      name: 'Figures',
      sectors: [1],
      event: 7,
      text: { en: { title: 'Figures of …', body: '<h2>Exports</h2>' } },
    });
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(location.hash).toBe('#/admin/press-releases/templates'));
    expect(writes()[1]?.headers.get('If-Match')).toBe('"3"');
  });

  it('lie under the list of releases, and are listed with their group', async () => {
    open('/admin/press-releases/templates');
    const row = await screen.findByRole('row', { name: /Quarterly figures/ });
    expect(within(row).getByRole('link', { name: 'Quarterly figures' })).toHaveAttribute(
      'href',
      '#/admin/press-releases/templates/3',
    );
    const trail = screen.getByRole('navigation', { name: 'You are here' });
    expect(
      within(trail)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Today', 'Releases']);
  });
});
