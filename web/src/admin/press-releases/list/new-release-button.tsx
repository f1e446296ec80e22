import type { OfficePressRelease } from '@press-room/contract/admin-press-releases';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import type { ReleaseTemplate } from '@press-room/contract/release-templates';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import buttons from '../../../components/button.module.css';
import { Dialog } from '../../../components/dialog.tsx';
import { Icon } from '../../../components/icon.tsx';
import { usePressGroup } from '../../../features/press-groups/press-group.ts';
import { joinWords, languageName } from '../../../lib/format.ts';
import { useIsHere } from '../../../lib/is-here.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { toOfficePressRelease } from '../../paths.ts';
import { groupTemplatesQuery, listBegun } from '../templates/queries.ts';
import styles from './new-release.module.css';

/** Creates a draft for the selected press group, blank or from a template, and opens it. */
export function NewReleaseButton() {
  const permissions = usePermissions();
  const group = usePressGroup();
  const write = useOfficeWrite(OFFICE_PRESS_RELEASE_PATH);
  const isHere = useIsHere();
  const [isBusy, setIsBusy] = useState(false);
  const [offered, setOffered] = useState<readonly ReleaseTemplate[]>([]);
  const client = useQueryClient();
  const ofGroup = groupTemplatesQuery(group?.id ?? 0);
  const mayView = permissions.includes('press_release_template.view');
  useQuery({ ...ofGroup, enabled: group !== null && mayView });
  if (!group || !permissions.includes('press_release.create')) return null;
  const create = async (template?: number) => {
    setIsBusy(true);
    const body = { press_group: group.id, ...(template === undefined ? {} : { template }) };
    const outcome = await write<OfficePressRelease>({ method: 'POST', body });
    if (outcome.kind === 'saved') {
      if (isHere()) navigate(toOfficePressRelease(outcome.row.id));
      return;
    }
    setIsBusy(false);
    showToast('error', describeOutcome(outcome));
  };
  const begin = async () => {
    setIsBusy(true);
    const templates = mayView ? await client.ensureQueryData(ofGroup).catch(() => []) : [];
    setIsBusy(false);
    if (templates.length > 0) setOffered(templates);
    else await create();
  };
  return (
    <>
      <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void begin()}>
        <Icon name="plus" size={20} />
        {m['office.releases.new']()}
      </button>
      {offered.length > 0 && (
        <BeginningDialog
          group={group.name}
          templates={offered}
          isBusy={isBusy}
          onChoose={(template) => void create(template)}
          onClose={() => setOffered([])}
        />
      )}
    </>
  );
}

interface BeginningDialogProps {
  group: string;
  templates: readonly ReleaseTemplate[];
  isBusy: boolean;
  onChoose: (template?: number) => void;
  onClose: () => void;
}

function BeginningDialog({ group, templates, isBusy, onChoose, onClose }: BeginningDialogProps) {
  return (
    <Dialog title={m['office.releases.new']()} onClose={onClose}>
      <p>{m['office.templates.choose']({ group })}</p>
      <ul className={styles.beginnings}>
        <li>
          <button type="button" className={styles.beginning} disabled={isBusy} onClick={() => onChoose()}>
            <strong>{m['office.templates.blank']()}</strong>
          </button>
        </li>
        {templates.map((template) => (
          <li key={template.id}>
            <button
              type="button"
              className={styles.beginning}
              disabled={isBusy}
              onClick={() => onChoose(template.id)}
            >
              <strong>
                <bdi>{template.name}</bdi>
              </strong>
              <span className={styles.beginningFacts}>
                {joinWords(listBegun(template).map((language) => languageName(language)))}
              </span>
            </button>
          </li>
        ))}
      </ul>
      <button type="button" className={buttons.quiet} onClick={onClose}>
        {m['office.editor.cancel']()}
      </button>
    </Dialog>
  );
}
