import type { FairEvent } from '@press-room/contract/events';
import { joinFacts } from '../../lib/format.ts';
import { formatDays } from '../../lib/format-days.ts';
import { languageOfOwnWords, ownWords } from '../../lib/own-words.ts';
import styles from './accreditation-page.module.css';

/** Heading with the event. */
export function EventHeading({ id, event }: { id: string; event: FairEvent }) {
  return (
    <>
      <h2 id={id} className={styles.event}>
        <bdi lang={languageOfOwnWords(event.name)}>{ownWords(event.name)}</bdi>
      </h2>
      <p className={styles.facts}>{joinFacts([formatDays(event), ownWords(event.place)])}</p>
    </>
  );
}
