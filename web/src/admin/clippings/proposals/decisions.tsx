import { CLIPPING_PROPOSAL_PATH, type ClippingProposal } from '@press-room/contract/clipping-proposals';
import { CLIPPING_PATH, type ClippingRow } from '@press-room/contract/clippings';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../../components/button.module.css';
import { StatusNote } from '../../../components/status-note.tsx';
import { joinFacts } from '../../../lib/format.ts';
import { labelOf } from '../../../lib/labels.ts';
import { letAllGo } from '../../../lib/leave.ts';
import { navigate } from '../../../lib/navigation.ts';
import { showToast } from '../../../lib/toasts.ts';
import { m } from '../../../paraglide/messages.js';
import { offerUndo } from '../../components/bulk/undo.ts';
import { officeDay } from '../../components/moments.ts';
import { useOfficeAct } from '../../components/saving/use-office-write.ts';
import { type Named, NamedChoice } from '../../components/search-choice/named-choice.tsx';
import type { Search } from '../../components/search-choice/search-choice.tsx';
import type { FoundTarget } from '../../media/add-to/targets.ts';
import { toClipping, toProposal, WAITING_PROPOSALS } from '../../paths.ts';
import { STATE_LABELS } from './columns.tsx';
import styles from './proposals.module.css';

/** Runs one decision at a time, and reports errors. */
function useDecision({ id }: Pick<ClippingProposal, 'id'>) {
  const { isBusy, act } = useOfficeAct(CLIPPING_PROPOSAL_PATH);
  const decide = async (action: string, version: number, body: object = {}) =>
    (await act<ClippingProposal>({ method: 'POST', id, action, version, body }))?.row ?? null;
  return { isBusy, decide };
}

/** Refuses a proposal once, or for good; both can be undone. */
export function Decisions({ row }: { row: ClippingProposal }) {
  const { isBusy, decide } = useDecision(row);
  const refuse = async (for_good: boolean) => {
    const refused = await decide('refuse/', row.version, { for_good });
    if (refused === null) return;
    letAllGo();
    navigate(WAITING_PROPOSALS);
    offerUndo(m['office.proposals.refused']({ count: 1 }), () => void decide('reopen/', refused.version));
  };
  return (
    <>
      <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void refuse(false)}>
        {m['office.proposals.refuse']()}
      </button>
      <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void refuse(true)}>
        {m['office.proposals.refuseForGood']()}
      </button>
    </>
  );
}

/** The decision on a proposal. */
export function Decided({ row, mayReopen }: { row: ClippingProposal; mayReopen: boolean }) {
  const { isBusy, decide } = useDecision(row);
  const { state, for_good, clipping, merged_into, version } = row;
  return (
    <StatusNote
      kind="plain"
      title={for_good ? m['office.proposals.state.forGood']() : labelOf(STATE_LABELS, state)}
      isLive={false}
    >
      {clipping && (
        <p>
          <Link href={toClipping(clipping.id)}>
            <bdi>{clipping.name}</bdi>
          </Link>
        </p>
      )}
      {!clipping && merged_into !== null && (
        <p>
          <Link href={toProposal(merged_into)}>{m['office.proposals.mergedInto']()}</Link>
        </p>
      )}
      {state === 'refused' && mayReopen && (
        <button
          type="button"
          className={buttons.quiet}
          disabled={isBusy}
          onClick={() => void decide('reopen/', version)}
        >
          {m['office.proposals.reopen']()}
        </button>
      )}
    </StatusNote>
  );
}

/** Loads the search code with the first search. */
const SEARCH: Search<FoundTarget> = {
  key: ['office', 'clipping', 'same'],
  load: async (q, signal) => {
    const { searchOf } = await import('../../media/add-to/targets.ts');
    return searchOf<ClippingRow>({
      noun: CLIPPING_PATH,
      searched: ['text', 'outlet'],
      toText: ({ headline }) => headline,
      toNote: ({ outlet, published_on }) => joinFacts([outlet.name, officeDay(published_on)]),
    }).load(q, signal);
  },
};

/** Merges a proposal into an existing clipping of the same article. */
export function MergeField({ row }: { row: ClippingProposal }) {
  const { isBusy, decide } = useDecision(row);
  const [chosen, setChosen] = useState<readonly Named[]>([]);
  const [clipping] = chosen;
  const merge = async () => {
    if (clipping === undefined) return;
    const merged = await decide('merge/', row.version, { clipping: clipping.id });
    if (merged === null) return;
    letAllGo();
    showToast('success', m['office.proposals.merged']());
    navigate(toClipping(clipping.id));
  };
  return (
    <div className={styles.merge}>
      <NamedChoice
        label={m['office.proposals.same']()}
        add={m['office.proposals.findClipping']()}
        value={chosen}
        error={undefined}
        most={1}
        search={SEARCH}
        isReadOnly={false}
        onChange={setChosen}
      />
      {clipping !== undefined && (
        <button type="button" className={buttons.quiet} disabled={isBusy} onClick={() => void merge()}>
          {m['office.proposals.merge']()}
        </button>
      )}
    </div>
  );
}
