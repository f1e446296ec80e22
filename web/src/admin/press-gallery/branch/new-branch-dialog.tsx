import { OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import { Dialog } from '../../../components/dialog.tsx';
import { formSchema } from '../../../lib/form-schema.ts';
import { navigate } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import { needsOne } from '../../components/record/needs-one.ts';
import { RecordForm } from '../../components/record/record-form.tsx';
import { toOfficeBranch } from '../../paths.ts';
import { NameFields, type NameValues, toNameBody, toNameValues } from '../names.tsx';
import { type Branch, branchName } from '../tree/branches.ts';
import { openBranches } from '../tree/open-branches.ts';

const SCHEMA = needsOne('name', formSchema<NameValues>({}));

interface NewBranchDialogProps {
  /** Null: at the top level. */
  parent: Branch | null;
  onClose: () => void;
}

/** Creates a branch after its siblings. */
export function NewBranchDialog({ parent, onClose }: NewBranchDialogProps) {
  const title =
    parent === null
      ? m['office.gallery.new']()
      : m['office.gallery.newBelowTitle']({ name: branchName(parent) });
  return (
    <Dialog title={title} onClose={onClose}>
      <RecordForm<Branch, NameValues>
        noun={OFFICE_GALLERY_TREE_PATH}
        row={null}
        schema={SCHEMA}
        toValues={toNameValues}
        toBody={(values) => ({ ...toNameBody(values), parent: parent?.id ?? null })}
        compared={[]}
        isReadOnly={false}
        onSaved={({ id }) => {
          onClose();
          if (parent) openBranches([parent.id]);
          navigate(toOfficeBranch(id), { keepScroll: true });
        }}
      >
        {(form) => <NameFields form={form} />}
      </RecordForm>
    </Dialog>
  );
}
