import { eventPath, type OpenEvent } from '@press-room/contract/events';
import { PRESS_RELEASE_PATH, pressReleasePath } from '@press-room/contract/press-releases';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRelease, buildRow } from '../../test/builders.ts';
import { fakeApi, rows } from '../../test/fake-api.ts';
import { renderApp } from '../../test/render-app.tsx';

const EVENT: OpenEvent = {
  id: 2,
  name: { it: 'Fiera 2027', en: 'Fair 2027' },
  place: { it: 'Bologna', en: '' },
  about: { it: '<p>La <strong>fiera</strong>.</p>', en: '' },
  starts_on: '2027-09-20',
  ends_on: '2027-09-24',
  applications_from: null,
  applications_until: null,
  decision_days: 5,
  criteria_journalist: { it: '', en: '' },
  criteria_photographer: { it: '', en: '' },
  criteria_creator: { it: '', en: '' },
  criteria_company_press_office: { it: '', en: '' },
  is_open: false,
};

const open = (address: string, event: Partial<OpenEvent> = {}) => {
  const calls = fakeApi({
    [`GET ${eventPath(2)}`]: { ...EVENT, ...event },
    [`GET ${eventPath(9)}`]: Response.json({ detail: 'Not found.' }, { status: 404 }),
    [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow({ id: 4, title: 'A new hall' })]),
    [`GET ${pressReleasePath(1)}`]: buildRelease({ event: { id: 2, name: EVENT.name } }),
  });
  renderApp(address);
  return calls;
};

describe('the page of an event', () => {
  it('shows date, place and related records', async () => {
    const calls = open('/event/2');
    expect(await screen.findByRole('heading', { level: 1, name: 'Fair 2027' })).toBeInTheDocument();
    expect(screen.getByText(/20–24 September 2027/)).toHaveTextContent('Bologna');
    expect(await screen.findByRole('link', { name: 'A new hall' })).toHaveAttribute(
      'href',
      '#/press-release/4',
    );
    const asked = calls.filter(({ path }) => path === PRESS_RELEASE_PATH).at(-1)?.search;
    expect(asked?.get('event')).toBe('2');
    // Texts that are missing in English are shown in Italian, and marked as such.
    expect(screen.getByText('fiera').closest('[lang]')).toHaveAttribute('lang', 'it');
    expect(screen.queryByRole('link', { name: 'Apply for accreditation' })).not.toBeInTheDocument();
  });

  it('leads to accreditation while that is open', async () => {
    open('/event/2', { is_open: true, applications_until: '2027-09-01T10:00:00Z' });
    expect(await screen.findByRole('link', { name: 'Apply for accreditation' })).toHaveAttribute(
      'href',
      '#/account/accreditation',
    );
  });

  it('says that an event is not there', async () => {
    open('/event/9');
    expect(await screen.findByRole('heading', { name: 'Event not found' })).toBeInTheDocument();
  });

  it('is where a release leads', async () => {
    open('/press-release/1');
    expect(await screen.findByRole('link', { name: 'Fair 2027' })).toHaveAttribute('href', '#/event/2');
  });
});
