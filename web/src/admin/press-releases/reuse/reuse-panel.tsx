import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import panels from '../panels/panels.module.css';
import { SaveAsTemplate } from '../templates/save-as-template.tsx';
import { DuplicateButton } from './duplicate-button.tsx';

/** Creates a duplicate or a template of this release. */
export function ReusePanel() {
  const permissions = usePermissions();
  return (
    <>
      <p className={panels.hint}>{m['office.editor.reuse.text']()}</p>
      {permissions.includes('press_release.create') && <DuplicateButton />}
      {permissions.includes('press_release_template.create') && <SaveAsTemplate />}
    </>
  );
}
