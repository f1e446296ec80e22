import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import { versionsQuery } from '../queries.ts';
import { useSaved } from '../saving/use-editing.ts';

/** Why a draft came back, until it goes out again. Asked once, as it was opened: saves do not change it. */
export function ReturnedNote() {
  const saved = useSaved();
  const [version] = useState(saved.version);
  const { data } = useQuery(versionsQuery(saved.id, version));
  const step = data?.find(({ status, note }) => status !== 'draft' || note !== '');
  if (step?.status !== 'draft') return null;
  return (
    <StatusNote
      kind="plain"
      title={m['office.editor.review.returned']({
        name: step.by ? toPersonName(step.by) : m['office.editor.review.gone'](),
        date: officeMoment(step.at),
      })}
    >
      <p dir="auto">{step.note}</p>
    </StatusNote>
  );
}
