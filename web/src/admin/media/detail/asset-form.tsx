import { DIGITAL_SOURCE_TYPES, OFFICE_ASSET_PATH, type OfficeAsset } from '@press-room/contract/admin-assets';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { TextArea } from '../../../components/text-area.tsx';
import { TextField } from '../../../components/text-field.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { useSectors } from '../../../features/sectors/sectors.ts';
import type { Form } from '../../../lib/form.ts';
import { formSchema } from '../../../lib/form-schema.ts';
import { labelOf } from '../../../lib/labels.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { describeDay } from '../../components/moments.ts';
import { MomentField } from '../../components/record/moment-field.tsx';
import styles from '../../components/record/record-form.module.css';
import { RecordForm } from '../../components/record/record-form.tsx';
import { SectorsField } from '../../components/sectors/sectors-field.tsx';
import { ORIGINS } from '../labels.ts';
import { DescribePicture } from './describe-picture.tsx';
import { listCompared, TEXT_NAMES, TEXTS, toBody, toValues, type Values } from './fields.ts';

const SCHEMA = formSchema<Values>({});

interface AssetFormProps {
  asset: OfficeAsset;
  onSaved: (asset: OfficeAsset) => void;
}

/** Texts of a file, in both languages. */
export function AssetForm({ asset, onSaved }: AssetFormProps) {
  const mayEdit = usePermissions().includes('asset.edit');
  const groups = usePressGroups();
  const sectors = useSectors();
  return (
    <RecordForm<OfficeAsset, Values>
      noun={OFFICE_ASSET_PATH}
      row={asset}
      schema={SCHEMA}
      toValues={(row) => toValues(row ?? asset)}
      toBody={(values) => toBody(asset, values)}
      compared={listCompared(groups, sectors)}
      isReadOnly={!mayEdit}
      onSaved={onSaved}
    >
      {(form) => (
        <>
          {asset.kind === 'picture' && mayEdit && <DescribePicture asset={asset} form={form} />}
          <Texts form={form} />
          <TextField
            label={m['office.media.field.takenOn']()}
            type="date"
            isOptional
            hint={describeDay(form.values.taken_on)}
            {...form.field('taken_on')}
          />
          <MomentField label={m['office.record.embargo']()} {...form.field('embargo_until')} />
          <TextField
            label={m['office.media.field.rightsUntil']()}
            type="date"
            isOptional
            hint={describeDay(form.values.rights_until)}
            {...form.field('rights_until')}
          />
          <ChoiceField
            label={m['office.media.origin']()}
            options={[
              { value: '', text: m['office.media.origin.none']() },
              ...DIGITAL_SOURCE_TYPES.map((type) => ({ value: type, text: labelOf(ORIGINS, type) })),
            ]}
            {...form.field('digital_source_type')}
          />
          <ChoiceField
            label={m['office.media.field.pressGroup']()}
            options={[
              { value: '', text: m['office.media.field.noGroup']() },
              ...listGroups(groups, asset).map(({ id, name }) => ({ value: String(id), text: name })),
            ]}
            {...form.field('press_group')}
          />
          <div className={styles.wide}>
            <SectorsField
              label={m['office.media.column.sectors']()}
              isReadOnly={!mayEdit}
              {...form.field('sectors')}
            />
          </div>
        </>
      )}
    </RecordForm>
  );
}

function Texts({ form }: { form: Form<Values> }) {
  return TEXT_NAMES.map((name) => {
    const { label, max, isLong } = TEXTS[name];
    const shared = { label: label(), isOptional: true, maxLength: max, ...form.field(name) };
    return isLong ? <TextArea key={name} {...shared} /> : <TextField key={name} {...shared} />;
  });
}

type Group = NonNullable<OfficeAsset['press_group']>;
/** Includes the file's own group if it is newer than the loaded list. */
const listGroups = (groups: readonly Group[], { press_group: own }: OfficeAsset): readonly Group[] =>
  own === null || groups.some(({ id }) => id === own.id) ? groups : [own, ...groups];
