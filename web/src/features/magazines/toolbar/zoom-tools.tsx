import { region } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { FULL_SIZE, limitScale, ZOOM_STEP, type Zoom } from '../pages/layout.ts';
import { useZoomKeys } from '../reader/use-reader-keys.ts';
import styles from './page-bar.module.css';
import { ToolButton } from './tool-button.tsx';

type ZoomToolsProps = { zoom: Zoom; scale: number; onZoom: (zoom: Zoom) => void };

export function ZoomTools({ zoom, scale, onZoom }: ZoomToolsProps) {
  const [smaller, larger] = [limitScale(scale / ZOOM_STEP), limitScale(scale * ZOOM_STEP)];
  useZoomKeys({ smaller: () => onZoom(smaller), larger: () => onZoom(larger), usual: () => onZoom('auto') });
  const percent = new Intl.NumberFormat(region(), { style: 'percent' }).format(scale / FULL_SIZE);
  return (
    <>
      <ToolButton
        icon="minus"
        label={m['magazines.zoom.smaller']()}
        keys="-"
        isOff={smaller === scale}
        onPress={() => onZoom(smaller)}
      />
      <span className={styles.scale}>{percent}</span>
      <ToolButton
        icon="plus"
        label={m['magazines.zoom.larger']()}
        keys="+"
        isOff={larger === scale}
        onPress={() => onZoom(larger)}
      />
      <ToolButton
        icon="fitWidth"
        label={m['magazines.zoom.width']()}
        isOn={zoom === 'width'}
        onPress={() => onZoom('width')}
      />
      <ToolButton
        icon="fitPage"
        label={m['magazines.zoom.page']()}
        isOn={zoom === 'page'}
        onPress={() => onZoom('page')}
      />
    </>
  );
}
