import type { Language } from '@press-room/contract/languages';
import type { ReleaseTextField } from '@press-room/contract/release-text';
import type { TranslationOffer, TranslationProposal } from '@press-room/contract/translation';
import { useQueryClient } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { CheckField } from '../../../components/check-field.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { describeCost } from '../../components/machine/describe-cost.ts';
import styles from '../../components/machine/machine.module.css';
import { useLeaving } from '../../components/machine/use-leaving.ts';
import { labelOf } from '../field-labels.ts';
import { useEditing, useSaved, useShown } from '../saving/use-editing.ts';
import { countCharacters, listFilled } from './fields.ts';
import { askTranslation, translationsQuery } from './queries.ts';

interface TranslateDialogProps {
  from: Language;
  to: Language;
  offer: TranslationOffer;
  onProposed: (proposal: TranslationProposal) => void;
  onClose: () => void;
}

/** Shows the recipient, the content and the price before anything is sent for translation. */
export function TranslateDialog({ from, to, offer, onProposed, onClose }: TranslateDialogProps) {
  const editing = useEditing();
  const client = useQueryClient();
  const shown = useShown();
  const { id, readers } = useSaved();
  const filled = listFilled(shown.text[from]);
  const there = listFilled(shown.text[to]);
  const [chosen, setChosen] = useState<readonly ReleaseTextField[]>(
    filled.filter((field) => !there.includes(field)),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<Error | null>(null);
  const leaving = useLeaving();
  const characters = countCharacters(shown.text[from], chosen);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    const { signal } = leaving();
    try {
      const saved = await editing.flush();
      const proposal = await askTranslation(saved, { from, to, fields: chosen }, signal);
      await client.refetchQueries(translationsQuery(id));
      if (signal.aborted) return;
      editing.restore(
        Object.fromEntries(
          Object.entries(proposal.text).map(([field, text]) => [`text.${to}.${field}`, text]),
        ),
      );
      onProposed(proposal);
      onClose();
    } catch (error) {
      if (signal.aborted) return;
      setFailure(error as Error);
      setIsBusy(false);
    }
  };
  return (
    <Dialog title={m['office.editor.machine.title']({ language: languageName(to) })} onClose={onClose}>
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <p>{m['office.editor.machine.leaves']({ host: offer.host, language: languageName(from) })}</p>
        {readers.state !== 'public' && (
          <p className={styles.warning}>{m['office.editor.machine.unpublished']()}</p>
        )}
        <fieldset className={styles.fields}>
          <legend>{m['office.editor.machine.fields']()}</legend>
          {filled.map((field) => (
            <CheckField
              key={field}
              name={field}
              isChecked={chosen.includes(field)}
              onChange={(isChecked) =>
                setChosen(filled.filter((each) => (each === field ? isChecked : chosen.includes(each))))
              }
            >
              {labelOf(field)}
              {there.includes(field) && (
                <span className={styles.replaces}>
                  {m['office.editor.machine.replaces']({ language: languageName(to) })}
                </span>
              )}
            </CheckField>
          ))}
        </fieldset>
        <p>{describeCost(characters, offer)}</p>
        <p>{m['office.editor.machine.after']()}</p>
        <DialogActions
          submitLabel={m['office.editor.machine.send']({ host: offer.host })}
          isBusy={isBusy || chosen.length === 0}
          failure={failure}
          onClose={onClose}
        />
      </form>
    </Dialog>
  );
}
