import { useQuery } from '@tanstack/react-query';
import { ChoiceField } from '../../../components/choice-field.tsx';
import { formatDate } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { usePressGroup } from '../../press-groups/press-group.ts';
import { readFilter } from '../../press-releases/filter.ts';
import { releaseListQuery, releaseQuery } from '../../press-releases/queries.ts';
import { useReader } from '../../press-releases/use-reader.ts';

type ReleaseFieldProps = { value: string; error: string | undefined; onChange: (id: string) => void };

/** Selection of a release: the newest, and the one that the reader comes from. */
export function ReleaseField({ value, error, onChange }: ReleaseFieldProps) {
  const reader = useReader();
  const group = usePressGroup();
  const newest = useQuery({
    ...releaseListQuery(reader, group?.id ?? 0, readFilter('')),
    enabled: group !== null,
  });
  const isListed = newest.data?.data.some(({ id }) => String(id) === value) ?? false;
  const wanted = useQuery({ ...releaseQuery(reader, value), enabled: value !== '' && !isListed });
  const rows = [...(wanted.data && !isListed ? [wanted.data] : []), ...(newest.data?.data ?? [])];
  const isKnown = value === '' || rows.some(({ id }) => String(id) === value);
  return (
    <ChoiceField
      label={m['contact.form.release']()}
      name="press_release"
      value={value}
      options={[
        { value: '', text: m['contact.form.noRelease']() },
        ...(isKnown ? [] : [{ value, text: m['contact.form.thatRelease']() }]),
        ...rows.map(({ id, title, date, language }) => ({
          value: String(id),
          text: `${title} (${formatDate(date)})`,
          lang: language,
        })),
      ]}
      error={error}
      onChange={onChange}
    />
  );
}
