import type { Dashboard } from '@press-room/contract/dashboard';
import { toReadableAddress } from '@press-room/contract/mail-addresses';
import { Link } from 'wouter';
import { m } from '../../paraglide/messages.js';
import { Deadline } from '../components/page/deadline.tsx';
import { Instant } from '../components/page/instant.tsx';
import { OFFICE_PATHS, toMessage } from '../paths.ts';
import { WaitingItem, WaitingSection } from './waiting-section.tsx';

/** Questions about a crisis first; their queue is hidden while it is empty. */
export function Messages({ desk: { urgent, messages } }: { desk: Pick<Dashboard, 'urgent' | 'messages'> }) {
  const open = `${OFFICE_PATHS.messages}?status=open`;
  return (
    <>
      {urgent?.count !== 0 && (
        <Queue title={m['office.desk.urgent']()} messages={urgent} all={`${open}&urgent=true`} />
      )}
      <Queue title={m['office.desk.messages']()} messages={messages} all={`${open}&urgent=false`} />
    </>
  );
}

interface QueueProps {
  title: string;
  messages: Dashboard['messages'];
  all: string;
}

function Queue({ title, messages, all }: QueueProps) {
  return (
    <WaitingSection title={title} waiting={messages} all={all}>
      {({ id, subject, name, email, deadline, created_at }) => (
        <WaitingItem
          key={id}
          facts={<bdi>{name || toReadableAddress(email)}</bdi>}
          when={<When {...{ deadline, created_at }} />}
        >
          <Link href={toMessage(id)}>
            <bdi>{subject}</bdi>
          </Link>
        </WaitingItem>
      )}
    </WaitingSection>
  );
}

const When = ({ deadline, created_at }: { deadline: string | null; created_at: string }) =>
  deadline === null ? <Instant at={created_at} /> : <Deadline at={deadline} />;
