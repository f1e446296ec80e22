import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { Highlighted } from '../../../components/highlighted.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Picture } from '../../../components/picture.tsx';
import type { Option, OptionGroup } from './options.ts';
import styles from './palette-list.module.css';

type PaletteListProps = {
  id: string;
  label: string;
  groups: readonly OptionGroup[];
  marked: Option | undefined;
  isBusy: boolean;
  onMark: (option: Option) => void;
};

export const optionId = (list: string, option: Option): string => `${list}-${option.key}`;

/** Options by group. The text field keeps the focus and refers to the marked option. */
export function PaletteList({ id, label, groups, isBusy, ...rest }: PaletteListProps) {
  return (
    <div id={id} role="listbox" aria-label={label} aria-busy={isBusy} className={styles.list}>
      {groups.map(({ name, heading, options }) => (
        <fieldset key={name} aria-labelledby={`${id}-group-${name}`} className={styles.group}>
          <div id={`${id}-group-${name}`} role="presentation" className={styles.heading}>
            {heading}
          </div>
          {options.map((option) => (
            <PaletteOption key={option.key} id={optionId(id, option)} option={option} {...rest} />
          ))}
        </fieldset>
      ))}
    </div>
  );
}

type PaletteOptionProps = Pick<PaletteListProps, 'marked' | 'onMark'> & {
  id: string;
  option: Option;
};

/** Option as a link, so that it can be opened in another tab. */
function PaletteOption({ id, option, marked, onMark }: PaletteOptionProps) {
  const link = useRef<HTMLAnchorElement>(null);
  const isMarked = option.key === marked?.key;
  useEffect(() => {
    if (isMarked) link.current?.scrollIntoView({ block: 'nearest' });
  }, [isMarked]);
  const { href, run, icon, picture, title, lang, facts, excerpt } = option;
  return (
    <Link
      ref={link}
      id={id}
      href={href}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      className={styles.option}
      onClick={(event) => {
        if (!run) return;
        event.preventDefault();
        run();
      }}
      onPointerMove={() => isMarked || onMark(option)}
    >
      <span className={styles.sign}>
        {picture ? <Picture picture={picture} sizes="56px" isDecorative /> : <Icon name={icon} size={20} />}
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <bdi lang={lang}>
            <Highlighted parts={title} />
          </bdi>
        </span>
        {excerpt && (
          <span className={styles.excerpt}>
            <bdi>
              <Highlighted parts={excerpt} />
            </bdi>
          </span>
        )}
        <span className={styles.facts}>
          {facts.filter(Boolean).map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </span>
      </span>
    </Link>
  );
}
