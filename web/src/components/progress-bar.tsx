import styles from './progress-bar.module.css';

export function ProgressBar({ label, isRunning }: { label: string; isRunning: boolean }) {
  return (
    <div className={styles.track} data-running={isRunning}>
      {isRunning && <div role="progressbar" aria-label={label} className={styles.bar} />}
    </div>
  );
}
