import {
  OFFICE_PRESS_RELEASE_PATH,
  type OfficePressRelease,
} from '@press-room/contract/admin-press-releases';
import { useState } from 'react';
import { m } from '../../../paraglide/messages.js';
import { useOfficeWrite } from '../../components/saving/use-office-write.ts';
import { useEditing } from '../saving/use-editing.ts';

/** A call that does not write texts: on the release itself, or on a sub-path such as `transition/`. */
interface Step {
  method: 'POST' | 'PATCH';
  action?: string;
  body: object;
}

interface Steps {
  /** @returns whether it was done */
  step: (step: Step) => Promise<boolean>;
  transit: (body: object) => Promise<boolean>;
  failure: string | null;
  isBusy: boolean;
}

const RESTED = ['saved', 'pending'];

/** Takes a step on the current input: saves it first, and shows the result. */
export function useStep(): Steps {
  const editing = useEditing();
  const write = useOfficeWrite(OFFICE_PRESS_RELEASE_PATH);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async ({ method, action = '', body }: Step): Promise<string | null> => {
    const { id, version } = await editing.flush();
    // A PATCH writes another field than the input: it does not wait for the save.
    const rested = method === 'PATCH' ? [...RESTED, 'waiting'] : RESTED;
    if (!rested.includes(editing.store.get().state.kind)) return m['office.editor.publish.unsaved']();
    const outcome = await write<OfficePressRelease>({ method, id, action, version, body });
    if (outcome.kind === 'saved') editing.adopt(outcome.row);
    else if (outcome.kind === 'conflict') {
      editing.adopt(outcome.current);
      return m['office.editor.publish.stale']();
    } else return outcome.error.message;
    return null;
  };
  const step = async (wanted: Step): Promise<boolean> => {
    setIsBusy(true);
    setFailure(null);
    const failed = await send(wanted);
    setFailure(failed);
    setIsBusy(false);
    return failed === null;
  };
  return {
    step,
    transit: (body) => step({ method: 'POST', action: 'transition/', body }),
    failure,
    isBusy,
  };
}
