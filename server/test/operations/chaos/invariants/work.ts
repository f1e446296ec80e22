import { PRESS_OFFICE, type Room } from '../room.ts';
import { listWork } from '../settle.ts';

const MESSAGE_MARKS = /visitor\d+v/g;

/** Every caused mail has arrived, no other mail, and no job is left. */
export async function listUndone(room: Room): Promise<string[]> {
  const { mail, causes } = room;
  const ofOffice = mail.letters.filter(({ to }) => to.includes(PRESS_OFFICE));
  const told = new Set(ofOffice.flatMap(({ text }) => text.match(MESSAGE_MARKS) ?? []));
  const reached = new Set(mail.letters.flatMap(({ to }) => to));
  const missing = [
    ...[...causes.messages].filter(([mark, is]) => is === 'done' && !told.has(mark)),
    ...[...causes.registrations].filter(([email, is]) => is === 'done' && !reached.has(email)),
  ].map(([what]) => `the letter about ${what} never arrived`);
  const groundless = [
    ...[...causes.messages].filter(([mark, is]) => is === 'refused' && told.has(mark)),
    ...[...causes.registrations].filter(([email, is]) => is === 'refused' && reached.has(email)),
  ].map(([what]) => `a letter about ${what} arrived though it was refused`);
  const stuck = (await listWork(room)).map((job) => `a job is left: ${JSON.stringify(job)}`);
  return [...missing, ...groundless, ...stuck];
}
