import { type OwnAccreditation, REMARK_MAX_LENGTH } from '@press-room/contract/event-accreditations';
import buttons from '../../components/button.module.css';
import { LeaveDialog } from '../../components/leave-dialog.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { useSignedInUser } from '../../lib/auth.ts';
import { dropDraft, ownDraftKey, readDraft } from '../../lib/draft.ts';
import { useZodForm } from '../../lib/form.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { useDraft } from '../../lib/use-draft.ts';
import { m } from '../../paraglide/messages.js';
import styles from './accreditation-page.module.css';
import { onInstant } from './labels.ts';
import { appeal, useCatchUp, useKeep } from './queries.ts';

const EMPTY = { text: '' };
const SCHEMA = formSchema<{ text: string }>({ text: requiredText() });

/** Form for an appeal, which another officer decides. */
export function AppealForm({ own, until }: { own: OwnAccreditation; until: string }) {
  const keep = useKeep();
  const catchUp = useCatchUp();
  const draft = ownDraftKey(useSignedInUser().id, `appeal ${own.id}`);
  const form = useZodForm({
    schema: SCHEMA,
    initial: readDraft(draft, EMPTY),
    submit: async ({ text }) => {
      const appealed = await catchUp(appeal(own, text.trim()));
      dropDraft(draft);
      keep(own.id, appealed);
    },
  });
  const { hold } = useDraft(draft, form, EMPTY);
  const { attach } = form;
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <TextArea
        label={m['office.fair.appeal.label']()}
        hint={m['office.fair.appeal.hint']({ at: onInstant(until) })}
        maxLength={REMARK_MAX_LENGTH}
        {...form.field('text')}
      />
      <LeaveDialog hold={hold} />
      <Refusal error={form.failure} />
      <button type="submit" className={buttons.button} disabled={form.isBusy}>
        {m['office.fair.appeal.send']()}
      </button>
    </form>
  );
}
