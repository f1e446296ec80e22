import { OFFICE_MAGAZINE_PATH } from '@press-room/contract/admin-magazines';
import { OFFICE_GALLERY_PATH } from '@press-room/contract/admin-press-gallery';
import { OFFICE_PRESS_KIT_PATH } from '@press-room/contract/admin-press-kit';
import { OFFICE_PRESS_RELEASE_PATH } from '@press-room/contract/admin-press-releases';
import {
  CRISIS_PATH,
  type Crisis,
  crisisHeldPath,
  type HeldKind,
  type HeldRecord,
} from '@press-room/contract/crisis';
import { MAILING_PATH } from '@press-room/contract/mailings';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { TextField } from '../../components/text-field.tsx';
import { getJson } from '../../lib/api.ts';
import { labelOf, shownOf } from '../../lib/labels.ts';
import { ownWords } from '../../lib/own-words.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { toInstant, toOfficeTime } from '../components/office-time.ts';
import { Instant } from '../components/page/instant.tsx';
import { OfficeFailure } from '../components/page/office-failure.tsx';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';
import {
  toCrisis,
  toMailing,
  toOfficeGallery,
  toOfficeMagazine,
  toOfficePressKit,
  toOfficePressRelease,
} from '../paths.ts';
import styles from './crises.module.css';

const keyOf = (id: number) => ['office', CRISIS_PATH, 'held', id];

interface Kind {
  noun: string;
  label: () => string;
  toScreen: (id: number) => string;
}

const KINDS: Record<HeldKind, Kind> = {
  press_release: {
    noun: OFFICE_PRESS_RELEASE_PATH,
    label: m['office.crises.held.release'],
    toScreen: toOfficePressRelease,
  },
  gallery: { noun: OFFICE_GALLERY_PATH, label: m['office.crises.held.gallery'], toScreen: toOfficeGallery },
  magazine: {
    noun: OFFICE_MAGAZINE_PATH,
    label: m['office.crises.held.magazine'],
    toScreen: toOfficeMagazine,
  },
  press_kit: { noun: OFFICE_PRESS_KIT_PATH, label: m['office.crises.held.kit'], toScreen: toOfficePressKit },
  alerts: { noun: CRISIS_PATH, label: m['office.crises.held.alertsKind'], toScreen: toCrisis },
  mailing: { noun: MAILING_PATH, label: m['office.crises.held.mailing'], toScreen: toMailing },
};

const DECISIONS = ['now', 'later', 'drop'] as const;
type Decision = (typeof DECISIONS)[number];

const LABELS: Record<Decision, () => string> = {
  now: m['office.crises.held.now'],
  later: m['office.crises.held.later'],
  drop: m['office.crises.held.drop'],
};

const TEXTS: Record<Decision, () => string> = {
  now: m['office.crises.held.nowText'],
  later: m['office.crises.held.laterText'],
  drop: m['office.crises.held.dropText'],
};

/** Body of the transition for a decision. */
function toBody({ kind, is_begun }: HeldRecord, decision: Decision, at: string): object {
  if (kind === 'alerts') return { to: decision === 'now' ? 'sent' : 'dropped' };
  const despite = { despite_crisis: true };
  if (kind === 'mailing')
    return decision === 'now' ? { to: 'resume', ...despite } : { to: is_begun ? 'stop' : 'recall' };
  if (decision === 'drop') return { to: 'draft' };
  if (decision === 'now') return { to: 'published', ...despite };
  return {
    to: kind === 'press_release' ? 'scheduled' : 'published',
    publish_at: toInstant(at),
    ...despite,
  };
}

/** Records that the crisis holds. Each remains held until an officer decides. */
export function HeldList({ row, mayDecide }: { row: Crisis; mayDecide: boolean }) {
  const { data, error, refetch } = useQuery({
    queryKey: keyOf(row.id),
    queryFn: ({ signal }) => getJson<{ results: HeldRecord[] }>(crisisHeldPath(row.id), {}, signal),
    staleTime: 0,
  });
  if (!data && error) return <OfficeFailure error={error} onRetry={() => void refetch()} />;
  return (
    <section className={styles.part} aria-busy={!data}>
      <h2>{m['office.crises.held.title']()}</h2>
      {data && (
        <p className={styles.soft}>
          {data.results.length === 0 ? m['office.crises.held.none']() : m['office.crises.held.text']()}
        </p>
      )}
      <ul className={styles.updates}>
        {data?.results.map((held) => (
          <HeldItem key={`${held.kind} ${held.id}`} held={held} crisis={row.id} mayDecide={mayDecide} />
        ))}
      </ul>
    </section>
  );
}

function HeldItem({ held, crisis, mayDecide }: { held: HeldRecord; crisis: number; mayDecide: boolean }) {
  const [decision, setDecision] = useState<Decision | null>(null);
  const { kind, id, at } = held;
  const name =
    kind === 'alerts'
      ? m['office.crises.held.alerts']()
      : ownWords(held.title) || m['office.releases.untitled']({ id });
  const { toScreen } = KINDS[kind];
  const choices = DECISIONS.filter((each) => each !== 'later' || (kind !== 'mailing' && kind !== 'alerts'));
  const labelFor = (each: Decision): string =>
    kind === 'alerts' && each === 'drop' ? m['office.crises.held.callOff']() : labelOf(LABELS, each);
  return (
    <li className={styles.update}>
      <Link href={toScreen(id)}>
        <bdi>{name}</bdi>
      </Link>
      <span className={styles.soft}>
        {shownOf(KINDS, kind).label()} {at && <Instant at={at} />}
      </span>
      {mayDecide && (
        <div className={styles.switch}>
          {choices.map((each) => (
            <button
              key={each}
              type="button"
              className={buttons.quiet}
              aria-label={`${labelFor(each)}: ${name}`}
              onClick={() => setDecision(each)}
            >
              {labelFor(each)}
            </button>
          ))}
        </div>
      )}
      {decision !== null && (
        <DecisionDialog
          {...{ held, crisis, decision, name }}
          label={labelFor(decision)}
          onClose={() => setDecision(null)}
        />
      )}
    </li>
  );
}

interface DecisionDialogProps {
  held: HeldRecord;
  crisis: number;
  decision: Decision;
  name: string;
  label: string;
  onClose: () => void;
}

function DecisionDialog({ held, crisis, decision, name, label, onClose }: DecisionDialogProps) {
  const write = useOfficeWrite(KINDS[held.kind].noun);
  const client = useQueryClient();
  const [at, setAt] = useState(() => toOfficeTime(new Date(Date.now() + 3_600_000).toISOString()));
  const [isBusy, setIsBusy] = useState(false);
  const decide = async () => {
    setIsBusy(true);
    const { id, version } = held;
    const body = toBody(held, decision, at);
    const outcome = await write({
      method: 'POST',
      id,
      version,
      action: held.kind === 'alerts' ? 'alerts/' : 'transition/',
      body,
    });
    if (outcome.kind !== 'saved') showToast('error', describeOutcome(outcome));
    await client.invalidateQueries({ queryKey: keyOf(crisis) });
    onClose();
  };
  return (
    <Dialog title={`${label}?`} kind="alert" onClose={onClose}>
      <p>
        <bdi>{name}</bdi>
      </p>
      <p>{labelOf(TEXTS, decision)}</p>
      {decision === 'later' && (
        <TextField
          label={m['office.crises.held.at']()}
          type="datetime-local"
          name="at"
          value={at}
          error={undefined}
          onChange={setAt}
        />
      )}
      <div className={styles.switch}>
        <button
          type="button"
          className={buttons.button}
          disabled={isBusy || (decision === 'later' && at === '')}
          onClick={() => void decide()}
        >
          {label}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}
