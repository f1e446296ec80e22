import { useEffect, useRef } from 'react';
import buttons from '../../../components/button.module.css';
import { CheckField } from '../../../components/check-field.tsx';
import { Icon } from '../../../components/icon.tsx';
import { SelectField } from '../../../components/select-field.tsx';
import { applyDirection } from '../../../i18n/locale.ts';
import { labelOf } from '../../../lib/labels.ts';
import { LAYOUTS, type Layout, useLayout } from '../../../lib/layout.ts';
import { changeLayout } from '../../../lib/navigation.ts';
import { m } from '../../../paraglide/messages.js';
import {
  APPEARANCE,
  type Appearance,
  isDefault,
  resetAppearance,
  setAppearance,
  useAppearance,
} from '../../../theme/appearance.ts';
import { useIsMenuMini } from '../menu/menu-size.ts';
import styles from './customizer.module.css';
import {
  GLAZE_LABELS,
  HEADER_LABELS,
  MOTION_LABELS,
  SIDEBAR_LABELS,
  THEME_LABELS,
  TILE_LABELS,
} from './labels.ts';
import { GlazeSwatch, HeaderSwatch, SidebarSwatch, TileSwatch } from './swatch.tsx';
import { Swatches } from './swatches.tsx';

const LAYOUT_LABELS: Record<Layout, () => string> = {
  vertical: m['shell.layout.vertical'],
  horizontal: m['shell.layout.horizontal'],
  boxed: m['shell.layout.boxed'],
  mini: m['shell.layout.mini'],
  'boxed-v2': m['shell.layout.boxedV2'],
};

/** Appearance settings beside the page: each choice is applied and stored at once. */
export function Customizer({ onClose }: { onClose: () => void }) {
  const top = useRef<HTMLButtonElement>(null);
  const appearance = useAppearance();
  useEffect(() => top.current?.focus(), []);
  return (
    // Not modal: the reader tries out the page. Escape closes it, like a modal dialog.
    <dialog
      open
      className={styles.panel}
      aria-labelledby="customizer-title"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={styles.top}>
        <h2 id="customizer-title" className={styles.title}>
          {m['shell.customizer.title']()}
        </h2>
        <button
          ref={top}
          type="button"
          className={styles.close}
          aria-label={m['shell.customizer.close']()}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      <div className={styles.settings}>
        <Colours appearance={appearance} />
        <Frame appearance={appearance} />
        <button
          type="button"
          className={buttons.quiet}
          aria-disabled={isDefault(appearance)}
          onClick={() => {
            resetAppearance();
            applyDirection();
          }}
        >
          {m['shell.customizer.reset']()}
        </button>
      </div>
    </dialog>
  );
}

function Colours({ appearance }: { appearance: Appearance }) {
  return (
    <>
      <Swatches
        legend={m['shell.customizer.theme']()}
        choices={APPEARANCE.theme}
        labels={THEME_LABELS}
        chosen={appearance.theme}
        onChoose={(theme) => setAppearance({ theme })}
      />
      <Swatches
        legend={m['shell.customizer.glaze']()}
        choices={APPEARANCE.glaze}
        labels={GLAZE_LABELS}
        chosen={appearance.glaze}
        onChoose={(glaze) => setAppearance({ glaze })}
      >
        {(glaze) => <GlazeSwatch glaze={glaze} />}
      </Swatches>
      <Swatches
        legend={m['shell.customizer.header']()}
        choices={APPEARANCE.header}
        labels={HEADER_LABELS}
        chosen={appearance.header}
        onChoose={(header) => setAppearance({ header })}
      >
        {(header) => <HeaderSwatch header={header} />}
      </Swatches>
      <Swatches
        legend={m['shell.customizer.sidebar']()}
        choices={APPEARANCE.sidebar}
        labels={SIDEBAR_LABELS}
        chosen={appearance.sidebar}
        onChoose={(sidebar) => setAppearance({ sidebar })}
      >
        {(sidebar) => <SidebarSwatch sidebar={sidebar} />}
      </Swatches>
      <Swatches
        legend={m['shell.customizer.tiles']()}
        choices={APPEARANCE.tiles}
        labels={TILE_LABELS}
        chosen={appearance.tiles}
        onChoose={(tiles) => setAppearance({ tiles, wall: 'on' })}
      >
        {(tiles) => <TileSwatch tiles={tiles} />}
      </Swatches>
    </>
  );
}

function Frame({ appearance }: { appearance: Appearance }) {
  const layout = useLayout();
  const isMini = useIsMenuMini();
  return (
    <>
      <div className={styles.switches}>
        <CheckField
          name="wall"
          isChecked={appearance.wall === 'on'}
          onChange={(isOn) => setAppearance({ wall: isOn ? 'on' : 'off' })}
        >
          {m['shell.customizer.wall']()}
        </CheckField>
        <CheckField
          name="menu"
          isChecked={isMini}
          onChange={(isOn) => setAppearance({ menu: isOn ? 'mini' : 'full' })}
        >
          {m['shell.customizer.mini']()}
        </CheckField>
        <CheckField
          name="direction"
          isChecked={appearance.direction === 'rtl'}
          onChange={(isOn) => {
            setAppearance({ direction: isOn ? 'rtl' : 'auto' });
            applyDirection();
          }}
        >
          {m['shell.customizer.rtl']()}
        </CheckField>
        <CheckField
          name="box"
          isChecked={appearance.box === 'on'}
          onChange={(isOn) => setAppearance({ box: isOn ? 'on' : 'off' })}
        >
          {m['shell.customizer.boxed']()}
        </CheckField>
      </div>
      <SelectField
        label={m['shell.customizer.layout']()}
        value={layout}
        options={(['vertical', ...LAYOUTS] as const).map((each) => ({
          value: each,
          text: labelOf(LAYOUT_LABELS, each),
        }))}
        onChange={(chosen) => changeLayout(LAYOUTS.find((each) => each === chosen) ?? 'vertical')}
      />
      <SelectField
        label={m['shell.customizer.motion']()}
        value={appearance.motion}
        options={APPEARANCE.motion.map((motion) => ({ value: motion, text: labelOf(MOTION_LABELS, motion) }))}
        onChange={(chosen) =>
          setAppearance({ motion: APPEARANCE.motion.find((each) => each === chosen) ?? 'fadeIn' })
        }
      />
    </>
  );
}
