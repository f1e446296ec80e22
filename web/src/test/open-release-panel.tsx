import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import type { Language } from '@press-room/contract/languages';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { onTestFinished } from 'vitest';
import { ShownLanguageContext } from '../admin/press-releases/page/jump.ts';
import { saveRelease } from '../admin/press-releases/queries.ts';
import { Editing } from '../admin/press-releases/saving/editing.ts';
import { EditingContext } from '../admin/press-releases/saving/use-editing.ts';
import { chooseLocale } from '../i18n/locale.ts';
import { storeSession } from '../lib/auth.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { createStore } from '../lib/store.ts';
import { buildSession } from './builders.ts';
import { fakeApi, type Handlers } from './fake-api.ts';

/** Renders a panel or dialog of the editor with a release that an officer has open, in English. */
export function openReleasePanel(Panel: ComponentType, release: OfficePressRelease, answers: Handlers) {
  const calls = fakeApi(answers);
  chooseLocale('en');
  storeSession(buildSession('administrator_press_room'));
  const shelf = {
    read: () => Promise.resolve(null),
    write: () => Promise.resolve(),
    drop: () => Promise.resolve(),
  };
  const editing = new Editing({ release, isReadOnly: false, send: saveRelease, shelf });
  // Else a save that waits would be a call of the next test.
  onTestFinished(() => editing.close());
  render(
    <QueryClientProvider client={createQueryClient()}>
      <EditingContext value={editing}>
        <ShownLanguageContext value={createStore<Language>('it')}>
          <Panel />
        </ShownLanguageContext>
      </EditingContext>
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), calls, editing };
}
