import { useQueries } from '@tanstack/react-query';
import { m } from '../../../paraglide/messages.js';
import { fileQuery } from './file-query.ts';

/** Names of library files, in their order, one per line. */
export function FileNames({ ids }: { ids: readonly number[] }) {
  const files = useQueries({ queries: ids.map((id) => fileQuery(id)) });
  return ids.map((id, at) => (
    <span key={id}>
      {at > 0 && '\n'}
      <bdi>{files[at]?.data?.name ?? (files[at]?.error ? m['office.files.gone']({ id }) : '…')}</bdi>
    </span>
  ));
}

/** Shows a field with a file id, a list of file ids or null in comparisons. */
export function showFiles(value: unknown) {
  const ids = [value].flat().filter((id): id is number => typeof id === 'number' && id > 0);
  return ids.length > 0 && <FileNames ids={ids} />;
}
