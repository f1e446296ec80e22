import { EMBARGO_PATH } from '@press-room/contract/embargo';
import { PRESS_RELEASE_PATH, pressReleasePath } from '@press-room/contract/press-releases';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRelease, buildRow } from '../../../test/builders.ts';
import { fakeApi, rows } from '../../../test/fake-api.ts';
import { renderApp } from '../../../test/render-app.tsx';
import { copyWithLine } from './copy-with-line.ts';

const embargo = { until: '2026-11-21T09:00:00.000Z', line: 'Not for publication before noon.' };
const terms = (is_accepted: boolean) => ({ is_accepted, terms: 'You publish nothing.', count: 1 });
const ASK = `GET ${EMBARGO_PATH}`;
const ACCEPT = `POST ${EMBARGO_PATH}`;

describe('an embargo', () => {
  it('is announced to journalists who have not accepted its terms, and accepted with one button', async () => {
    let isAccepted = false;
    const calls = fakeApi({
      [ASK]: () => terms(isAccepted),
      [ACCEPT]: () => {
        isAccepted = true;
        return terms(true);
      },
      [`GET ${PRESS_RELEASE_PATH}`]: () =>
        rows([
          buildRow(),
          ...(isAccepted ? [buildRow({ id: 2, title: 'Held', access: 'press', embargo })] : []),
        ]),
    });
    const { user } = renderApp('/home', { signedIn: true });
    expect(
      await screen.findByText('A press release is under embargo, for accredited press'),
    ).toBeInTheDocument();
    expect(screen.getByText('You publish nothing.')).toBeInTheDocument();
    expect(screen.queryByText('Held')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'I accept the terms' }));
    expect(await screen.findByRole('link', { name: 'Held' })).toBeInTheDocument();
    expect(screen.getByText(embargo.line)).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText('You publish nothing.')).toBeNull());
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('is not requested for anonymous readers', async () => {
    const calls = fakeApi({ [`GET ${PRESS_RELEASE_PATH}`]: rows([buildRow()]) });
    renderApp('/home');
    await screen.findByRole('link', { name: 'Exports grow' });
    expect(calls.some(({ path }) => path === EMBARGO_PATH)).toBe(false);
  });

  it('stands above the text', async () => {
    fakeApi({ [`GET ${pressReleasePath(1)}`]: buildRelease({ access: 'press', address: null, embargo }) });
    renderApp('/press-release/1');
    const band = await screen.findByRole('complementary', { name: 'Embargo' });
    expect(band).toHaveTextContent(embargo.line);
    expect(screen.getByRole('heading', { level: 1 }).compareDocumentPosition(band)).toBe(
      Node.DOCUMENT_POSITION_PRECEDING,
    );
  });

  it('is added to manually copied text', () => {
    const text = document.createElement('p');
    text.innerHTML = 'Of <em>tiles</em>';
    document.body.append(text);
    getSelection()?.selectAllChildren(text);
    const written = new Map<string, string>();
    const clipboardData = { setData: (type: string, value: string) => written.set(type, value) };
    copyWithLine({ clipboardData, preventDefault: () => undefined }, embargo.line);
    expect(written.get('text/plain')).toBe('Not for publication before noon.\n\nOf tiles');
    expect(written.get('text/html')).toBe(
      '<p><strong>Not for publication before noon.</strong></p>Of <em>tiles</em>',
    );
    text.remove();
  });
});
