import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { storeSession } from '../../../lib/auth.ts';
import { buildOfficeRelease } from '../../../test/admin-builders.ts';
import { buildSession } from '../../../test/builders.ts';
import { rows } from '../../../test/fake-api.ts';
import { ADA, AT, button, COMMENT, LINK, openPanel, PATH, writesOf } from '../../../test/workflow-panel.ts';
import { LinksPanel } from '../links/links-panel.tsx';
import { ReviewPanel } from '../review/review-panel.tsx';

describe('the review of a release', () => {
  it('assigns it to an officer', async () => {
    const release = buildOfficeRelease();
    const { user, calls, editing } = openPanel(ReviewPanel, release, {
      [`PATCH ${PATH}`]: { ...release, version: release.version + 1, assignee: ADA },
    });
    await screen.findByRole('option', { name: 'Ada Bo' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Assigned to' }), 'Ada Bo');
    await waitFor(() => expect(editing.store.get().saved.assignee).toEqual(ADA));
    expect(writesOf(calls)).toEqual([['PATCH', '', { assignee: 4 }]]);
  });

  it('sets and removes its due day', async () => {
    const release = buildOfficeRelease();
    let due_on: string | null = null;
    const { user, calls } = openPanel(ReviewPanel, release, {
      [`PATCH ${PATH}`]: ({ body }) => {
        ({ due_on } = z.object({ due_on: z.string().nullable() }).parse(body));
        return { ...release, version: release.version + 1, due_on };
      },
    });
    fireEvent.change(screen.getByLabelText('To be done by'), { target: { value: '2026-11-24' } });
    expect(writesOf(calls)).toEqual([]);
    await user.click(screen.getByLabelText('To be done by'));
    await user.tab();
    await waitFor(() => expect(screen.getByLabelText('To be done by')).toHaveValue('2026-11-24'));
    await user.clear(screen.getByLabelText('To be done by'));
    await user.keyboard('{Enter}');
    await user.tab();
    await waitFor(() =>
      expect(writesOf(calls).map(([, , body]) => body)).toEqual([{ due_on: '2026-11-24' }, { due_on: null }]),
    );
  });

  it('returns it with a note, and not without one', async () => {
    const release = buildOfficeRelease({ status: 'in_review' });
    const { user, calls } = openPanel(ReviewPanel, release, {
      [`POST ${PATH}transition/`]: { ...release, status: 'draft', version: release.version + 1 },
    });
    await user.click(await button('Return to the author'));
    expect(screen.getByText('Write what has to change.')).toBeInTheDocument();
    expect(writesOf(calls)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /What has to change/ }), 'Check the figure');
    await user.click(await button('Return to the author'));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: 'Return to the author' })).not.toBeInTheDocument(),
    );
    expect(writesOf(calls)).toEqual([['POST', 'transition/', { to: 'draft', note: 'Check the figure' }]]);
  });

  it('shows the passage of a comment, accepts answers and resolves it', async () => {
    const { user, calls } = openPanel(ReviewPanel, buildOfficeRelease(), {
      [`POST ${PATH}comment/`]: { ...COMMENT, id: 10, parent: 9 },
      [`PATCH ${PATH}comment/9/`]: { ...COMMENT, resolved_at: AT, resolved_by: ADA },
    });
    expect(await screen.findByText('It says now:')).toHaveTextContent('It says now: twelve');
    await user.click(await button('Reply'));
    await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Done');
    await user.click(await button('Send the reply'));
    await user.click(await button('Settle'));
    await waitFor(() =>
      expect(writesOf(calls)).toEqual([
        ['POST', 'comment/', { body: 'Done', parent: 9 }],
        ['PATCH', 'comment/9/', { resolved: true }],
      ]),
    );
  });

  it('allows officers to edit only their own comments', async () => {
    const { user: me } = buildSession('administrator_press_room');
    const own = { ...COMMENT, id: 11, passage: null, by: { ...ADA, id: me.id }, body: 'Mine' };
    const { user, calls } = openPanel(ReviewPanel, buildOfficeRelease(), {
      [`GET ${PATH}comment/`]: rows([COMMENT, own]),
      [`PATCH ${PATH}comment/11/`]: { ...own, body: 'Mine!', edited_at: AT },
      [`DELETE ${PATH}comment/11/`]: () => new Response(null, { status: 204 }),
    });
    await user.click(await button('Edit'));
    const field = screen.getByRole('textbox', { name: 'Your comment' });
    expect(field).toHaveValue('Mine');
    await user.type(field, '!');
    await user.click(await button('Save the comment'));
    await user.click(await button('Delete'));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() =>
      expect(writesOf(calls)).toEqual([
        ['PATCH', 'comment/11/', { body: 'Mine!' }],
        ['DELETE', 'comment/11/', null],
      ]),
    );
  });

  it('keeps a comment from the company where it is said to be internal, and says which are', async () => {
    const company = { id: 8, name: 'Alfa Ceramiche' };
    const { user, calls } = openPanel(ReviewPanel, buildOfficeRelease({ company }), {
      [`GET ${PATH}comment/`]: rows([{ ...COMMENT, is_internal: true }]),
      [`POST ${PATH}comment/`]: { ...COMMENT, id: 10, is_internal: true },
    });
    const words = 'Internal: Alfa Ceramiche cannot read it';
    await waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2));
    await user.type(screen.getByRole('textbox', { name: 'Comment' }), 'Do they pay?');
    await user.click(screen.getByRole('checkbox', { name: words }));
    await user.click(await button('Add the comment'));
    await waitFor(() =>
      expect(writesOf(calls)).toEqual([
        ['POST', 'comment/', { body: 'Do they pay?', passage: null, internal: true }],
      ]),
    );
  });

  it('allows a company’s author to answer, but not to start or resolve threads', async () => {
    const company = { id: 8, name: 'Alfa Ceramiche' };
    const { user, calls } = openPanel(ReviewPanel, buildOfficeRelease({ company, status: 'in_review' }), {
      [`POST ${PATH}comment/`]: { ...COMMENT, id: 10, parent: 9 },
    });
    const agent = buildSession('agent_press_room_external_company');
    act(() => storeSession({ ...agent, user: { ...agent.user, press_office_of: company } }));
    expect(await screen.findByText('Twelve, not ten')).toBeInTheDocument();
    for (const name of ['Settle', 'Return to the author', 'Add the comment'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
    await user.click(await button('Reply'));
    await user.type(screen.getByRole('textbox', { name: 'Your reply' }), 'Twelve it is');
    await user.click(await button('Send the reply'));
    await waitFor(() =>
      expect(writesOf(calls)).toEqual([['POST', 'comment/', { body: 'Twelve it is', parent: 9 }]]),
    );
  });

  it('keeps the words of a comment that is refused', async () => {
    const { user } = openPanel(ReviewPanel, buildOfficeRelease(), {
      [`POST ${PATH}comment/`]: () => Response.json({ detail: 'Too many comments.' }, { status: 409 }),
    });
    await user.type(await screen.findByRole('textbox', { name: 'Comment' }), 'A thought');
    await user.click(await button('Add the comment'));
    expect(await screen.findByText('Too many comments.')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('A thought');
  });
});

describe('preview links', () => {
  it('are created for some days, shown once and revoked', async () => {
    const url = 'https://press.example/#/preview/abc';
    const { user, calls } = openPanel(LinksPanel, buildOfficeRelease(), {
      [`POST ${PATH}preview_link/`]: { ...LINK, url },
      [`DELETE ${PATH}preview_link/5/`]: () => new Response(null, { status: 204 }),
    });
    const days = await screen.findByRole('spinbutton', { name: 'Valid for (days)' });
    await user.clear(days);
    await user.type(days, '31');
    expect(await button('Make a link')).toBeDisabled();
    await user.clear(days);
    await user.type(days, '3');
    await user.click(await button('Make a link'));
    expect(await screen.findByDisplayValue(url)).toBeInTheDocument();
    const made = calls.find(({ method }) => method === 'POST')?.body;
    const { expires_at } = z.object({ expires_at: z.iso.datetime() }).parse(made);
    expect(Math.round((Date.parse(expires_at) - Date.now()) / 86_400_000)).toBe(3);
    await user.click(await button('Revoke'));
    await waitFor(() => expect(screen.queryByDisplayValue(url)).not.toBeInTheDocument());
  });
});
