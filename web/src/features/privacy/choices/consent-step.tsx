import type { User } from '@press-room/contract/account';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { type Answer, accepted, answered, formSchema } from '../../../lib/form-schema.ts';
import { isAt } from '../../../lib/is-here.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { safeRedirect } from '../../../paths.ts';
import { answerConsent, consentsQuery } from '../queries.ts';
import { PURPOSE_TEXTS, PURPOSE_TITLES } from './labels.ts';
import styles from './own-choices.module.css';

type StepValues = { accept: boolean; data_processing: Answer; marketing: Answer };
const SCHEMA = formSchema<StepValues>({
  accept: accepted(),
  data_processing: answered(),
  marketing: answered(),
});
const PURPOSES = ['data_processing', 'marketing'] as const;

/** Shown after signing in if the current notice has not been accepted. Nothing is preselected. */
export function ConsentStep({ user }: { user: User }) {
  const client = useQueryClient();
  const [here, navigate] = useLocation();
  const redirect = new URLSearchParams(useSearch()).get('redirect');
  const form = useZodForm({
    schema: SCHEMA,
    initial: { accept: false, data_processing: '', marketing: '' },
    submit: async (values) => {
      for (const purpose of PURPOSES)
        await answerConsent(user.id, { purpose, answer: values[purpose] === 'accept' });
      const answered = await answerConsent(user.id, { purpose: 'notice', answer: true });
      client.setQueryData(consentsQuery(user.id).queryKey, answered);
      if (redirect !== null && isAt(here)) navigate(safeRedirect(redirect), { replace: true });
    },
  });
  const { attach } = form;
  const options = [
    { value: 'accept' as const, text: m['privacy.accept']() },
    { value: 'refuse' as const, text: m['privacy.refuse']() },
  ];
  return (
    <form ref={attach} className={styles.step} noValidate onSubmit={form.handleSubmit}>
      <h2 className={styles.heading}>{m['privacy.step.title']()}</h2>
      <p>{m['privacy.step.text']()}</p>
      {PURPOSES.map((purpose) => (
        <RadioGroup
          key={purpose}
          legend={labelOf(PURPOSE_TITLES, purpose)}
          name={purpose}
          value={form.values[purpose]}
          options={options}
          hint={labelOf(PURPOSE_TEXTS, purpose)}
          error={form.errors[purpose]}
          onChange={(answer) => form.change({ [purpose]: answer })}
        />
      ))}
      <CheckField
        name="accept"
        isChecked={form.values.accept}
        isRequired
        error={form.errors.accept}
        onChange={(accept) => form.change({ accept })}
      >
        {m['privacy.confirm']()}
      </CheckField>
      <Refusal error={form.failure} />
      <div className={styles.actions}>
        <button type="submit" className={buttons.button} disabled={form.isBusy}>
          {m['account.signUp.submit']()}
        </button>
      </div>
    </form>
  );
}
