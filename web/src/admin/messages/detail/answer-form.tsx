import {
  ANSWER_MAX_LENGTH,
  type MessageAnswerForm,
  OFFICE_MESSAGE_PATH,
  type OfficeMessage,
} from '@press-room/contract/messages';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { SelectField } from '../../../components/select-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { ApiError } from '../../../lib/api-error.ts';
import { useSignedInUser } from '../../../lib/auth.ts';
import { dropDraft, ownDraftKey, readDraft, writeDraft } from '../../../lib/draft.ts';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { languageName } from '../../../lib/format.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import type { Refusal } from '../../components/saving/office-write.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { reusableAnswersQuery } from '../queries.ts';
import { type AnswerValues, AttachFields, AttachPicker, toChoice } from './attach-fields.tsx';
import styles from './message-page.module.css';

const EMPTY: AnswerValues = { text: '', items: [], expires_at: null, is_confirmed: false };

const SCHEMA = formSchema<AnswerValues>({ text: requiredText(m['office.messages.answerEmpty']) });

/** Form of the answer. Its text is stored in this tab until it is sent. */
export function AnswerForm({ message }: { message: OfficeMessage }) {
  const { id, version, language, name, email } = message;
  const draft = ownDraftKey(useSignedInUser().id, `answer ${id}`);
  const [seen, setSeen] = useState(version);
  const [isPicking, setIsPicking] = useState(false);
  const write = useOfficeWrite(OFFICE_MESSAGE_PATH);
  const form = useZodForm<AnswerValues>({
    schema: SCHEMA,
    initial: { ...EMPTY, ...readDraft(draft, { text: '' }) },
    submit: async (values) => {
      const body = toBody(values);
      const outcome = await write<OfficeMessage>({ method: 'POST', id, action: 'answer/', version, body });
      if (outcome.kind !== 'saved') throw toFormError(outcome);
      if (form.reset(EMPTY) === null) dropDraft(draft);
      setSeen(outcome.row.version);
      showToast('success', m['office.messages.answerSent']({ email }));
    },
  });
  const { attach } = form;
  const change = (text: string) => {
    form.change({ text });
    if (text === '') dropDraft(draft);
    else writeDraft(draft, { text });
  };
  return (
    <>
      <form ref={attach} className={styles.answer} onSubmit={form.handleSubmit} noValidate>
        <h2 className={styles.title}>{m['office.messages.answer']()}</h2>
        <p className={styles.hint}>
          {m['office.messages.answerHint']({ name: name || email, language: languageName(language) })}
        </p>
        {version !== seen && <p role="status">{m['office.messages.changedMeanwhile']()}</p>}
        <Reusable
          message={message}
          onChoose={(text) => change([form.values.text.trim(), text].filter(Boolean).join('\n\n'))}
        />
        <TextArea
          label={m['office.messages.answerText']()}
          maxLength={ANSWER_MAX_LENGTH}
          {...form.field('text')}
          onChange={change}
        />
        <AttachFields
          form={form}
          title={m['office.messages.attach']()}
          hint={m['office.messages.attachHint']()}
          recipient={name || email}
          onPickPictures={() => setIsPicking(true)}
        />
        <button type="submit" className={buttons.button} aria-disabled={form.isBusy}>
          {m['office.messages.send']()}
        </button>
      </form>
      {isPicking && <AttachPicker form={form} onClose={() => setIsPicking(false)} />}
    </>
  );
}

/** Without attachments there is no link. */
const toBody = ({ text, items, expires_at, is_confirmed }: AnswerValues): MessageAnswerForm =>
  items.length === 0 ? { text } : { text, items: items.map(toChoice), expires_at, is_confirmed };

/**
 * Errors at the refused fields, otherwise at the text, which is kept. Changes by a colleague are already displayed
 * above.
 */
function toFormError(outcome: Refusal<OfficeMessage>): ApiError {
  const { status } = outcome.error;
  if (outcome.kind === 'invalid') return new ApiError(status, outcome.fields);
  const ofColleague = outcome.kind === 'conflict' ? m['office.messages.answerConflict']() : undefined;
  return new ApiError(status, { text: [ofColleague ?? describeOutcome(outcome)] });
}

/** Ready answers in the sender's language for the press group. */
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
