import { officePressReleasePath } from '@press-room/contract/admin-press-releases';
import type { Datatables } from '@press-room/contract/datatables';
import type { NewPreviewLink, PreviewLink } from '@press-room/contract/release-previews';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Failure } from '../../../components/failure.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { getJson } from '../../../lib/api.ts';
import { joinFacts } from '../../../lib/format.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { m } from '../../../paraglide/messages.js';
import { officeMoment } from '../../components/moments.ts';
import { toPersonName } from '../../components/person-name.ts';
import { describeOutcome } from '../../components/saving/describe-outcome.ts';
import { type OfficeWrite, sendWrite } from '../../components/saving/office-write.ts';
import panels from '../panels/panels.module.css';
import { useEditing, useSaved } from '../saving/use-editing.ts';
import { LinkForm } from './link-form.tsx';
import { NewAddress } from './new-address.tsx';

const DAY_MS = 86_400_000;
/** Keeps the maximum lifetime valid if this clock is up to a minute ahead of the server's. */
const MARGIN_MS = 60_000;

/** Preview links: they show this release without an account before it is published. */
export function LinksPanel() {
  const { id, status } = useSaved();
  const mayWrite = usePermissions().includes('press_release.preview');
  const { data, error, refetch } = useQuery(previewLinksQuery(id));
  const { make, takeBack, made, failure, isBusy } = useLinks(id);
  if (error && !data) return <Failure error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p className={panels.hint}>{m['office.editor.links.hint']()}</p>
      {mayWrite && status !== 'archived' && <LinkForm isBusy={isBusy} onMake={(days) => void make(days)} />}
      {failure && <StatusNote kind="alert" title={failure} />}
      {made && <NewAddress url={made.url} />}
      {data?.length === 0 && <p className={panels.hint}>{m['office.editor.links.none']()}</p>}
      <ul className={panels.list}>
        {data?.map((link) => (
          <li key={link.id} className={panels.card}>
            <p>{m['office.editor.links.until']({ date: officeMoment(link.expires_at) })}</p>
            <p className={panels.hint}>{describe(link)}</p>
            {mayWrite && (
              <div className={panels.row}>
                <button
                  type="button"
                  className={panels.small}
                  disabled={isBusy}
                  onClick={() => void takeBack(link.id)}
                >
                  {m['office.editor.links.takeBack']()}
                </button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const describe = ({ created_at, created_by, openings, last_opened_at }: PreviewLink): string =>
  joinFacts([
    m['office.editor.links.made']({ name: toPersonName(created_by), date: officeMoment(created_at) }),
    m['office.editor.links.openings']({ count: openings }),
    last_opened_at === null ? '' : m['office.editor.links.last']({ date: officeMoment(last_opened_at) }),
  ]);

function useLinks(release: number) {
  const editing = useEditing();
  const client = useQueryClient();
  const [made, setMade] = useState<NewPreviewLink | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async <Row,>(write: OfficeWrite): Promise<Row | null> => {
    setIsBusy(true);
    const outcome = await sendWrite<Row>(write);
    setFailure(outcome.kind === 'saved' ? null : describeOutcome(outcome));
    await client.invalidateQueries({ queryKey: previewLinksQuery(release).queryKey });
    setIsBusy(false);
    return outcome.kind === 'saved' ? outcome.row : null;
  };
  return {
    made,
    failure,
    isBusy,
    make: async (days: number) => {
      setIsBusy(true);
      // A preview shows the state on the server.
      await editing.flush();
      const expires_at = new Date(Date.now() + days * DAY_MS - MARGIN_MS).toISOString();
      const body = { expires_at };
      const link = await send<NewPreviewLink>({ method: 'POST', path: previewLinksPath(release), body });
      // The address of a link is shown only once.
      if (link) setMade(link);
    },
    takeBack: async (link: number) => {
      await send({ method: 'DELETE', path: `${previewLinksPath(release)}${link}/` });
      if (made?.id === link) setMade(null);
    },
  };
}

const previewLinksPath = (release: number): string => `${officePressReleasePath(release)}preview_link/`;

/** Active links. Their number of openings changes on the server, so they are always reloaded. */
const previewLinksQuery = (release: number) =>
  queryOptions({
    queryKey: ['release-preview-links', release],
    queryFn: async ({ signal }) => {
      const all = { format: 'datatables', start: 0, length: 100 };
      return (await getJson<Datatables<PreviewLink>>(previewLinksPath(release), all, signal)).data;
    },
    gcTime: 0,
  });
