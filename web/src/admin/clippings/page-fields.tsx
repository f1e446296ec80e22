import { CLIPPING_LICENCES, CLIPPING_URL_MAX_LENGTH } from '@press-room/contract/clippings';
import { ChoiceField } from '../../components/choice-field.tsx';
import fields from '../../components/text-field.module.css';
import { TextField } from '../../components/text-field.tsx';
import type { Form } from '../../lib/form.ts';
import { labelOf } from '../../lib/labels.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { m } from '../../paraglide/messages.js';
import { OrderedFiles } from '../components/files/ordered-files.tsx';
import { PictureField } from '../components/files/picture-field.tsx';
import type { ClippingValues } from './clipping-values.ts';
import styles from './clippings.module.css';
import { LICENCE_LABELS } from './labels.ts';

export interface PageFieldsProps {
  form: Form<ClippingValues>;
  isReadOnly: boolean;
}

/** File of the page, its rights, and our pictures on it. */
export function PageFields({ form, isReadOnly }: PageFieldsProps) {
  const hasLibrary = usePermissions().includes('asset.view');
  const pictures = form.field('pictures');
  return (
    <>
      {hasLibrary && (
        <PictureField
          label={m['office.clippings.file']()}
          choose={m['office.clippings.chooseFile']()}
          kind="file"
          isReadOnly={isReadOnly}
          {...form.field('file')}
        />
      )}
      <TextField
        label={m['office.clippings.pictureUrl']()}
        type="url"
        isOptional
        maxLength={CLIPPING_URL_MAX_LENGTH}
        {...form.field('picture_url')}
      />
      <ChoiceField
        label={m['office.clippings.licence']()}
        hint={m['office.clippings.licenceHint']()}
        options={CLIPPING_LICENCES.map((value) => ({ value, text: labelOf(LICENCE_LABELS, value) }))}
        {...form.field('licence')}
      />
      {form.values.licence === 'licensed' && (
        <TextField
          label={m['office.clippings.licenceDay']()}
          type="date"
          isOptional
          {...form.field('licensed_until')}
        />
      )}
      {hasLibrary && (
        <fieldset className={styles.choice}>
          <legend className={fields.label}>{m['office.clippings.pictures']()}</legend>
          <OrderedFiles
            label={m['office.clippings.pictures']()}
            add={m['office.clippings.addPictures']()}
            kind="picture"
            ids={pictures.value}
            isReadOnly={isReadOnly}
            onChange={pictures.onChange}
          />
        </fieldset>
      )}
    </>
  );
}
