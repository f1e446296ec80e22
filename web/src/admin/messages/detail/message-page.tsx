import { OFFICE_MESSAGE_PATH, type OfficeMessage } from '@press-room/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'wouter';
import buttons from '../../../components/button.module.css';
import { Notice } from '../../../components/notice.tsx';
import { TOPIC_NAMES } from '../../../features/contact/form/message.ts';
import { statusOf } from '../../../lib/api-error.ts';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf, shownOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { ListSkeleton } from '../../components/list/list-skeleton.tsx';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS } from '../../paths.ts';
import { STATUSES } from '../labels.ts';
import { AnswerForm } from './answer-form.tsx';
import { Correspondence } from './correspondence.tsx';
import { Handling } from './handling.tsx';
import styles from './message-page.module.css';
import { NoteForm } from './note-form.tsx';

/** One message: its text, the answers, and its assignee. */
export function MessagePage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery({
    ...officeRecordQuery<OfficeMessage>(OFFICE_MESSAGE_PATH, Number(id)),
    refetchInterval: ({ state: { data, dataUpdateCount } }) =>
      dataUpdateCount < SENDING_POLLS_MAX && data?.letters.some(({ state }) => state === 'waiting')
        ? SENDING_MS
        : false,
  });
  if (data) return <Message message={data} />;
  return (
    <OfficePage title={m['office.messages.title']()}>
      {error ? <Missing error={error} onRetry={() => void refetch()} /> : <ListSkeleton />}
    </OfficePage>
  );
}

const SENDING_MS = 2000;
/** Stop polling after this number: if the mail server does not answer, the message waits longer. */
const SENDING_POLLS_MAX = 100;

function Message({ message }: { message: OfficeMessage }) {
  const permissions = usePermissions();
  const mayAnswer = permissions.includes('message.answer');
  const { id, subject, status, reference, topic, press_group } = message;
  return (
    <OfficePage
      title={subject}
      status={<StatusChip kind={shownOf(STATUSES, status).kind} label={shownOf(STATUSES, status).label()} />}
      facts={joinFacts([reference, labelOf(TOPIC_NAMES, topic), press_group?.name ?? ''])}
    >
      <div className={styles.message}>
        <Correspondence message={message} mayEnd={mayAnswer} />
        {mayAnswer && <AnswerForm key={id} message={message} />}
        {permissions.includes('message.edit') && <NoteForm key={`note ${id}`} message={message} />}
        <Handling message={message} />
      </div>
    </OfficePage>
  );
}

function Missing({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (statusOf(error) !== 404) return <OfficeFailure error={error} onRetry={onRetry} />;
  return (
    <Notice title={m['office.messages.missing']()} text={m['office.messages.missingText']()}>
      <Link href={OFFICE_PATHS.messages} className={buttons.button}>
        {m['office.messages.title']()}
      </Link>
    </Notice>
  );
}
