import {
  ALERT_HOUR,
  ALERT_PATH,
  ALERT_PREVIEW_PATH,
  ALERT_RHYTHMS,
  ALERT_WEEKDAY,
  type AlertFilter,
  type AlertForm,
  type AlertPreview,
  type AlertRhythm,
} from '@press-room/contract/alerts';
import { LANGUAGES, type Language } from '@press-room/contract/languages';
import { EMAIL_MAX_LENGTH } from '@press-room/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useContentLanguage } from '../i18n/content-language.ts';
import { postJson } from '../lib/api.ts';
import { getUser } from '../lib/auth.ts';
import { useZodForm } from '../lib/form.ts';
import { emailText, formSchema } from '../lib/form-schema.ts';
import { capitalise, formatMoment, languageName } from '../lib/format.ts';
import { labelOf } from '../lib/labels.ts';
import { m } from '../paraglide/messages.js';
import styles from './alert-dialog.module.css';
import buttons from './button.module.css';
import { ChoiceField } from './choice-field.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';
import { Failure } from './failure.tsx';
import { RadioGroup } from './radio-group.tsx';
import { TextField } from './text-field.tsx';

const RHYTHMS: Record<AlertRhythm, () => string> = {
  now: m['alerts.rhythm.now'],
  daily: m['alerts.rhythm.daily'],
  weekly: m['alerts.rhythm.weekly'],
};

type AlertDialogProps = { filter: AlertFilter; onClose: () => void };

/** Asks for address, frequency and language, and previews the last days. */
export function AlertDialog({ filter, onClose }: AlertDialogProps) {
  const language = useContentLanguage();
  const [answer, setAnswer] = useState<string | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['alert-preview', language, filter],
    queryFn: () => postJson<AlertPreview>(ALERT_PREVIEW_PATH, { filter }),
  });
  if (answer !== null)
    return (
      <Dialog title={m['alerts.sent']()} onClose={onClose}>
        <p role="status">{answer}</p>
        <button type="button" className={buttons.button} onClick={onClose}>
          {m['alerts.close']()}
        </button>
      </Dialog>
    );
  return (
    <Dialog title={m['alerts.title']()} onClose={onClose}>
      {data && <Preview preview={data} />}
      {data && <AskForm filter={filter} wording={data.wording} onSent={setAnswer} onClose={onClose} />}
      {!data && error && <Failure error={error} onRetry={() => void refetch()} />}
      {!(data || error) && <p role="status">{m['alerts.loading']()}</p>}
    </Dialog>
  );
}

function Preview({ preview: { about, count, releases } }: { preview: AlertPreview }) {
  return (
    <div className={styles.preview}>
      <p className={styles.about}>{about}</p>
      <p>{count === 0 ? m['alerts.none']() : m['alerts.preview']({ count })}</p>
      <ul className={styles.titles}>
        {releases.map(({ id, title, language }) => (
          <li key={id} lang={language}>
            {title}
          </li>
        ))}
      </ul>
    </div>
  );
}

type Values = { email: string; rhythm: AlertRhythm; hour: string; weekday: string; language: Language };
const SCHEMA = formSchema<Values>({ email: emailText() });

const formatUtc = (instant: number, options: Intl.DateTimeFormatOptions): string =>
  capitalise(formatMoment(new Date(instant).toISOString(), { ...options, timeZone: 'UTC' }));

/** Weekdays as options: 1 January 2024 was a Monday. */
const listWeekdays = () =>
  Array.from({ length: 7 }, (_, day) => ({
    value: String(day + 1),
    text: formatUtc(Date.UTC(2024, 0, day + 1), { weekday: 'long' }),
  }));

const listHours = () =>
  Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    text: formatUtc(Date.UTC(2024, 0, 1, hour), { timeStyle: 'short' }),
  }));

type AskFormProps = AlertDialogProps & { wording: string; onSent: (answer: string) => void };

function AskForm({ filter, wording, onSent, onClose }: AskFormProps) {
  const form = useZodForm<Values>({
    schema: SCHEMA,
    initial: {
      email: getUser()?.email ?? '',
      rhythm: 'now',
      hour: String(ALERT_HOUR),
      weekday: String(ALERT_WEEKDAY),
      language: useContentLanguage(),
    },
    submit: async ({ hour, weekday, ...values }) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const asked: AlertForm = {
        ...values,
        hour: Number(hour),
        weekday: Number(weekday),
        filter,
        time_zone: timeZone,
      };
      onSent((await postJson<{ detail: string }>(ALERT_PATH, asked)).detail);
    },
  });
  const { attach, handleSubmit, values } = form;
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={handleSubmit}>
      <TextField
        label={m['alerts.email']()}
        type="email"
        autoComplete="email"
        maxLength={EMAIL_MAX_LENGTH}
        {...form.field('email')}
      />
      <RadioGroup
        legend={m['alerts.rhythm']()}
        {...form.field('rhythm')}
        options={ALERT_RHYTHMS.map((value) => ({ value, text: labelOf(RHYTHMS, value) }))}
      />
      {values.rhythm !== 'now' && (
        <div className={styles.moment}>
          {values.rhythm === 'weekly' && (
            <ChoiceField label={m['alerts.weekday']()} {...form.field('weekday')} options={listWeekdays()} />
          )}
          <ChoiceField label={m['alerts.hour']()} {...form.field('hour')} options={listHours()} />
        </div>
      )}
      <RadioGroup
        legend={m['alerts.language']()}
        {...form.field('language')}
        options={LANGUAGES.map((value) => ({ value, text: capitalise(languageName(value)) }))}
      />
      <p className={styles.wording}>{wording}</p>
      <DialogActions
        submitLabel={m['alerts.submit']()}
        isBusy={form.isBusy}
        failure={form.failure}
        onClose={onClose}
      />
    </form>
  );
}
