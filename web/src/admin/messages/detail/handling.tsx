import { toReadableAddress } from '@press-room/contract/mail-addresses';
import {
  MESSAGE_STATUSES,
  type MessageChange,
  OFFICE_MESSAGE_PATH,
  type OfficeMessage,
} from '@press-room/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { SelectField } from '../../../components/select-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { shownOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { toPressRelease } from '../../../paths.ts';
import { Deadline } from '../../components/page/deadline.tsx';
import { StatusChip } from '../../components/page/status-chip.tsx';
import { toPersonName } from '../../components/person-name.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { STATUSES } from '../labels.ts';
import { assigneesQuery } from '../queries.ts';
import styles from './message-page.module.css';

/** Assignee, press group, state and deadline of a message; each choice is saved at once. */
export function Handling({ message }: { message: OfficeMessage }) {
  const {
    id,
    version,
    status,
    is_urgent,
    deadline,
    assignee,
    email,
    press_group,
    press_release: release,
  } = message;
  const known = usePressGroups();
  const groups =
    press_group && known.every((group) => group.id !== press_group.id) ? [press_group, ...known] : known;
  const mayEdit = usePermissions().includes('message.edit');
  const write = useOfficeWrite(OFFICE_MESSAGE_PATH);
  const { data: people = assignee ? [assignee] : [] } = useQuery(assigneesQuery());
  const save = async (body: MessageChange) => {
    const outcome = await write({ method: 'PATCH', id, version, body });
    if (outcome.kind !== 'saved') showToast('error', describeOutcome(outcome));
  };
  return (
    <aside className={styles.handling} aria-label={m['office.messages.handling']()}>
      {is_urgent && <StatusChip kind="stop" label={m['office.messages.urgent']()} />}
      {deadline !== null && (
        <p className={styles.fact}>
          <span className={styles.label}>{m['office.messages.column.deadline']()}</span>
          <Deadline at={deadline} isSettled={status !== 'open'} />
        </p>
      )}
      {mayEdit && (
        <>
          <SelectField
            label={m['office.messages.column.assignee']()}
            value={assignee === null ? '' : String(assignee.id)}
            options={[
              { value: '', text: m['office.messages.nobody']() },
              ...people.map((person) => ({ value: String(person.id), text: toPersonName(person) })),
            ]}
            onChange={(value) => void save({ assignee: value === '' ? null : Number(value) })}
          />
          <SelectField
            label={m['office.messages.column.status']()}
            value={status}
            options={MESSAGE_STATUSES.map((value) => ({ value, text: shownOf(STATUSES, value).label() }))}
            onChange={(value) => {
              const chosen = MESSAGE_STATUSES.find((each) => each === value);
              if (chosen) void save({ status: chosen });
            }}
          />
          {(groups.length > 1 || press_group === null) && (
            <SelectField
              label={m['office.releases.column.group']()}
              value={press_group === null ? '' : String(press_group.id)}
              options={[
                ...(press_group === null ? [{ value: '', text: m['office.messages.nobody']() }] : []),
                ...groups.map((group) => ({ value: String(group.id), text: group.name })),
              ]}
              onChange={(value) => {
                if (value !== '') void save({ press_group: Number(value) });
              }}
            />
          )}
        </>
      )}
      <p className={styles.fact}>
        <span className={styles.label}>{m['office.messages.column.email']()}</span>
        <bdi className={styles.address}>{toReadableAddress(email)}</bdi>
      </p>
      {release && (
        <p className={styles.fact}>
          <span className={styles.label}>{m['office.messages.about']()}</span>
          <Link href={toPressRelease(release.id)}>
            <bdi>{release.title}</bdi>
          </Link>
        </p>
      )}
    </aside>
  );
}
