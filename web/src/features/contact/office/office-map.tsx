import 'leaflet/dist/leaflet.css';
import type { PressOffice } from '@press-room/contract/contact';
import leaflet from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { StatusNote } from '../../../components/status-note.tsx';
import { m } from '../../../paraglide/messages.js';
import styles from './office-place.module.css';

const ZOOM = 16;
/** Map tile servers require a referrer; the page as a whole sends none. */
const REFERRER_POLICY = 'origin';

type OfficeMapProps = {
  location: NonNullable<PressOffice['location']>;
  map: NonNullable<PressOffice['map']>;
  label: string;
};

export function OfficeMap({ location: { latitude, longitude }, map, label }: OfficeMapProps) {
  const frame = useRef<HTMLElement>(null);
  const [isBroken, setIsBroken] = useState(false);
  const { tiles, attribution } = map;
  useEffect(() => {
    if (!frame.current) return;
    const drawn = leaflet.map(frame.current, {
      center: [latitude, longitude],
      zoom: ZOOM,
      scrollWheelZoom: false,
      attributionControl: false,
    });
    leaflet.control.attribution({ prefix: false }).addTo(drawn);
    drawn.zoomControl.remove();
    leaflet.control
      .zoom({ zoomInTitle: m['contact.map.zoomIn'](), zoomOutTitle: m['contact.map.zoomOut']() })
      .addTo(drawn);
    const layer = leaflet.tileLayer(tiles, { attribution, maxZoom: 19, referrerPolicy: REFERRER_POLICY });
    let arrived = 0;
    layer.on('tileload', () => {
      arrived += 1;
      setIsBroken(false);
    });
    layer.on('tileerror', () => setIsBroken(arrived === 0));
    layer.addTo(drawn);
    leaflet
      .circleMarker([latitude, longitude], { radius: 11, weight: 4, className: styles.mark ?? '' })
      .addTo(drawn);
    return () => {
      drawn.remove();
    };
  }, [latitude, longitude, tiles, attribution]);
  return (
    <>
      {isBroken && <StatusNote kind="alert" title={m['contact.map.failed']()} />}
      <section ref={frame} className={styles.frame} aria-label={m['contact.map.label']({ place: label })} />
    </>
  );
}
