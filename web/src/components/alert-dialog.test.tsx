import { ALERT_PATH, ALERT_PREVIEW_PATH } from '@press-room/contract/alerts';
import { PRESS_RELEASE_PATH, PRESS_RELEASE_YEARS_PATH } from '@press-room/contract/press-releases';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRow, GROUP } from '../test/builders.ts';
import { fakeApi, type Handlers, rows } from '../test/fake-api.ts';
import { renderApp } from '../test/render-app.tsx';

const PREVIEW = {
  about: 'Press releases of Site Alpha, with the words “tiles”',
  count: 3,
  releases: [{ id: 1, title: 'Exports grow', language: 'en', date: '2026-11-10' }],
  wording: 'I agree to get press releases by e-mail.',
};

async function open(handlers: Handlers, locale: 'en' | 'it' = 'en') {
  const calls = fakeApi({
    [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]),
    [`GET ${PRESS_RELEASE_YEARS_PATH}`]: rows([]),
    [`POST ${ALERT_PREVIEW_PATH}`]: PREVIEW,
    ...handlers,
  });
  const { user } = renderApp('/home?q=tiles&year=2026', { locale });
  const button = locale === 'it' ? 'Avvisami' : 'Tell me about this';
  await user.click(await screen.findByRole('button', { name: button }));
  return { calls, user, dialog: within(await screen.findByRole('dialog')) };
}

describe('asking for news by e-mail', () => {
  it('shows the subject with a preview, and subscribes to the filter of the list', async () => {
    const { calls, user, dialog } = await open({
      [`POST ${ALERT_PATH}`]: { detail: 'We have sent a message.' },
    });
    expect(await dialog.findByText(PREVIEW.about)).toBeInTheDocument();
    expect(dialog.getByText('3 in the last 30 days.')).toBeInTheDocument();
    expect(dialog.getByText(PREVIEW.wording)).toBeInTheDocument();
    await user.type(dialog.getByLabelText('E-mail address'), 'ada@gazette.example');
    expect(dialog.queryByLabelText('At what hour')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('radio', { name: 'Once a week' }));
    await user.selectOptions(dialog.getByLabelText('On what day'), 'Friday');
    await user.selectOptions(dialog.getByLabelText('At what hour'), '17:00');
    await user.click(dialog.getByRole('button', { name: 'Send me these' }));
    expect(await screen.findByText('We have sent a message.')).toBeInTheDocument();
    const asked = calls.find(({ path }) => path === ALERT_PATH)?.body;
    expect(asked).toMatchObject({
      email: 'ada@gazette.example',
      language: 'en',
      rhythm: 'weekly',
      hour: 17,
      weekday: 5,
      filter: { q: 'tiles', group: GROUP.id },
    });
    expect(asked).not.toHaveProperty('filter.year');
  });

  it('shows an invalid address before it sends the request', async () => {
    const { calls, user, dialog } = await open({}, 'it');
    await user.click(await dialog.findByRole('button', { name: 'Voglio riceverle' }));
    expect(dialog.getByLabelText('Indirizzo e-mail')).toBeInvalid();
    expect(calls.some(({ path }) => path === ALERT_PATH)).toBe(false);
  });
});
