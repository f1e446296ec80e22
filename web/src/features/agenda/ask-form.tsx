import { appointmentAskPath } from '@press-room/contract/appointment-answers';
import { EMAIL_MAX_LENGTH, NAME_MAX_LENGTH } from '@press-room/contract/limits';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { Refusal } from '../../components/refusal.tsx';
import { StatusNote } from '../../components/status-note.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useContentLanguage } from '../../i18n/content-language.ts';
import { postJson } from '../../lib/api.ts';
import { useZodForm } from '../../lib/form.ts';
import { emailText, formSchema, requiredText } from '../../lib/form-schema.ts';
import { currentAddress } from '../../lib/navigation.ts';
import { m } from '../../paraglide/messages.js';
import { toLogin } from '../../paths.ts';
import styles from './answer-panel.module.css';

interface Values {
  email: string;
  name: string;
}

const SCHEMA = formSchema<Values>({ email: emailText(), name: requiredText() });

/** Form for readers without an account: they receive a link to the answer by e-mail. */
export function AskForm({ id }: { id: number }) {
  const language = useContentLanguage();
  const { mutateAsync, data } = useMutation({
    mutationFn: (values: Values) =>
      postJson<{ detail: string }>(appointmentAskPath(id), { ...values, language }),
  });
  const { attach, ...form } = useZodForm<Values>({
    schema: SCHEMA,
    initial: { email: '', name: '' },
    submit: async (values) => void (await mutateAsync(values)),
  });
  if (data) return <StatusNote kind="success" title={m['agenda.ask.sent']()} />;
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <p>{m['agenda.ask.text']()}</p>
      <TextField
        label={m['agenda.ask.name']()}
        autoComplete="name"
        maxLength={NAME_MAX_LENGTH}
        {...form.field('name')}
      />
      <TextField
        label={m['account.email.label']()}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        {...form.field('email')}
      />
      <Refusal error={form.failure} />
      <div className={styles.tools}>
        <button type="submit" className={buttons.button} disabled={form.isBusy}>
          {m['agenda.ask.send']()}
        </button>
        <Link href={toLogin(currentAddress())} className={buttons.quiet}>
          {m['account.login.link']()}
        </Link>
      </div>
    </form>
  );
}
