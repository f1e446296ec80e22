import { m } from '../../../paraglide/messages.js';
import { useEditing, useShown } from '../saving/use-editing.ts';
import { MomentField } from './moment-field.tsx';

/** End of the press embargo, and end of the publication. */
export function WhenPanel() {
  const editing = useEditing();
  const { embargo_until, expires_at } = useShown();
  return (
    <>
      <MomentField
        name="embargo_until"
        label={m['office.editor.when.embargo']()}
        effect={m['office.editor.when.embargoEffect']()}
        value={embargo_until}
        isReadOnly={editing.isReadOnly}
        onChange={(instant) => editing.change({ embargo_until: instant })}
      />
      <MomentField
        name="expires_at"
        label={m['office.editor.when.expiry']()}
        effect={m['office.editor.when.expiryEffect']()}
        value={expires_at}
        isReadOnly={editing.isReadOnly}
        onChange={(instant) => editing.change({ expires_at: instant })}
      />
    </>
  );
}
