import type { User } from '@press-room/contract/account';
import type { ContactMessage } from '@press-room/contract/contact';
import {
  CONTACT_MESSAGE_MAX_LENGTH,
  CONTACT_SUBJECT_MAX_LENGTH,
  NAME_MAX_LENGTH,
} from '@press-room/contract/limits';
import buttons from '../../../components/button.module.css';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { m } from '../../../paraglide/messages.js';
import { listTopics } from './message.ts';
import styles from './message-section.module.css';
import { PrivacyField } from './privacy-field.tsx';
import { ReleaseField } from './release-field.tsx';
import { useMessageForm } from './use-message-form.ts';

type MessageFormProps = {
  user: User | null;
  release: number | null;
  onSent: (message: ContactMessage) => void;
};

export function MessageForm({ user, release, onSent }: MessageFormProps) {
  const form = useMessageForm(user, release, onSent);
  const { attach, values, errors, change } = form;
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <div className={styles.pair}>
        <TextField
          label={m['contact.form.name']()}
          autoComplete="name"
          maxLength={NAME_MAX_LENGTH}
          isOptional
          {...form.field('name')}
        />
        <TextField
          label={m['account.email.label']()}
          type="email"
          autoComplete="email"
          {...form.field('email')}
        />
      </div>
      <div className={styles.pair}>
        <ChoiceField label={m['contact.form.topic']()} {...form.field('topic')} options={listTopics()} />
        <TextField
          label={m['contact.form.deadline']()}
          type="datetime-local"
          hint={m['contact.form.deadlineHint']()}
          isOptional
          {...form.field('deadline')}
        />
      </div>
      <ReleaseField
        value={values.press_release}
        error={errors.press_release}
        onChange={(press_release) => change({ press_release })}
      />
      <TextField
        label={m['contact.form.subject']()}
        maxLength={CONTACT_SUBJECT_MAX_LENGTH}
        {...form.field('subject')}
      />
      <div className={styles.message}>
        <TextArea
          label={m['contact.form.message']()}
          maxLength={CONTACT_MESSAGE_MAX_LENGTH}
          {...form.field('message')}
        />
      </div>
      <PrivacyField
        isAsked={user === null}
        isChecked={values.privacy}
        error={errors.privacy}
        onChange={(privacy) => change({ privacy })}
      />
      <Refusal error={form.failure} />
      <button type="submit" className={`${buttons.button} ${styles.submit}`} disabled={form.isBusy}>
        {m['contact.form.submit']()}
      </button>
    </form>
  );
}
