import { REGISTER_PATH } from '@press-room/contract/account';
import { CONTACT_PATH } from '@press-room/contract/contact';
import { ask, type Reply } from '../ask.ts';
import type { Room } from '../room.ts';
import type { Certainty } from './causes.ts';
import { pause } from './session.ts';

export const certaintyOf = ({ is }: Reply): Certainty => (is === 'acknowledged' ? 'done' : is);

/** People who write to the press office or register; both cause mails. */
export async function visit(room: Room): Promise<void> {
  const { causes } = room;
  while (!room.isOver) {
    const number = causes.next++;
    const mark = `visitor${number}v`;
    const email = `${mark}@example.com`;
    if (number % 3 === 0) causes.registrations.set(email, certaintyOf(await register(room, email)));
    else causes.messages.set(mark, certaintyOf(await writeMessage(room, mark)));
    for (let rest = 0; rest < 3; rest += 1) await pause();
  }
}

/** Writes to the press office, which gets a mail with the mark. */
export const writeMessage = (room: Room, mark: string): Promise<Reply> =>
  ask(room, {
    method: 'POST',
    path: CONTACT_PATH,
    body: {
      email: `${mark}@example.org`,
      name: 'Ada',
      subject: 'Figures',
      message: `Please send ${mark}`,
      privacy: true,
    },
  });

const register = (room: Room, email: string): Promise<Reply> =>
  ask(room, {
    method: 'POST',
    path: REGISTER_PATH,
    body: {
      email,
      password: 'Str0ng_pass!',
      password_confirm: 'Str0ng_pass!',
      first_name: 'Ada',
      last_name: 'Rossi',
      accept: true,
    },
  });
