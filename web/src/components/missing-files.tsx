import { m } from '../paraglide/messages.js';
import { StatusNote } from './status-note.tsx';

/** Lists files that are not ready, so that the list is not taken for complete. */
export function MissingFiles({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <StatusNote kind="plain" title={m['downloads.missing']()} isLive={false}>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </StatusNote>
  );
}
