import { ERROR_REPORT_PATH } from '@press-room/contract/error-reports';
import { PRESS_RELEASE_PATH } from '@press-room/contract/press-releases';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordAction } from '../../lib/action-log.ts';
import { ApiError } from '../../lib/api-error.ts';
import { clearStoredError, storeError } from '../../lib/stored-error.ts';
import { buildRow } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';
import { closeReport } from './report-store.ts';

let answer: { status: number; body: object } = {
  status: 201,
  body: { id: 1, created_at: '2026-01-01T00:00:00Z' },
};
let sent: unknown = null;

beforeEach(() => {
  closeReport();
  clearStoredError();
  answer = { status: 201, body: { id: 1, created_at: '2026-01-01T00:00:00Z' } };
  sent = null;
  fakeApi({
    [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]),
    [`POST ${ERROR_REPORT_PATH}`]: ({ body }) => {
      sent = body;
      return Response.json(answer.body, { status: answer.status });
    },
  });
});

async function openDialog(title = 'It looks like we’re having issues', button = 'Report a problem') {
  const user = renderApp('/home', title.startsWith('It') ? {} : { locale: 'it' }).user;
  expect(screen.queryByRole('button', { name: button })).toBeNull();
  act(() => storeError(new Error('the glaze has cracked')));
  await user.click(screen.getByRole('button', { name: button }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: title })) };
}

describe('the red button', () => {
  it('is not shown for a missing connection', async () => {
    renderApp('/home');
    act(() => storeError(new ApiError(0)));
    await screen.findByRole('link', { name: 'Exports grow' });
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
  });

  it('asks first, sends what it shows, and goes when the report is there', async () => {
    const { user, dialog } = await openDialog();
    recordAction('screen', '/account/reset-password/user_id=3&signature=x?y=1');
    expect(sent).toBeNull();
    await user.type(dialog.getByRole('textbox', { name: /What happened/ }), 'I looked');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText(/Your feedback has been sent. Thank you!/)).toBeInTheDocument();
    expect(sent).toMatchObject({ comment: 'I looked' });
    expect(JSON.stringify(sent)).toContain('the glaze has cracked');
    expect(JSON.stringify(sent)).not.toContain('user_id=3');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull());
  });

  it('can be sent away without a report', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Do not report' }));
    expect(screen.queryByRole('button', { name: 'Report a problem' })).toBeNull();
    expect(sent).toBeNull();
  });

  it('stays when the reader wants to do it later', async () => {
    const { user, dialog } = await openDialog();
    await user.click(dialog.getByRole('button', { name: 'Not now' }));
    expect(screen.getByRole('button', { name: 'Report a problem' })).toBeInTheDocument();
  });

  it.each([
    [
      400,
      { email: ['Enter a valid email address.'] },
      'Some fields were invalid. Please correct the errors and try again.',
    ],
    [500, { detail: 'x' }, 'An unknown error occurred while submitting your report. Please try again.'],
  ])('says what went wrong with the report itself (%i)', async (status, body, sentence) => {
    answer = { status, body };
    const { user, dialog } = await openDialog();
    await user.type(dialog.getByRole('textbox', { name: /What happened/ }), 'kept');
    await user.click(dialog.getByRole('button', { name: 'Send report' }));
    expect(await dialog.findByText(sentence)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /What happened/ })).toHaveValue('kept');
  });

  it.each([
    ['It looks like we’re having issues', 'Report a problem', 'Send report', 'E-mail not valid'],
    ['Sembra che ci siano dei problemi', 'Segnala un problema', 'Invia segnalazione', 'E-mail non valida'],
  ])('says of a wrong address what all forms say (%s)', async (title, open, send, sentence) => {
    const { user, dialog } = await openDialog(title, open);
    const field = dialog.getByRole('textbox', { name: /^E-mail/ });
    await user.type(field, 'mario');
    await user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(sentence);
    expect(sent).toBeNull();
    await user.type(field, '@example.com');
    await user.click(dialog.getByRole('button', { name: send }));
    await waitFor(() => expect(sent).toMatchObject({ email: 'mario@example.com' }));
  });

  it('speaks Italian', async () => {
    const { dialog } = await openDialog('Sembra che ci siano dei problemi', 'Segnala un problema');
    expect(dialog.getByRole('button', { name: 'Invia segnalazione' })).toBeInTheDocument();
  });
});
