import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Icon } from '../../../components/icon.tsx';
import { joinWords } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { toPersonName } from '../../components/person-name.ts';
import { fetchRelease, leaveRelease, presenceQuery } from '../queries.ts';
import { useEditing, useSaved } from '../saving/use-editing.ts';
import styles from './editor-screen.module.css';

/** Other officers who have this release open. Their saved changes appear automatically. */
export function Presence() {
  const editing = useEditing();
  const { id, version, readers } = useSaved();
  const { data } = useQuery(presenceQuery(id));
  const newest = data?.version ?? 0;
  // Times and files change what readers get, without a write.
  const isOther =
    data !== undefined && newest === version && JSON.stringify(data.readers) !== JSON.stringify(readers);
  // A failed sign-off is ignored: the lease expires.
  useEffect(() => () => void leaveRelease(id).catch(() => undefined), [id]);
  useEffect(() => {
    if ((newest <= version && !isOther) || editing.store.get().state.kind === 'saving') return;
    void fetchRelease(id).then(
      (release) => editing.adopt(release),
      () => undefined,
    );
  }, [editing, id, newest, version, isOther]);
  const names = joinWords((data?.others ?? []).map(toPersonName));
  return (
    <p role="status" className={styles.presence}>
      {names !== '' && (
        <>
          <Icon name="users" size={16} /> {m['office.editor.presence']({ names })}
        </>
      )}
    </p>
  );
}
