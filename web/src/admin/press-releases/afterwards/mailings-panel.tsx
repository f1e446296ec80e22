import { m } from '../../../paraglide/messages.js';
import { BeginMailing } from '../../components/begin-mailing.tsx';
import { statusNow } from '../labels.ts';
import panels from '../panels/panels.module.css';
import { useSaved } from '../saving/use-editing.ts';

/** The release, a correction of it or its withdrawal by e-mail. */
export function MailingsPanel() {
  const saved = useSaved();
  const isShown = statusNow(saved) === 'published';
  const isArchived = saved.status === 'archived';
  const about = { press_release: saved.id };
  return (
    <>
      {!isShown && !isArchived && <p className={panels.hint}>{m['office.mailings.early']()}</p>}
      <div className={panels.actions}>
        {!isArchived && <BeginMailing about={about} kind="release" />}
        {isShown && saved.corrections.length > 0 && <BeginMailing about={about} kind="correction" />}
        {isArchived && saved.withdrawal !== null && <BeginMailing about={about} kind="withdrawal" />}
      </div>
    </>
  );
}
