import { useEditing, useErrors, useSaved, useShown } from '../saving/use-editing.ts';
import { ContactsField } from './contacts-field.tsx';

export function ContactsPanel() {
  const editing = useEditing();
  const shown = useShown();
  const { company } = useSaved();
  const errors = useErrors();
  return (
    <ContactsField
      name="contacts"
      value={shown.contacts}
      error={errors.contacts}
      isReadOnly={editing.isReadOnly}
      group={shown.press_group.id}
      company={company?.id ?? null}
      onChange={(contacts) => editing.change({ contacts })}
    />
  );
}
