import {
  CLIPPING_PROPOSAL_PATH,
  type ClippingProposal,
  clippingProposalPath,
  proposalAcceptPath,
  proposalFilePath,
} from '@press-room/contract/clipping-proposals';
import type { Clipping } from '@press-room/contract/clippings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { getBlob } from '../../../lib/api.ts';
import { formatBytes, joinFacts } from '../../../lib/format.ts';
import { navigate } from '../../../lib/navigation.ts';
import { usePermissions } from '../../../lib/permissions.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { tellFailure } from '../../../lib/tell-failure.ts';
import { m } from '../../../paraglide/messages.js';
import { officeDay } from '../../components/moments.ts';
import { OfficePage } from '../../components/page/office-page.tsx';
import { RecordPage, type ScreenProps } from '../../components/record/record-page.tsx';
import { type Outcome, sendWrite } from '../../components/saving/office-write.ts';
import { listsKey, officeRecordQuery } from '../../components/saving/queries.ts';
import { toClipping } from '../../paths.ts';
import type { ClippingFormProps } from '../clipping-form.tsx';
import { describeSource } from './columns.tsx';
import { Decided, Decisions, MergeField } from './decisions.tsx';
import { Marked } from './marked.tsx';
import styles from './proposals.module.css';

/** Loaded after the text of the proposal. */
const ClippingForm = lazyComponent<ClippingFormProps>(
  async () => (await import('../clipping-form.tsx')).ClippingForm,
);

export const ProposalPage = () => (
  <RecordPage<ClippingProposal> noun={CLIPPING_PROPOSAL_PATH}>
    {(screen) => <ProposalScreen {...screen} />}
  </RecordPage>
);

function ProposalScreen({ latest: row }: ScreenProps<ClippingProposal>) {
  const isDecider = usePermissions().includes('clipping.create');
  const isWaiting = row.state === 'waiting';
  return (
    <OfficePage
      title={m['office.proposals.one']()}
      facts={joinFacts([
        row.outlet?.name ?? '',
        describeSource(row),
        row.published_on === null ? '' : officeDay(row.published_on),
      ])}
      action={
        <>
          {row.url !== '' && (
            <a href={row.url} target="_blank" rel="noreferrer" className={buttons.quiet}>
              {m['office.clippings.open']()}
            </a>
          )}
          {row.file && <FileButton row={row} file={row.file} />}
          {isWaiting && isDecider && <Decisions row={row} />}
        </>
      }
    >
      <Found row={row} />
      {!isWaiting && <Decided row={row} mayReopen={isDecider} />}
      {isWaiting && isDecider && (
        <>
          <MergeField row={row} />
          <Acceptance key={row.version} row={row} />
        </>
      )}
    </OfficePage>
  );
}

function FileButton({ row, file }: { row: ClippingProposal; file: NonNullable<ClippingProposal['file']> }) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => getBlob(proposalFilePath(row.id)),
    onSuccess: (content) => saveFile(content, file.name),
    onError: tellFailure,
  });
  return (
    <button
      type="button"
      className={buttons.quiet}
      aria-disabled={isPending}
      onClick={() => !isPending && mutate()}
    >
      {m['office.proposals.pdf']({ size: formatBytes(file.bytes) })}
    </button>
  );
}

/** Text of a proposal with highlighted names. */
function Found({ row }: { row: ClippingProposal }) {
  const { headline, headline_marks, excerpt, excerpt_marks, language, matches, other_urls } = row;
  return (
    <section className={styles.found}>
      <h2>
        <Marked text={headline} marks={headline_marks} language={language} />
      </h2>
      {excerpt !== '' && (
        <p>
          <Marked text={excerpt} marks={excerpt_marks} language={language} />
        </p>
      )}
      {matches.length > 0 && (
        <p className={styles.names}>
          {m['office.proposals.names']({ names: matches.map(({ name }) => name).join(' · ') })}
        </p>
      )}
      {other_urls.length > 0 && (
        <ul>
          {other_urls.map((url) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <bdi>{url}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Form of a clipping, filled with the data of the proposal. */
function Acceptance({ row }: { row: ClippingProposal }) {
  const client = useQueryClient();
  const [first, ...others] = usePressGroups();
  const group = others.length === 0 ? first?.id : undefined;
  const accept = async (body: Record<string, unknown>): Promise<Outcome<Clipping>> => {
    const { file, ...fields } = body;
    const outcome = await sendWrite<Clipping>({
      method: 'POST',
      path: proposalAcceptPath(row.id),
      version: row.version,
      // Without a file of its own, the clipping gets the file of the e-mail.
      body: file === null && row.file !== null ? fields : body,
    });
    void client.invalidateQueries({ queryKey: listsKey(CLIPPING_PROPOSAL_PATH) });
    if (outcome.kind !== 'conflict') return outcome;
    void client.invalidateQueries(officeRecordQuery(CLIPPING_PROPOSAL_PATH, row.id));
    return { kind: 'impossible', error: outcome.error };
  };
  return (
    <section className={styles.acceptance}>
      <h2>{m['office.proposals.acceptTitle']()}</h2>
      <ClippingForm
        row={null}
        noun={clippingProposalPath(row.id)}
        create={accept}
        beginning={{ group, release: null, proposal: row }}
        isReadOnly={false}
        onSaved={({ id }) => navigate(toClipping(id))}
      />
    </section>
  );
}
