import { ANSWER_MAX_LENGTH, OFFICE_MESSAGE_PATH, type OfficeMessage } from '@press-room/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import buttons from '../../../components/button.module.css';
import { SelectField } from '../../../components/select-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { dropDraft, readDraft, writeDraft } from '../../../lib/draft.ts';
import { languageName } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../office/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../office/saving/use-office-write.ts';
import { reusableAnswersQuery } from '../queries.ts';
import styles from './message-page.module.css';

interface Answer {
  text: string;
}

/** Writes the answer; what was typed stays in this tab until it is sent, whatever comes between. */
export function AnswerForm({ message }: { message: OfficeMessage }) {
  const { id, version, language, name, email } = message;
  const draft = `answer ${id}`;
  const { control, handleSubmit, reset, setError, setValue, getValues, formState } = useForm<Answer>({
    defaultValues: readDraft<Answer>(draft, { text: '' }),
  });
  const [seen, setSeen] = useState(version);
  const isSending = useRef(false);
  const write = useOfficeWrite(OFFICE_MESSAGE_PATH);
  const change = (text: string) => {
    setValue('text', text, { shouldDirty: true });
    writeDraft(draft, { text });
  };
  const send = async ({ text }: Answer) => {
    const outcome = await write<OfficeMessage>({
      method: 'POST',
      id,
      action: 'answer/',
      version,
      body: { text },
    });
    switch (outcome.kind) {
      case 'saved':
        if (getValues('text') === text) {
          dropDraft(draft);
          reset({ text: '' });
        }
        setSeen(outcome.row.version);
        showToast('success', m['office.messages.answerSent']({ email }));
        return;
      case 'invalid':
        setError('text', { message: outcome.fields.text?.[0] ?? describeOutcome(outcome) });
        return;
      case 'conflict':
        // What a colleague did meanwhile stands above now; the text is left as it is.
        setError('text', { message: m['office.messages.answerConflict']() });
        return;
      default:
        setError('text', { message: describeOutcome(outcome) });
    }
  };
  const handleSend = (event: FormEvent) => {
    event.preventDefault();
    // A second press while it is on its way is not a second letter.
    if (isSending.current) return;
    isSending.current = true;
    void handleSubmit(send)().finally(() => {
      isSending.current = false;
    });
  };
  return (
    <form className={styles.answer} onSubmit={handleSend} noValidate>
      <h2 className={styles.title}>{m['office.messages.answer']()}</h2>
      <p className={styles.hint}>
        {m['office.messages.answerHint']({ name: name || email, language: languageName(language) })}
      </p>
      {version !== seen && <p role="status">{m['office.messages.changedMeanwhile']()}</p>}
      <Reusable
        message={message}
        onChoose={(text) => change([getValues('text').trim(), text].filter(Boolean).join('\n\n'))}
      />
      <Controller
        control={control}
        name="text"
        rules={{ validate: (text) => text.trim() !== '' || m['office.messages.answerEmpty']() }}
        render={({ field, fieldState }) => (
          <TextArea
            label={m['office.messages.answerText']()}
            name={field.name}
            value={field.value}
            maxLength={ANSWER_MAX_LENGTH}
            error={fieldState.error?.message}
            onChange={change}
          />
        )}
      />
      <button type="submit" className={buttons.button} aria-disabled={formState.isSubmitting}>
        {m['office.messages.send']()}
      </button>
    </form>
  );
}

/** Answers that were written before, in the sender's language and for the group's readers. */
function Reusable({ message, onChoose }: { message: OfficeMessage; onChoose: (text: string) => void }) {
  const { data: answers = [] } = useQuery(reusableAnswersQuery());
  const fitting = answers.filter(
    ({ press_group: group, text }) =>
      text[message.language] && (group === null || group.id === message.press_group?.id),
  );
  if (fitting.length === 0) return null;
  return (
    <SelectField
      label={m['office.messages.reusable']()}
      value=""
      options={[
        { value: '', text: m['office.messages.reusableChoose']() },
        ...fitting.map(({ id, name }) => ({ value: String(id), text: name })),
      ]}
      onChange={(value) => {
        const chosen = fitting.find(({ id }) => String(id) === value);
        if (chosen) onChoose(chosen.text[message.language] ?? '');
      }}
    />
  );
}
