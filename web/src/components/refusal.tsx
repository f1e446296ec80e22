import { describeRefusal } from '../lib/describe-refusal.ts';
import { StatusNote } from './status-note.tsx';

/** Error of a form, without a field. */
export function Refusal({ error }: { error: Error | null }) {
  return error && <StatusNote kind="alert" title={describeRefusal(error)} />;
}
