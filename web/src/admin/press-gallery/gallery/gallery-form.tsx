import { OFFICE_GALLERY_PATH, type OfficeGallery } from '@press-room/contract/admin-press-gallery';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { m } from '../../../paraglide/messages.js';
import { RecordForm } from '../../components/record/record-form.tsx';
import { Section } from '../../components/record/section.tsx';
import { VisibleFields } from '../../components/record/visible-fields.tsx';
import { toBranchOptions } from '../branch/branch-options.ts';
import { NameFields } from '../names.tsx';
import type { BranchTree } from '../tree/branches.ts';
import {
  describeUnsaved,
  GALLERY_SCHEMA,
  listGalleryCompared,
  toGalleryBody,
  toGalleryValues,
} from './gallery-values.ts';
import { PicturesField } from './pictures-field.tsx';

interface GalleryFormProps {
  row: OfficeGallery | null;
  tree: BranchTree;
  /** Branch of a new gallery. */
  branch: number | null;
  isReadOnly: boolean;
  onSaved: (row: OfficeGallery) => void;
}

export function GalleryForm({ row, tree, branch, isReadOnly, onSaved }: GalleryFormProps) {
  return (
    <RecordForm
      noun={OFFICE_GALLERY_PATH}
      row={row}
      schema={GALLERY_SCHEMA}
      toValues={toGalleryValues(branch)}
      toBody={toGalleryBody}
      compared={listGalleryCompared(tree)}
      isReadOnly={isReadOnly}
      onSaved={onSaved}
      describeUnsaved={describeUnsaved}
    >
      {(form) => (
        <>
          <Section title={m['office.gallery.gallery']()}>
            <NameFields form={form} />
            <ChoiceField
              label={m['office.gallery.branch']()}
              options={toBranchOptions(tree)}
              {...form.field('node')}
            />
          </Section>
          <Section title={m['office.kits.readers']()}>
            <VisibleFields form={form} noun="gallery" id={row?.id} isReadOnly={isReadOnly} />
          </Section>
          <Section title={m['office.gallery.pictures']()} count={form.values.pictures.length}>
            <PicturesField isReadOnly={isReadOnly} {...form.field('pictures')} />
          </Section>
        </>
      )}
    </RecordForm>
  );
}
