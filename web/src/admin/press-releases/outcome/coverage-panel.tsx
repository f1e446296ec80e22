import { CLIPPING_PATH, type ClippingRow } from '@press-room/contract/clippings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { formatNumber, joinFacts } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { officeDay } from '../../components/moments.ts';
import figures from '../../components/page/figures.module.css';
import { NewLink } from '../../components/page/new-link.tsx';
import { OfficeFailure } from '../../components/page/office-failure.tsx';
import { officeListQuery } from '../../components/saving/queries.ts';
import { toClipping, toClippingsOf, toNewClippingOf } from '../../paths.ts';
import panels from '../panels/panels.module.css';
import { useSaved } from '../saving/use-editing.ts';

const SHOWN = 20;

const coverageQuery = (release: number) =>
  officeListQuery<ClippingRow>({
    noun: CLIPPING_PATH,
    filters: { release: String(release) },
    length: SHOWN,
  });

/** Clippings about the release. */
export function CoveragePanel() {
  const { id } = useSaved();
  const { data, error, refetch } = useQuery(coverageQuery(id));
  return (
    <>
      {error && <OfficeFailure error={error} onRetry={() => void refetch()} />}
      {data && <Coverage clippings={data.data} count={data.recordsTotal} release={id} />}
      <div className={panels.actions}>
        <NewLink
          permission="clipping.create"
          to={toNewClippingOf(id)}
          label={m['office.clippings.add']()}
          isQuiet
        />
      </div>
    </>
  );
}

interface CoverageProps {
  clippings: readonly ClippingRow[];
  count: number;
  release: number;
}

function Coverage({ clippings, count, release }: CoverageProps) {
  if (count === 0) return <p className={panels.hint}>{m['office.clippings.noneOfRelease']()}</p>;
  return (
    <>
      <ul className={figures.lines}>
        {clippings.map(({ id, headline, outlet, published_on, language }) => (
          <li key={id}>
            <Link href={toClipping(id)}>
              <bdi lang={language || undefined}>{headline}</bdi>
            </Link>
            <span>{joinFacts([outlet.name, officeDay(published_on)])}</span>
          </li>
        ))}
      </ul>
      {count > clippings.length && (
        <p>
          <Link href={toClippingsOf({ release: String(release) })}>
            {m['office.clippings.all']({ count: formatNumber(count) })}
          </Link>
        </p>
      )}
    </>
  );
}
