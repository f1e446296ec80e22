import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import { useState } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { ownTitle } from '../../../lib/own-words.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { OFFICE_PATHS } from '../../paths.ts';
import { toPanelId } from '../page/jump.ts';
import { useSaved } from '../saving/use-editing.ts';
import styles from './panels.module.css';
import { type EditorPanel, PANELS } from './panels.ts';

/** Panels of the editor; closed ones are not rendered and send no requests. */
export function SideColumn() {
  const permissions = usePermissions();
  const panels = PANELS.filter(
    ({ permission }) => permission === undefined || permissions.includes(permission),
  );
  return (
    <div className={styles.column}>
      {panels.map((panel) => (
        <Panel key={panel.id} panel={panel} />
      ))}
      <DeleteDraft />
    </div>
  );
}

function Panel({ panel: { id, title, Component, isOpen } }: { panel: EditorPanel }) {
  const saved = useSaved();
  const isWanted = isOpen?.(saved) ?? false;
  const [isDrawn, setIsDrawn] = useState(isWanted);
  return (
    <details
      id={toPanelId(id)}
      className={styles.panel}
      open={isWanted}
      onToggle={(event) => {
        if (event.currentTarget.open) setIsDrawn(true);
      }}
    >
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title()}</h2>
        <Icon name="chevron" size={20} />
      </summary>
      <div className={styles.content}>{isDrawn && <Component />}</div>
    </details>
  );
}

/** Deletes a draft; releases that were published are archived instead. */
function DeleteDraft() {
  const { id, version, status, text } = useSaved();
  if (status !== 'draft') return null;
  return (
    <div>
      <DeleteButton
        permission="press_release.delete"
        noun={OFFICE_PRESS_RELEASE_PATH}
        row={{ id, version }}
        name={ownTitle(text) || m['office.editor.untitled']()}
        backTo={OFFICE_PATHS.officePressReleases}
      />
    </div>
  );
}
