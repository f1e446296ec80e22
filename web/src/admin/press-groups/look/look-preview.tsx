import { COLOUR_SCHEMES, type ColourScheme } from '@press-room/contract/contrast';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useContentLanguage } from '../../../i18n/content-language.ts';
import { labelOf } from '../../../lib/labels.ts';
import { m } from '../../../paraglide/messages.js';
import { fileQuery } from '../../components/files/file-query.ts';
import type { GroupValues } from '../group-values.ts';
import styles from './look-preview.module.css';

const LABELS: Record<ColourScheme, () => string> = {
  light: m['shell.look.light'],
  dark: m['shell.look.dark'],
};

/** Preview of the chosen appearance on a small page, before it is saved. */
export function LookPreview({ values }: { values: GroupValues }) {
  const id = useId();
  return (
    <figure className={styles.preview} aria-labelledby={id}>
      <figcaption id={id} className={styles.title}>
        {m['office.groups.lookPreview']()}
      </figcaption>
      {COLOUR_SCHEMES.map((scheme) => (
        <PageInSmall key={scheme} scheme={scheme} values={values} />
      ))}
    </figure>
  );
}

function PageInSmall({ scheme, values }: { scheme: ColourScheme; values: GroupValues }) {
  const language = useContentLanguage();
  const { theme, has_colours, colours_light, colours_dark } = values;
  const look = has_colours
    ? {
        'data-house': theme,
        'data-own-colours': '',
        style: { '--own-light': colours_light, '--own-dark': colours_dark } as React.CSSProperties,
      }
    : { 'data-glaze': theme };
  return (
    <div className={styles.scheme}>
      <span className={styles.label}>{labelOf(LABELS, scheme)}</span>
      <div className={styles.page} data-theme={scheme} {...look} aria-hidden="true">
        <div className={styles.wall}>
          <span className={styles.entry} data-current="true">
            {m['shell.menu.home']()}
          </span>
          <span className={styles.entry}>{m['contact.title']()}</span>
        </div>
        <div className={styles.words}>
          <span className={styles.head}>
            {values.logo !== null && <Logo id={values.logo} />}
            <bdi>{values.name}</bdi>
          </span>
          <bdi className={styles.headline}>{language === 'it' ? values.tagline_it : values.tagline_en}</bdi>
          <span className={styles.link}>{m['contact.title']()}</span>
          <span className={styles.button}>{m['shell.menu.home']()}</span>
        </div>
      </div>
    </div>
  );
}

function Logo({ id }: { id: number }) {
  const { data } = useQuery(fileQuery(id));
  const source = data?.picture?.renditions.at(-1)?.url;
  return source && <img src={source} alt="" className={styles.logo} />;
}
