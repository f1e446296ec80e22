import { dropDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import { readSessionJson, writeSession } from '../../../lib/storage.ts';
import type { RegistrationDraft, RegistrationValues } from './registration.ts';

const DRAFT_KEY = 'sign-up';
const SENT_KEY = 'sign-up-sent';

export const readSignUp = (empty: RegistrationDraft): RegistrationValues => ({
  ...readDraft(DRAFT_KEY, empty),
  password: '',
});

/** Stores the input without the password. */
export function keepSignUp({ password: _password, ...draft }: RegistrationValues): void {
  writeDraft(DRAFT_KEY, draft);
}

/** The address that awaits confirmation, so that a reload keeps the step. */
export const readSentTo = (): string | null => readSessionJson<string>(SENT_KEY);

export function finishSignUp(email: string): void {
  dropDraft(DRAFT_KEY);
  writeSession(SENT_KEY, JSON.stringify(email));
}

export const forgetSentTo = (): void => writeSession(SENT_KEY, null);
