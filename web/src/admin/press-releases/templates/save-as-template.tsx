import {
  RELEASE_TEMPLATE_PATH,
  type ReleaseTemplate,
  TEMPLATE_NAME_MAX_LENGTH,
} from '@press-room/contract/release-templates';
import { pickReleaseText } from '@press-room/contract/release-text';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Refusal } from '../../../components/refusal.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { useZodForm } from '../../../lib/form.ts';
import { formSchema, requiredText } from '../../../lib/form-schema.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import panels from '../panels/panels.module.css';
import { useEditing } from '../saving/use-editing.ts';

/** Saves the content of the release as a template of its press group. */
export function SaveAsTemplate() {
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div className={panels.actions}>
      <button type="button" className={buttons.quiet} onClick={() => setIsAsked(true)}>
        {m['office.templates.save']()}
      </button>
      {isAsked && <TemplateDialog onClose={() => setIsAsked(false)} />}
    </div>
  );
}

type Values = { name: string };
const SCHEMA = formSchema<Values>({ name: requiredText() });

function TemplateDialog({ onClose }: { onClose: () => void }) {
  const editing = useEditing();
  const write = useOfficeWrite(RELEASE_TEMPLATE_PATH);
  const form = useZodForm<Values>({
    schema: SCHEMA,
    initial: { name: '' },
    submit: async ({ name }) => {
      // Includes the content of the editors.
      await editing.flush();
      const { press_group, text, ...shown } = editing.store.get().shown;
      const { access, sectors, event, contacts, boilerplates } = shown;
      const texts = Object.entries(text).map(([language, written]) => [language, pickReleaseText(written)]);
      const content = { access, sectors, event, contacts, boilerplates };
      const body = {
        name,
        press_group: press_group.id,
        ...content,
        text: Object.fromEntries(texts) as object,
      };
      const outcome = await write<ReleaseTemplate>({ method: 'POST', body });
      if (outcome.kind !== 'saved') throw outcome.error;
      showToast('success', m['office.templates.saved']({ name }));
      onClose();
    },
  });
  const { attach } = form;
  return (
    <Dialog title={m['office.templates.save']()} onClose={onClose}>
      <form ref={attach} noValidate className={panels.form} onSubmit={form.handleSubmit}>
        <p className={panels.hint}>{m['office.templates.saveText']()}</p>
        <TextField
          label={m['office.templates.name']()}
          maxLength={TEMPLATE_NAME_MAX_LENGTH}
          {...form.field('name')}
        />
        <Refusal error={form.failure} />
        <div className={panels.actions}>
          <button type="submit" className={buttons.button} disabled={form.isBusy}>
            {m['office.record.save']()}
          </button>
          <button type="button" className={buttons.quiet} onClick={onClose}>
            {m['office.editor.cancel']()}
          </button>
        </div>
      </form>
    </Dialog>
  );
}
