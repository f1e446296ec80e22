import type { MailMood } from '../../mail-server.ts';
import type { Fault } from './fault.ts';

const inMood = (name: string, mood: MailMood): Fault => ({
  name,
  part: 'mail',
  strike: async ({ mail }) => {
    mail.mood = mood;
    return async () => {
      mail.mood = 'well';
    };
  },
});

export const mailFaults: readonly Fault[] = [
  inMood('slow mail server', 'holds'),
  inMood('mail server refuses', 'refuses'),
  inMood('mail server hangs up', 'hangs up'),
];
