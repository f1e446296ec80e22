import { RELEASE_TEMPLATE_PATH, type ReleaseTemplate } from '@press-room/contract/release-templates';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { NewRecord, RecordPage, type ScreenProps } from '../../components/record/record-page.tsx';
import { OFFICE_PATHS, toReleaseTemplate } from '../../paths.ts';
import { TemplateForm } from './template-form.tsx';

export const TemplatePage = () => (
  <RecordPage<ReleaseTemplate>
    noun={RELEASE_TEMPLATE_PATH}
    fresh={
      <NewRecord
        title={m['office.templates.new']()}
        permission="press_release_template.create"
        Form={TemplateForm}
        toRecord={toReleaseTemplate}
      />
    }
  >
    {(screen) => <TemplateScreen {...screen} />}
  </RecordPage>
);

function TemplateScreen({ row, onSaved }: ScreenProps<ReleaseTemplate>) {
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      facts={row.press_group.name}
      action={
        <DeleteButton
          permission="press_release_template.delete"
          noun={RELEASE_TEMPLATE_PATH}
          row={row}
          name={row.name}
          text={m['office.record.deletePlain']()}
          backTo={OFFICE_PATHS.releaseTemplates}
        />
      }
    >
      <TemplateForm
        row={row}
        isReadOnly={!permissions.includes('press_release_template.edit')}
        onSaved={onSaved}
      />
    </OfficePage>
  );
}
