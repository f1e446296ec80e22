import { criteriaField, EVENT_LANES, type EventLane, type OpenEvent } from '@press-room/contract/events';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import buttons from '../../components/button.module.css';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { useSignedInUser } from '../../lib/auth.ts';
import { labelOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { profileQuery } from '../account/profile/queries.ts';
import styles from './accreditation-page.module.css';
import { Criteria } from './criteria.tsx';
import { EventHeading } from './event-heading.tsx';
import { LANE_LABELS, onInstant } from './labels.ts';
import { createApplication, useKeep } from './queries.ts';

/** Event without an application: its lanes with their criteria, and a form to start one. */
export function NewApplication({ event }: { event: OpenEvent }) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.side}>
        <EventHeading id={id} event={event} />
      </div>
      <div className={styles.content}>
        {event.is_open ? <Beginning event={event} /> : <p>{describeClosed(event)}</p>}
      </div>
    </section>
  );
}

function describeClosed({ applications_from: from }: OpenEvent): string {
  const isLater = from !== null && Date.parse(from) > Date.now();
  return isLater ? m['office.fair.opensAt']({ at: onInstant(from) }) : m['office.fair.closed']();
}

function Beginning({ event }: { event: OpenEvent }) {
  const lanes = EVENT_LANES.filter((lane) => ownWords(event[criteriaField(lane)]) !== '');
  const [lane, setLane] = useState<EventLane | ''>('');
  const { data: profile } = useQuery(profileQuery(useSignedInUser().id));
  const keep = useKeep();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (chosen: EventLane) =>
      createApplication({
        event: event.id,
        lane: chosen,
        outlet: profile?.newspaper || profile?.company?.name || profile?.company_name || '',
      }),
    onSuccess: (own) => keep(own.id, own),
  });
  return (
    <>
      {event.applications_until !== null && (
        <p>{m['office.fair.openUntil']({ at: onInstant(event.applications_until) })}</p>
      )}
      <RadioGroup
        legend={m['office.fair.lane.legend']()}
        name={`lane-${event.id}`}
        value={lane}
        options={lanes.map((value) => ({ value, text: labelOf(LANE_LABELS, value) }))}
        error={undefined}
        onChange={setLane}
      />
      {lane !== '' && <Criteria event={event} lane={lane} />}
      <Refusal error={error} />
      {lane !== '' && (
        <button
          type="button"
          className={buttons.button}
          aria-disabled={isPending}
          onClick={() => !isPending && mutate(lane)}
        >
          {m['office.fair.begin']()}
        </button>
      )}
    </>
  );
}
