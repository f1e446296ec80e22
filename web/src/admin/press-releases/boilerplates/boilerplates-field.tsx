import { LANGUAGES } from '@press-room/contract/languages';
import {
  type BoilerplateKind,
  listDefaultBoilerplates,
  RELEASE_BOILERPLATES_MAX,
  readBoilerplateKey,
} from '@press-room/contract/release-boilerplates';
import { useQuery } from '@tanstack/react-query';
import buttons from '../../../components/button.module.css';
import { FieldError } from '../../../components/field-error.tsx';
import { usePressGroups } from '../../../features/press-groups/press-group.ts';
import { contentLanguage } from '../../../i18n/content-language.ts';
import { joinWords, languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { SearchChoice } from '../../components/search-choice/search-choice.tsx';
import { useKeyedRows } from '../../components/use-keyed-rows.ts';
import { labelOf } from '../field-labels.ts';
import styles from '../panels/panels.module.css';
import own from './boilerplates.module.css';
import { type About, aboutQuery, searchAbouts } from './queries.ts';

interface BoilerplatesFieldProps {
  name: string;
  /** Null: the default about texts. */
  value: readonly string[] | null;
  error: string | undefined;
  isReadOnly: boolean;
  /** Ids of the press group, company and event of the release. */
  carrier: Readonly<Record<BoilerplateKind, number | null>>;
  onChange: (value: string[] | null) => void;
}

/** Chooses and orders the about texts at the end of a release. */
export function BoilerplatesField({
  name,
  value,
  error,
  isReadOnly,
  carrier,
  onChange,
}: BoilerplatesFieldProps) {
  const groups = usePressGroups();
  const keys =
    value ?? listDefaultBoilerplates(carrier.company !== null).filter((kind) => carrier[kind] !== null);
  const { rows, add } = useKeyedRows(keys, onChange);
  /** Stores an about text of the release's own press group, company or event by kind: it then follows the release. */
  const toKey = (found: string): string => {
    const read = readBoilerplateKey(found);
    return read !== null && read.id === carrier[read.kind] ? read.kind : found;
  };
  return (
    <>
      <p className={styles.hint}>{m['office.editor.boilerplates.hint']()}</p>
      <ol className={styles.list}>
        {rows.map(({ key, row, remove, moveUp }, at) => (
          <li key={key} className={styles.card}>
            <Boilerplate boilerplate={row} carrier={carrier} />
            {!isReadOnly && (
              <div className={styles.row}>
                <button type="button" className={styles.small} aria-disabled={at === 0} onClick={moveUp}>
                  {m['office.editor.contacts.up']()}
                </button>
                <button type="button" className={styles.small} onClick={remove}>
                  {m['office.editor.boilerplates.leaveOut']()}
                </button>
              </div>
            )}
          </li>
        ))}
      </ol>
      {keys.length === 0 && <p>{m['office.editor.boilerplates.none']()}</p>}
      <FieldError id={`${name}-error`} text={error} />
      {!isReadOnly && keys.length < RELEASE_BOILERPLATES_MAX && (
        <SearchChoice
          label={m['office.editor.boilerplates.add']()}
          hint={m['office.editor.boilerplates.addHint']()}
          search={{
            key: ['abouts', ...keys],
            load: async (q, signal) =>
              (await searchAbouts(q, groups, signal)).filter((each) => !keys.includes(toKey(each.key))),
          }}
          onChoose={(found) => add(toKey(found.key))}
        />
      )}
      {!isReadOnly && value !== null && (
        <div className={styles.actions}>
          <button type="button" className={buttons.quiet} onClick={() => onChange(null)}>
            {m['office.editor.boilerplates.reset']()}
          </button>
        </div>
      )}
    </>
  );
}

/** Names of about texts, in their order. */
export const BoilerplateNames = ({ keys }: { keys: readonly string[] }) => (
  <ol>
    {keys.map((key) => (
      <li key={key}>
        <BoilerplateName boilerplate={key} />
      </li>
    ))}
  </ol>
);

function BoilerplateName({ boilerplate }: { boilerplate: string }) {
  const read = readBoilerplateKey(boilerplate);
  const { data } = useQuery({
    ...aboutQuery(read?.kind ?? 'event', read?.id ?? 0),
    enabled: read !== null && read.id !== null,
  });
  return <bdi>{data?.name ?? labelOf(read?.kind ?? boilerplate)}</bdi>;
}

interface BoilerplateProps extends Pick<BoilerplatesFieldProps, 'carrier'> {
  boilerplate: string;
}

function Boilerplate({ boilerplate, carrier }: BoilerplateProps) {
  const read = readBoilerplateKey(boilerplate);
  const kind = read?.kind ?? 'press_group';
  const id = read?.id ?? carrier[kind];
  const { data } = useQuery({ ...aboutQuery(kind, id ?? 0), enabled: id !== null });
  return (
    <>
      <p className={styles.hint}>{labelOf(kind)}</p>
      {id === null && <p>{m['office.editor.boilerplates.noOwn']()}</p>}
      {data && (
        <>
          <p className={styles.label}>
            <bdi>{data.name}</bdi>
          </p>
          <AboutText about={data} />
        </>
      )}
    </>
  );
}

function AboutText({ about: { text } }: { about: About }) {
  const language = contentLanguage();
  const missing = LANGUAGES.filter((each) => text[each] === '');
  return (
    <>
      {text[language] !== '' && (
        <p className={own.excerpt} lang={language}>
          {
            new DOMParser().parseFromString(text[language].replaceAll('</p>', ' </p>'), 'text/html').body
              .textContent
          }
        </p>
      )}
      {missing.length > 0 && (
        <p className={styles.hint}>
          {m['office.editor.boilerplates.missing']({
            languages: joinWords(missing.map((each) => languageName(each))),
          })}
        </p>
      )}
    </>
  );
}
