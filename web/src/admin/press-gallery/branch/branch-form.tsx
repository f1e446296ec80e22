import { OFFICE_GALLERY_TREE_PATH } from '@press-room/contract/admin-press-gallery';
import { useState } from 'react';
import { formSchema } from '../../../lib/form-schema.ts';
import { needsOne } from '../../components/record/needs-one.ts';
import { RecordForm } from '../../components/record/record-form.tsx';
import { listNamesCompared, NameFields, type NameValues, toNameBody, toNameValues } from '../names.tsx';
import type { Branch } from '../tree/branches.ts';

const SCHEMA = needsOne('name', formSchema<NameValues>({}));

interface BranchFormProps {
  branch: Branch;
  isReadOnly: boolean;
}

export function BranchForm({ branch, isReadOnly }: BranchFormProps) {
  // Changes of the names by others open the conflict dialog; a move by others does not.
  const [begun, setBegun] = useState(branch);
  const isSame = begun.name.it === branch.name.it && begun.name.en === branch.name.en;
  return (
    <RecordForm
      noun={OFFICE_GALLERY_TREE_PATH}
      row={isSame ? branch : begun}
      schema={SCHEMA}
      toValues={toNameValues}
      toBody={toNameBody}
      compared={listNamesCompared()}
      isReadOnly={isReadOnly}
      onSaved={setBegun}
    >
      {(form) => <NameFields form={form} />}
    </RecordForm>
  );
}
