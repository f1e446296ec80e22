import { describeRefusal } from '../lib/describe-refusal.ts';
import { StatusNote } from './status-note.tsx';

/** Why a form was not accepted, where no field can say so. */
export function Refusal({ error }: { error: Error | null }) {
  return error && <StatusNote kind="alert" title={describeRefusal(error)} />;
}
