import type { Telling } from '../../../core/personal-data/telling.ts';
import type { PersonalData } from '../personal-data-queries.ts';

export function describeReading(
  { press_release_id: id, opened_at, taken_at }: PersonalData['embargo_readings'][number],
  { say, on, starting }: Telling,
): string {
  const parts = [
    ...(opened_at === null
      ? []
      : [
          say(
            `On ${on(opened_at)} you opened release ${id}.`,
            `${starting(opened_at)} hai aperto il comunicato ${id}.`,
          ),
        ]),
    ...(taken_at === null
      ? []
      : [
          say(
            `On ${on(taken_at)} you took release ${id} or a file of it.`,
            `${starting(taken_at)} hai preso il comunicato ${id} o un suo file.`,
          ),
        ]),
  ];
  return parts.join(' ');
}

export function describeTaking(
  {
    press_release_id: id,
    taken_at,
    basketed_at,
    told_at,
    returned_at,
    seen_at,
  }: PersonalData['takings'][number],
  { say, on, starting }: Telling,
): string {
  const parts = [
    taken_at !== null &&
      say(
        `On ${on(taken_at)} you copied or downloaded release ${id}.`,
        `${starting(taken_at)} hai copiato o scaricato il comunicato ${id}.`,
      ),
    basketed_at !== null &&
      say(
        `On ${on(basketed_at)} you put release ${id} into a basket.`,
        `${starting(basketed_at)} hai messo il comunicato ${id} in una raccolta.`,
      ),
    told_at !== null &&
      say(
        `On ${on(told_at)} we wrote to you what became of release ${id}.`,
        `${starting(told_at)} ti abbiamo scritto le novità sul comunicato ${id}.`,
      ),
    returned_at !== null &&
      say(
        `A message to you of ${on(returned_at)} about release ${id} was refused or came back.`,
        `Un messaggio per te sul comunicato ${id}, ${starting(returned_at)}, è stato rifiutato o è tornato indietro.`,
      ),
    seen_at !== null &&
      say(
        `On ${on(seen_at)} you saw what became of release ${id}.`,
        `${starting(seen_at)} hai visto le novità sul comunicato ${id}.`,
      ),
  ];
  return parts.filter(Boolean).join(' ');
}

export const describeLink = (
  { created_at, press_release_id: id, expires_at }: PersonalData['preview_links'][number],
  { say, on, starting }: Telling,
): string =>
  say(
    `On ${on(created_at)} for release ${id}, until ${on(expires_at)}.`,
    `${starting(created_at)} per il comunicato ${id}; scade ${on(expires_at)}.`,
  );
