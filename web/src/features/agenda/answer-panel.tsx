import {
  APPOINTMENT_NEEDS,
  type AppointmentAnswerForm,
  type AppointmentAnswerWord,
  type AppointmentNeed,
  appointmentAnswerPath,
  NEEDS_NOTE_MAX_LENGTH,
  type OwnAnswer,
} from '@press-room/contract/appointment-answers';
import type { Appointment } from '@press-room/contract/appointments';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { NEED_LABELS } from '../../components/agenda/labels.ts';
import buttons from '../../components/button.module.css';
import { CheckField } from '../../components/check-field.tsx';
import { ChoiceField } from '../../components/choice-field.tsx';
import { Failure } from '../../components/failure.tsx';
import { RadioGroup } from '../../components/radio-group.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { changeJson, getJson } from '../../lib/api.ts';
import { formatHours, formatSpan } from '../../lib/format-span.ts';
import { labelOf } from '../../lib/labels.ts';
import { m } from '../../paraglide/messages.js';
import styles from './answer-panel.module.css';

interface AnswerPanelProps {
  appointment: Appointment;
  reader: number;
}

/** Answer of a signed-in reader, which can be changed until the deadline. */
export function AnswerPanel({ appointment, reader }: AnswerPanelProps) {
  const { id } = appointment;
  const { data, error, refetch } = useQuery({
    queryKey: ['appointment-answer', reader, id],
    queryFn: ({ signal }) => getJson<OwnAnswer>(appointmentAnswerPath(id), {}, signal),
    // Others may take places.
    staleTime: 0,
  });
  // What is being typed outlives a change of the answer by others, such as a place that becomes free.
  const [begun, setBegun] = useState<OwnAnswer | null>(null);
  if (!data) return error && <Failure error={error} onRetry={() => void refetch()} />;
  const { state, slot } = begun ?? data;
  return (
    <>
      <State own={data} appointment={appointment} />
      <AnswerForm
        key={`${state} ${slot}`}
        own={data}
        appointment={appointment}
        reader={reader}
        onBegin={() => setBegun(begun ?? data)}
        onSaved={() => setBegun(null)}
      />
    </>
  );
}

const STATES: Record<NonNullable<OwnAnswer['state']>, () => string> = {
  invited: m['agenda.own.invited'],
  confirmed: m['agenda.own.confirmed'],
  waiting: m['agenda.own.waiting'],
  remote: m['agenda.own.remote'],
  declined: m['agenda.own.declined'],
};

function State({ own, appointment }: { own: OwnAnswer; appointment: Appointment }) {
  const { state, url, slots, places_left } = own;
  const slot = slots.find(({ id }) => id === own.slot);
  const isFull = places_left === 0 && state !== 'confirmed' && !appointment.has_slots;
  return (
    <>
      {state !== null && (
        <StatusNote
          kind={state === 'confirmed' || state === 'remote' ? 'success' : 'plain'}
          title={labelOf(STATES, state)}
        >
          {slot && <p>{formatSpan(slot)}</p>}
          {state === 'waiting' && <p>{m['agenda.own.waitingText']({ count: own.waiting })}</p>}
          {url !== null && state !== 'declined' && state !== 'invited' && (
            <p>
              <a href={url}>{m['agenda.own.page']()}</a>
            </p>
          )}
        </StatusNote>
      )}
      {isFull && state !== 'waiting' && <p className={styles.note}>{m['agenda.full']()}</p>}
      {places_left !== null && places_left > 0 && (
        <p className={styles.note}>{m['agenda.placesLeft']({ count: places_left })}</p>
      )}
    </>
  );
}

const toWord = ({ state }: OwnAnswer): AppointmentAnswerWord | '' =>
  state === 'confirmed' || state === 'waiting'
    ? 'yes'
    : state === 'remote'
      ? 'remote'
      : state === 'declined'
        ? 'no'
        : '';

interface AnswerFormProps extends AnswerPanelProps {
  own: OwnAnswer;
  onBegin: () => void;
  onSaved: () => void;
}

function AnswerForm({ own, appointment, reader, onBegin, onSaved }: AnswerFormProps) {
  const client = useQueryClient();
  const [answer, setAnswer] = useState<AppointmentAnswerWord | ''>(toWord(own));
  const [slot, setSlot] = useState(own.slot === null ? '' : String(own.slot));
  const [needs, setNeeds] = useState<readonly AppointmentNeed[]>(own.needs);
  const [note, setNote] = useState(own.needs_note);
  const [name, setName] = useState('');
  const [email, setEmail] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, error, isPending } = useMutation({
    mutationFn: (body: AppointmentAnswerForm) =>
      changeJson<OwnAnswer>('PUT', appointmentAnswerPath(appointment.id), body),
    onSuccess: (saved) => {
      client.setQueryData(['appointment-answer', reader, appointment.id], saved);
      onSaved();
    },
    // Another person may have taken the slot.
    onError: () => client.invalidateQueries({ queryKey: ['appointment-answer', reader, appointment.id] }),
  });
  const comes = answer === 'yes' || answer === 'colleague';
  const missing = {
    answer: answer === '',
    slot: comes && appointment.has_slots && slot === '',
    colleague: answer === 'colleague' && (name.trim() === '' || email.trim() === ''),
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isPending || answer === '' || missing.slot || missing.colleague) return;
    mutate({
      answer,
      ...(comes && slot !== '' && { slot: Number(slot) }),
      ...(answer !== 'no' && { needs: [...needs], needs_note: note }),
      ...(answer === 'colleague' && { colleague: { name: name.trim(), email: email.trim() } }),
    });
  };
  const required = (isMissing: boolean) => (isAsked && isMissing ? m['account.required']() : undefined);
  return (
    <form className={styles.form} noValidate onInput={onBegin} onSubmit={handleSubmit}>
      <RadioGroup<AppointmentAnswerWord>
        legend={m['agenda.answer.legend']()}
        name="answer"
        value={answer}
        options={[
          { value: 'yes', text: m['agenda.answer.yes']() },
          ...(appointment.is_remote ? [{ value: 'remote' as const, text: m['agenda.answer.remote']() }] : []),
          { value: 'colleague', text: m['agenda.answer.colleague']() },
          { value: 'no', text: m['agenda.answer.no']() },
        ]}
        error={required(missing.answer)}
        onChange={setAnswer}
      />
      {comes && appointment.has_slots && (
        <ChoiceField
          label={m['agenda.answer.slot']()}
          name="slot"
          value={slot}
          options={[
            { value: '', text: m['agenda.answer.chooseSlot']() },
            ...own.slots
              .filter(({ id, is_taken }) => !is_taken || id === own.slot)
              .map((each) => ({ value: String(each.id), text: formatHours(each) })),
          ]}
          hint={m['agenda.zone']()}
          error={required(missing.slot)}
          onChange={setSlot}
        />
      )}
      {answer === 'colleague' && (
        <>
          <TextField
            label={m['agenda.answer.colleagueName']()}
            name="colleague_name"
            maxLength={NAME_MAX_LENGTH}
            value={name}
            error={required(missing.colleague && name.trim() === '')}
            onChange={setName}
          />
          <TextField
            label={m['agenda.answer.colleagueEmail']()}
            name="colleague_email"
            type="email"
            maxLength={EMAIL_MAX_LENGTH}
            value={email}
            error={required(missing.colleague && email.trim() === '')}
            onChange={setEmail}
          />
        </>
      )}
      {answer === 'yes' && (
        <fieldset className={styles.needs}>
          <legend>{m['agenda.needs']()}</legend>
          {APPOINTMENT_NEEDS.map((need) => (
            <CheckField
              key={need}
              name={`need_${need}`}
              isChecked={needs.includes(need)}
              onChange={(isWanted) =>
                setNeeds(isWanted ? [...needs, need] : needs.filter((each) => each !== need))
              }
            >
              {labelOf(NEED_LABELS, need)}
            </CheckField>
          ))}
          <TextArea
            label={m['agenda.needsNote']()}
            name="needs_note"
            maxLength={NEEDS_NOTE_MAX_LENGTH}
            isOptional
            value={note}
            error={undefined}
            onChange={setNote}
          />
        </fieldset>
      )}
      <Refusal error={error} />
      <button type="submit" className={buttons.button} aria-disabled={isPending}>
        {own.state === null || own.state === 'invited'
          ? m['agenda.answer.send']()
          : m['agenda.answer.change']()}
      </button>
    </form>
  );
}
