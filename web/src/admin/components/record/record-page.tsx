import type { Permission } from '@press-room/contract/roles';
import { type ComponentType, type ReactNode, useState } from 'react';
import { useParams } from 'wouter';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { Answered } from '../page/office-failure.tsx';
import { OfficePage } from '../page/office-page.tsx';
import { officeRecordQuery } from '../saving/queries.ts';

/** What the form of a record is drawn from. */
export interface FormProps<Row> {
  /** Null for a new one. */
  row: Row | null;
  isReadOnly: boolean;
  onSaved: (row: Row) => void;
}

/** What the screen of a record is drawn from. */
export interface ScreenProps<Row> {
  /** Editing continues from the row that was loaded at its start, even if others save meanwhile. */
  row: Row;
  onSaved: (row: Row) => void;
  /** As the server has it. */
  latest: Row;
}

interface RecordPageProps<Row> {
  /** Path of the API. */
  noun: string;
  children: (screen: ScreenProps<Row>) => ReactNode;
  /** Screen of a new one, at `new`. */
  fresh?: ReactNode;
  /** Milliseconds until the row is asked for again; false: it is not. */
  refresh?: (row: Row | undefined) => number | false;
}

/** The record that the address names. */
export function RecordPage<Row extends object>({ noun, children, fresh, refresh }: RecordPageProps<Row>) {
  const { id = '' } = useParams();
  if (fresh !== undefined && id === 'new') return fresh;
  return (
    <Answered
      key={id}
      query={{
        ...officeRecordQuery<Row>(noun, Number(id)),
        refetchInterval: ({ state }) => refresh?.(state.data) ?? false,
      }}
    >
      {(latest) => <Loaded latest={latest}>{children}</Loaded>}
    </Answered>
  );
}

function Loaded<Row>({ latest, children }: Pick<RecordPageProps<Row>, 'children'> & { latest: Row }) {
  const [row, setRow] = useState(latest);
  return children({ row, latest, onSaved: setRow });
}

interface NewRecordProps<Row> {
  title: string;
  permission: Permission;
  Form: ComponentType<FormProps<Row>>;
  toRecord: (id: number) => string;
}

/** The empty form, which leads to the screen of what it makes. */
export function NewRecord<Row extends { id: number }>({
  title,
  permission,
  Form,
  toRecord,
}: NewRecordProps<Row>) {
  const isReadOnly = !usePermissions().includes(permission);
  return (
    <OfficePage title={title}>
      <Form row={null} isReadOnly={isReadOnly} onSaved={({ id }) => navigate(toRecord(id))} />
    </OfficePage>
  );
}
