import {
  MESSAGE_ASSIGNEE_PATH,
  type OfficeMessage,
  officeMessagePath,
  REUSABLE_ANSWER_PATH,
} from '@press-room/contract/messages';
import { screen } from '@testing-library/react';
import { GROUP } from './builders.ts';
import type { Handlers } from './fake-api.ts';
import { openOffice } from './open-admin.ts';

export const MESSAGE: OfficeMessage = {
  id: 7,
  version: 3,
  reference: '2026-00007',
  status: 'open',
  email: 'rita@example.com',
  name: 'Rita Bo',
  language: 'it',
  subject: 'Pictures, please',
  topic: 'pictures',
  is_urgent: false,
  deadline: '2026-03-12T10:00:00.000Z',
  press_group: { id: GROUP.id, name: GROUP.name },
  assignee: null,
  created_at: '2026-03-11T10:00:00.000Z',
  answered_at: null,
  message: 'In high resolution',
  press_release: null,
  letters: [],
  notes: [],
};
export const ADA = { id: 4, first_name: 'Ada', last_name: 'Rossi' };
export const LETTER = {
  id: 1,
  by: ADA,
  email: MESSAGE.email,
  subject: MESSAGE.subject,
  text: 'Ecco le immagini',
  is_marked: true,
  handout: null,
};
export const ANSWERED: OfficeMessage = {
  ...MESSAGE,
  version: 4,
  status: 'answered',
  letters: [{ ...LETTER, state: 'waiting', at: '2026-03-11T11:00:00.000Z' }],
};
const READY = { id: 1, version: 1, press_group: null, updated_at: '2026-03-11T10:00:00.000Z' };
export const page = <Row>(results: Row[]) => ({ count: results.length, next: null, previous: null, results });

export function openMessage(answers: Handlers, pressGroups = [GROUP]) {
  return openOffice({
    pressGroups,
    address: '/admin/messages/7',
    answers: {
      [`GET ${officeMessagePath(7)}`]: MESSAGE,
      [`GET ${MESSAGE_ASSIGNEE_PATH}`]: page([ADA]),
      [`GET ${REUSABLE_ANSWER_PATH}`]: page([
        { ...READY, name: 'In both', text: { it: 'Nella galleria.', en: 'In the gallery.' } },
        { ...READY, id: 2, name: 'English only', text: { it: '', en: 'Thanks.' } },
      ]),
      ...answers,
    },
  });
}

export const answerBox = () => screen.findByRole('textbox', { name: 'Your answer' });
export const send = () => screen.getByRole('button', { name: 'Send the answer' });
