import { type Handout, messageHandoutPath, OFFICE_MESSAGE_PATH } from '@press-room/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { formatBytes, joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { sendWrite } from '../../components/saving/office-write.ts';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { KIND_NAMES } from '../labels.ts';
import styles from './message-page.module.css';

interface GivenProps {
  handout: Handout;
  /** Id of the message. */
  message: number;
  mayEnd: boolean;
}

/** Materials behind a letter's link, the number of its uses, and a button to end it. */
export function Given({ handout, message, mayEnd }: GivenProps) {
  const { id, expires_at, is_open, openings, opened_at, takings, items } = handout;
  const [isBusy, setIsBusy] = useState(false);
  const client = useQueryClient();
  const end = async () => {
    setIsBusy(true);
    const outcome = await sendWrite({ method: 'DELETE', path: messageHandoutPath(message, id) });
    await client.invalidateQueries({ queryKey: officeRecordQuery(OFFICE_MESSAGE_PATH, message).queryKey });
    setIsBusy(false);
    if (outcome.kind === 'saved') showToast('success', m['office.messages.attachedEndDone']());
    else showToast('error', describeOutcome(outcome));
  };
  return (
    <div className={styles.given}>
      <p className={styles.hint}>
        {is_open
          ? m['office.messages.attached']({ date: officeMoment(expires_at) })
          : m['office.messages.attachedEnded']()}
      </p>
      <ul>
        {items.map(({ kind, title, bytes, takings: taken, taken_at }) => (
          <li key={`${kind} ${title}`}>
            <bdi>{title}</bdi>{' '}
            <span className={styles.hint}>
              {joinFacts([
                labelOf(KIND_NAMES, kind),
                formatBytes(bytes),
                taken_at === null
                  ? ''
                  : m['office.prepared.takenAt']({ takings: taken, date: officeMoment(taken_at) }),
              ])}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.hint}>
        {joinFacts([
          m['office.messages.attachedCount']({ openings, takings }),
          opened_at === null ? '' : m['office.prepared.lastOpened']({ date: officeMoment(opened_at) }),
        ])}
      </p>
      {is_open && mayEnd && (
        <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void end()}>
          {m['office.messages.attachedEnd']()}
        </button>
      )}
    </div>
  );
}
