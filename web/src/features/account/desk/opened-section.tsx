import { type Desk, OPENING_DAYS, type Opened } from '@press-room/contract/desk';
import { OFFICE_ZONE } from '@press-room/contract/office-clock';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { formatOnDay } from '../../../lib/format-on-day.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { toPressRelease } from '../../../paths.ts';
import { toMagazines } from '../../magazines/filter.ts';
import { Section } from '../profile/section.tsx';
import styles from './desk.module.css';
import { DESK_KEY, forgetOpened } from './queries.ts';

const toThing = ({ thing }: Opened): string =>
  thing.kind === 'press_release'
    ? toPressRelease(thing.id)
    : toMagazines(thing.magazine_kind, {}, { id: thing.id, page: 1, find: '' });

/** Records that the reader opened on any device. */
export function OpenedSection({ opened }: Pick<Desk, 'opened'>) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: forgetOpened,
    onSuccess: () => client.invalidateQueries({ queryKey: DESK_KEY }),
    onError: tellFailure,
  });
  return (
    <Section title={m['account.desk.opened']()} hint={m['account.desk.openedHint']({ days: OPENING_DAYS })}>
      {opened.length === 0 ? (
        <p>{m['account.desk.openedNone']()}</p>
      ) : (
        <>
          <ul className={styles.list}>
            {opened.map((each) => (
              <li key={`${each.thing.kind} ${each.thing.id}`} className={styles.row}>
                <Link href={toThing(each)} className={styles.name}>
                  <bdi lang={each.language}>{each.title}</bdi>
                </Link>
                <p className={styles.facts}>
                  {m['account.desk.openedOn']({ date: formatOnDay(each.at, OFFICE_ZONE) })}
                </p>
              </li>
            ))}
          </ul>
          <button
            type="button"
            className={`${buttons.quiet} ${styles.button}`}
            disabled={isPending}
            onClick={() => mutate()}
          >
            {m['account.desk.clear']()}
          </button>
        </>
      )}
    </Section>
  );
}
