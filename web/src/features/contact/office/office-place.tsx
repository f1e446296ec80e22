import type { PressOffice } from '@press-room/contract/contact';
import { useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import buttons from '../../../components/button.module.css';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './office-place.module.css';

const OfficeMap = lazyComponent(
  async () => (await import('./office-map.tsx')).OfficeMap,
  <div className={styles.frame} role="status" />,
);

const hostOf = (tiles: string): string => new URL(tiles.replace('{s}.', '')).hostname;

/** Address as text; the map is loaded from its server only on request. */
export function OfficePlace({ office }: { office: PressOffice }) {
  const [isShown, setIsShown] = useState(false);
  const { address, location, map } = office;
  return (
    <>
      <address className={styles.address}>
        {address.map((line) => (
          <span key={line}>
            <bdi>{line}</bdi>
          </span>
        ))}
      </address>
      {location && !map && (
        <a className={styles.elsewhere} href={toPublicMap(location)} target="_blank" rel="noreferrer">
          {m['contact.map.elsewhere']()}
        </a>
      )}
      {location && map && !isShown && (
        <div className={styles.offer}>
          <button type="button" className={buttons.quiet} onClick={() => setIsShown(true)}>
            {m['contact.map.show']()}
          </button>
          <p className={styles.note}>{m['contact.map.note']({ host: hostOf(map.tiles) })}</p>
        </div>
      )}
      {location && map && isShown && (
        <ErrorBoundary fallback={<StatusNote kind="alert" title={m['contact.map.failed']()} />}>
          <OfficeMap location={location} map={map} label={address.join(', ')} />
        </ErrorBoundary>
      )}
    </>
  );
}

const toPublicMap = ({ latitude, longitude }: NonNullable<PressOffice['location']>): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`;
