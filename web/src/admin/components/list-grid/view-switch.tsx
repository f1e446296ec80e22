import { Icon, type IconName } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import { VIEWS, type View } from './view.ts';
import styles from './view-switch.module.css';

const LOOKS: Record<View, { icon: IconName; label: () => string }> = {
  grid: { icon: 'gallery', label: m['office.list.view.grid'] },
  table: { icon: 'contents', label: m['office.list.view.table'] },
};

/** Switches between a grid of pictures and rows with all columns. */
export function ViewSwitch({ view, onChange }: { view: View; onChange: (view: View) => void }) {
  return (
    <fieldset className={styles.views}>
      <legend className="visually-hidden">{m['office.list.view']()}</legend>
      {VIEWS.map((each) => {
        const { icon, label } = LOOKS[each];
        return (
          <button
            key={each}
            type="button"
            className={styles.view}
            aria-pressed={view === each}
            onClick={() => onChange(each)}
          >
            <Icon name={icon} size={18} />
            {label()}
          </button>
        );
      })}
    </fieldset>
  );
}
