import { RELEASE_TEMPLATE_PATH, type ReleaseTemplate } from '@press-room/contract/release-templates';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'wouter';
import { ScreenSkeleton } from '../../../components/screen-skeleton.tsx';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { OfficePage } from '../../components/page/office-page.tsx';
import { DeleteButton } from '../../components/record/delete-button.tsx';
import { officeRecordQuery } from '../../components/saving/queries.ts';
import { OFFICE_PATHS, toReleaseTemplate } from '../../paths.ts';
import { TemplateForm } from './template-form.tsx';

export function TemplatePage() {
  const { id = '' } = useParams();
  return id === 'new' ? <NewTemplate /> : <OneTemplate key={id} id={Number(id)} />;
}

function NewTemplate() {
  const mayCreate = usePermissions().includes('press_release_template.create');
  return (
    <OfficePage title={m['office.templates.new']()}>
      <TemplateForm
        row={null}
        isReadOnly={!mayCreate}
        onSaved={({ id }) => navigate(toReleaseTemplate(id))}
      />
    </OfficePage>
  );
}

function OneTemplate({ id }: { id: number }) {
  const { data, error, refetch } = useQuery(officeRecordQuery<ReleaseTemplate>(RELEASE_TEMPLATE_PATH, id));
  if (data) return <Loaded first={data} />;
  return error ? (
    <OfficeFailure level={1} error={error} onRetry={() => void refetch()} />
  ) : (
    <ScreenSkeleton />
  );
}

function Loaded({ first }: { first: ReleaseTemplate }) {
  // Editing continues from the row that was loaded at its start, even if others save meanwhile.
  const [row, setRow] = useState(first);
  const permissions = usePermissions();
  return (
    <OfficePage
      title={row.name}
      facts={row.press_group.name}
      action={
        permissions.includes('press_release_template.delete') && (
          <DeleteButton
            noun={RELEASE_TEMPLATE_PATH}
            row={row}
            name={row.name}
            text={m['office.record.deletePlain']()}
            onDeleted={() => navigate(OFFICE_PATHS.releaseTemplates)}
          />
        )
      }
    >
      <TemplateForm
        row={row}
        isReadOnly={!permissions.includes('press_release_template.edit')}
        onSaved={setRow}
      />
    </OfficePage>
  );
}
