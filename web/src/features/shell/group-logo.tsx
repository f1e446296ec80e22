import { useContentLanguage } from '../../i18n/content-language.ts';
import { usePressGroup } from '../press-groups/press-group.ts';
import styles from './header.module.css';

/** The press group's own sign beside its name, and in its place where there is no room for that. */
export function GroupLogo() {
  const group = usePressGroup();
  const language = useContentLanguage();
  if (!group?.logo) return null;
  const { url, width, height, alt } = group.logo;
  return (
    <img className={styles.logo} src={url} width={width} height={height} alt={alt[language] || group.name} />
  );
}
