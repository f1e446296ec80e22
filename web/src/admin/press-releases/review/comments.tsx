import { type OfficePressRelease, officePressReleasePath } from '@press-room/contract/admin-press-releases';
import type { Datatables } from '@press-room/contract/datatables';
import type { Passage, ReleaseComment } from '@press-room/contract/release-reviews';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { CheckField } from '../../../components/check-field.tsx';
import { Failure } from '../../../components/failure.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { getJson } from '../../../lib/api.ts';
import { m } from '../../../paraglide/messages.js';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { type OfficeWrite, sendWrite } from '../../components/saving/office-write.ts';
import panels from '../panels/panels.module.css';
import { useEditing, useSaved } from '../saving/use-editing.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentThread } from './comment-thread.tsx';
import { useSelectedPassage } from './passage.ts';

interface NewComment {
  body: string;
  parent?: number;
  internal?: boolean;
  passage?: Passage | null;
}

/** Comments of the release, open ones first. Officers of the association start and resolve threads. */
export function Comments({ isColleague }: { isColleague: boolean }) {
  const saved = useSaved();
  const { data, error, refetch } = useQuery(commentsQuery(saved));
  const { add, change, remove, failure } = useCommenting();
  const [passage, forget] = useSelectedPassage();
  const [internal, setInternal] = useState(false);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  const threads = (data ?? []).filter(({ parent }) => parent === null);
  const answersTo = (thread: ReleaseComment) => data?.filter(({ parent }) => parent === thread.id) ?? [];
  const sorted = [
    ...threads.filter(({ resolved_at }) => resolved_at === null),
    ...threads.filter(({ resolved_at }) => resolved_at !== null),
  ];
  return (
    <>
      {isColleague && (
        <CommentForm
          label={m['office.editor.review.comment']()}
          action={m['office.editor.review.add']()}
          passage={passage}
          onForget={forget}
          onSend={async (body) => {
            const isDone = await add({ body, passage, internal });
            if (isDone) forget();
            return isDone;
          }}
        >
          {saved.company && (
            <CheckField name="internal" isChecked={internal} onChange={setInternal}>
              {m['office.editor.review.internal']({ company: saved.company.name })}
            </CheckField>
          )}
        </CommentForm>
      )}
      {failure && <StatusNote kind="alert" title={failure} />}
      {data?.length === 0 && <p className={panels.hint}>{m['office.editor.review.none']()}</p>}
      <ol className={panels.list}>
        {sorted.map((thread) => (
          <CommentThread
            key={thread.id}
            thread={thread}
            answers={answersTo(thread)}
            isColleague={isColleague}
            onAnswer={(body) => add({ body, parent: thread.id })}
            onSettle={(resolved) => change(thread.id, { resolved })}
            onEdit={(comment, body) => change(comment, { body })}
            onDelete={remove}
          />
        ))}
      </ol>
    </>
  );
}

/** A comment needs its passage on the server: the text is saved first. */
function useCommenting() {
  const editing = useEditing();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const pathOf = (comment: number) => `${commentsPath(editing.store.get().saved.id)}${comment}/`;
  const send = async (write: OfficeWrite): Promise<boolean> => {
    const outcome = await sendWrite<ReleaseComment>(write);
    setFailure(outcome.kind === 'saved' ? null : describeOutcome(outcome));
    await client.invalidateQueries({ queryKey: commentsKey(editing.store.get().saved.id) });
    return outcome.kind === 'saved';
  };
  return {
    failure,
    add: async (body: NewComment) => {
      const { id } = await editing.flush();
      return send({ method: 'POST', path: commentsPath(id), body });
    },
    change: (comment: number, body: { resolved: boolean } | { body: string }) =>
      send({ method: 'PATCH', path: pathOf(comment), body }),
    remove: (comment: number) => send({ method: 'DELETE', path: pathOf(comment) }),
  };
}

const ALL = { format: 'datatables', start: 0, length: 500 };

const commentsPath = (release: number): string => `${officePressReleasePath(release)}comment/`;
const commentsKey = (release: number) => ['release-comments', release] as const;

/** Reloaded after each save: the positions of passages depend on the texts. */
const commentsQuery = ({ id, version }: Pick<OfficePressRelease, 'id' | 'version'>) =>
  queryOptions({
    queryKey: [...commentsKey(id), version],
    queryFn: async ({ signal }) =>
      (await getJson<Datatables<ReleaseComment>>(commentsPath(id), ALL, signal)).data,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });
