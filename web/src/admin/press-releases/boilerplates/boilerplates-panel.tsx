import { useEditing, useErrors, useShown } from '../saving/use-editing.ts';
import { BoilerplatesField } from './boilerplates-field.tsx';

export function BoilerplatesPanel() {
  const editing = useEditing();
  const { boilerplates, press_group, company, event } = useShown();
  return (
    <BoilerplatesField
      name="boilerplates"
      value={boilerplates}
      error={useErrors().boilerplates}
      isReadOnly={editing.isReadOnly}
      carrier={{ press_group: press_group.id, company: company?.id ?? null, event }}
      onChange={(keys) => editing.change({ boilerplates: keys })}
    />
  );
}
