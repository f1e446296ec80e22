import { CRISIS_PATH, CRISIS_UPDATE_MAX_LENGTH, type Crisis } from '@press-room/contract/crisis';
import { LANGUAGES } from '@press-room/contract/languages';
import buttons from '../../components/button.module.css';
import { Refusal } from '../../components/refusal.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { ApiError } from '../../lib/api-error.ts';
import { useZodForm } from '../../lib/form.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { formatInstant } from '../../lib/format.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import pairs from '../components/record/record-form.module.css';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { useOfficeAct, useOfficeWrite } from '../components/saving/use-office-write.ts';
import styles from './crises.module.css';

/** Updates after the statement, newest first. */
export function Updates({ row, mayPost }: { row: Crisis; mayPost: boolean }) {
  return (
    <section className={styles.part}>
      <h2>{m['office.crises.updates']()}</h2>
      {mayPost && <UpdateForm row={row} />}
      {row.updates.length === 0 && <p className={styles.soft}>{m['office.crises.noUpdates']()}</p>}
      <ol className={styles.updates}>
        {row.updates.map(({ id, at, text }) => (
          <li key={id} className={styles.update}>
            <time dateTime={at} className={styles.soft}>
              {formatInstant(at, 'Europe/Rome')}
            </time>
            {LANGUAGES.map((language) => (
              <p key={language} lang={language}>
                {text[language]}
              </p>
            ))}
            {mayPost && <RemoveButton row={row} id={id} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Values extends Record<string, unknown> {
  text_it: string;
  text_en: string;
}
const SCHEMA = formSchema<Values>({ text_it: requiredText(), text_en: requiredText() });
const EMPTY: Values = { text_it: '', text_en: '' };

function UpdateForm({ row }: { row: Crisis }) {
  const write = useOfficeWrite(CRISIS_PATH);
  const { id, version } = row;
  const form = useZodForm<Values>({
    schema: SCHEMA,
    initial: EMPTY,
    submit: async ({ text_it: it, text_en: en }) => {
      const body = { text: { it, en } };
      const outcome = await write<Crisis>({ method: 'POST', id, version, action: 'update/', body });
      if (outcome.kind === 'conflict') throw new ApiError(412, { detail: describeOutcome(outcome) });
      if (outcome.kind !== 'saved') throw outcome.error;
      form.reset(EMPTY);
      showToast('success', m['office.crises.updated']());
    },
  });
  const { attach } = form;
  return (
    <form ref={attach} className={pairs.form} noValidate onSubmit={form.handleSubmit}>
      <div className={pairs.pair}>
        <TextArea
          label={m['office.crises.updateIt']()}
          maxLength={CRISIS_UPDATE_MAX_LENGTH}
          {...form.field('text_it')}
        />
        <TextArea
          label={m['office.crises.updateEn']()}
          maxLength={CRISIS_UPDATE_MAX_LENGTH}
          {...form.field('text_en')}
        />
      </div>
      <Refusal error={form.failure} />
      <button type="submit" className={buttons.button} disabled={form.isBusy}>
        {m['office.crises.postUpdate']()}
      </button>
    </form>
  );
}

function RemoveButton({ row, id }: { row: Crisis; id: number }) {
  const { isBusy, act } = useOfficeAct(CRISIS_PATH);
  const remove = async () => {
    await act<Crisis>({
      method: 'DELETE',
      id: row.id,
      version: row.version,
      action: `update/${id}/`,
    });
  };
  return (
    <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void remove()}>
      {m['office.crises.removeUpdate']()}
    </button>
  );
}
