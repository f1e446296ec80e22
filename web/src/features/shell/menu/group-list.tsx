import { Icon } from '../../../components/icon.tsx';
import { m } from '../../../paraglide/messages.js';
import { choosePressGroup, usePressGroup, usePressGroups } from '../../press-groups/press-group.ts';
import styles from './menu-list.module.css';

/** Press groups in the phone menu, because the header has no space for them. */
export function GroupList({ onChoose }: { onChoose: () => void }) {
  const current = usePressGroup();
  const groups = usePressGroups();
  if (groups.length < 2) return null;
  return (
    <section className={styles.section} aria-label={m['shell.group.label']()}>
      <h2 className={styles.heading}>{m['shell.group.label']()}</h2>
      <ul>
        {groups.map((group) => (
          <li key={group.id}>
            <button
              type="button"
              className={styles.entry}
              aria-pressed={group.id === current?.id}
              onClick={() => {
                choosePressGroup(group);
                onChoose();
              }}
            >
              <Icon name={group.id === current?.id ? 'check' : 'next'} />
              <bdi>{group.name}</bdi>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
