import { CRISIS_MOVES, CRISIS_PATH, type CrisisRow, type CrisisState } from '@press-room/contract/crisis';
import { useState } from 'react';
import buttons from '../../components/button.module.css';
import { Dialog } from '../../components/dialog.tsx';
import { refreshStatements } from '../../features/press-groups/follow-statement.ts';
import { navigate } from '../../lib/navigation.ts';
import { ownWords } from '../../lib/own-words.ts';
import { usePermissions } from '../../lib/permissions.ts';
import { showToast } from '../../lib/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { describeOutcome } from '../components/saving/describe-outcome.ts';
import { useOfficeWrite } from '../components/saving/use-office-write.ts';
import { toCrisis } from '../paths.ts';
import styles from './crises.module.css';

interface Words {
  button: () => string;
  title: () => string;
  text: () => string;
}

const START: Words = {
  button: m['office.crises.start'],
  title: m['office.crises.startTitle'],
  text: m['office.crises.startText'],
};

const WORDS: Record<CrisisState, Words> = {
  on: START,
  rehearsal: {
    button: m['office.crises.rehearse'],
    title: m['office.crises.rehearseTitle'],
    text: m['office.crises.rehearseText'],
  },
  draft: {
    button: m['office.crises.endRehearsal'],
    title: m['office.crises.endRehearsalTitle'],
    text: m['office.crises.endRehearsalText'],
  },
  ended: {
    button: m['office.crises.end'],
    title: m['office.crises.endTitle'],
    text: m['office.crises.endText'],
  },
};

/** Actions that the state of a crisis allows, each with a confirmation. */
export function SwitchButtons({ row, isSmall = false }: { row: CrisisRow; isSmall?: boolean }) {
  const permissions = usePermissions();
  const [to, setTo] = useState<CrisisState | null>(null);
  if (!permissions.includes('crisis.switch')) return null;
  const moves = CRISIS_MOVES[row.state].filter((move) => !isSmall || move !== 'rehearsal');
  return (
    <div className={styles.switch}>
      {moves.map((move) => (
        <button
          key={move}
          type="button"
          className={move === 'on' ? buttons.button : buttons.quiet}
          onClick={() => setTo(move)}
        >
          {WORDS[move].button()}
        </button>
      ))}
      {to !== null && <SwitchDialog row={row} to={to} onClose={() => setTo(null)} />}
    </div>
  );
}

function SwitchDialog({ row, to, onClose }: { row: CrisisRow; to: CrisisState; onClose: () => void }) {
  const write = useOfficeWrite(CRISIS_PATH);
  const [isBusy, setIsBusy] = useState(false);
  const words = WORDS[to];
  const move = async () => {
    setIsBusy(true);
    const { id, version } = row;
    const outcome = await write({ method: 'POST', id, version, action: 'transition/', body: { to } });
    if (outcome.kind !== 'saved') showToast('error', describeOutcome(outcome));
    await refreshStatements();
    onClose();
    // The screen of the crisis asks about each held record.
    if (outcome.kind === 'saved' && to === 'ended') navigate(toCrisis(id));
  };
  return (
    <Dialog title={words.title()} kind="alert" onClose={onClose}>
      <p>
        <bdi>{`${row.press_group.name}: ${ownWords(row.title)}`}</bdi>
      </p>
      <p>{words.text()}</p>
      <div className={styles.switch}>
        <button type="button" className={buttons.button} disabled={isBusy} onClick={() => void move()}>
          {words.button()}
        </button>
        <button type="button" className={buttons.quiet} onClick={onClose}>
          {m['account.cancel']()}
        </button>
      </div>
    </Dialog>
  );
}
