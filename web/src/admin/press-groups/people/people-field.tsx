import { LANGUAGES } from '@press-room/contract/languages';
import buttons from '../../../components/button.module.css';
import { TextField } from '../../../components/text-field.tsx';
import { languageName } from '../../../lib/format.ts';
import { m } from '../../../paraglide/messages.js';
import { useKeyedRows } from '../../components/use-keyed-rows.ts';
import type { Person } from '../group-values.ts';
import { HoursField, type NestedErrors } from './hours-field.tsx';
import styles from './people.module.css';

const SPOKEN = [...LANGUAGES, 'fr', 'es', 'de'] as const;
const NOBODY: Person = {
  name: '',
  role: { it: '', en: '' },
  languages: ['it'],
  phone: '',
  mobile: '',
  email: '',
  hours: [],
  on_releases: false,
};

interface PeopleFieldProps {
  name: string;
  value: readonly Person[];
  errors: NestedErrors;
  onChange: (value: Person[]) => void;
}

/** Press contacts of an office, in their order. */
export function PeopleField({ name, value, errors, onChange }: PeopleFieldProps) {
  const { rows, add } = useKeyedRows(value, onChange);
  return (
    <div className={styles.list}>
      {rows.map(({ key, row: person, change, remove }, at) => (
        <PersonFields
          key={key}
          name={`${name}_${at}`}
          person={person}
          errors={errors}
          onChange={(changed) => change({ ...person, ...changed })}
          onRemove={remove}
        />
      ))}
      <button type="button" className={buttons.quiet} onClick={() => add(NOBODY)}>
        {m['office.groups.addPerson']()}
      </button>
    </div>
  );
}

interface PersonFieldsProps {
  name: string;
  person: Person;
  errors: NestedErrors;
  onChange: (change: Partial<Person>) => void;
  onRemove: () => void;
}

function PersonFields({ name, person, errors, onChange, onRemove }: PersonFieldsProps) {
  const { role, languages } = person;
  const field = (part: 'name' | 'phone' | 'mobile' | 'email') => ({
    name: `${name}_${part}`,
    value: person[part],
    error: errors[`${name}_${part}`],
    onChange: (text: string) => onChange({ [part]: text }),
  });
  const roleIn = (language: 'it' | 'en') => ({
    name: `${name}_role_${language}`,
    isOptional: true,
    value: role[language],
    error: errors[`${name}_role_${language}`],
    onChange: (text: string) => onChange({ role: { ...role, [language]: text } }),
  });
  return (
    <fieldset className={styles.person}>
      <legend className={styles.heading}>
        <bdi>{person.name || m['office.groups.newPerson']()}</bdi>
      </legend>
      <TextField label={m['office.groups.personName']()} {...field('name')} />
      <TextField label={m['office.groups.roleIt']()} {...roleIn('it')} />
      <TextField label={m['office.groups.roleEn']()} {...roleIn('en')} />
      <TextField label={m['office.groups.phone']()} type="tel" isOptional {...field('phone')} />
      <TextField label={m['office.groups.mobile']()} type="tel" isOptional {...field('mobile')} />
      <TextField label={m['office.groups.email']()} type="email" isOptional {...field('email')} />
      <Spoken languages={languages} onChange={(next) => onChange({ languages: next })} />
      <div className={styles.wide}>
        <label className={styles.day}>
          <input
            type="checkbox"
            checked={person.on_releases}
            onChange={() => onChange({ on_releases: !person.on_releases })}
          />
          <span>{m['office.groups.onReleases']()}</span>
        </label>
      </div>
      <div className={styles.wide}>
        <p className={styles.heading}>{m['office.groups.duty']()}</p>
        <HoursField
          name={`${name}_hours`}
          value={person.hours}
          errors={errors}
          onChange={(hours) => onChange({ hours })}
        />
      </div>
      <div className={styles.wide}>
        <button type="button" className={buttons.quiet} onClick={onRemove}>
          {m['office.groups.removePerson']({ name: person.name })}
        </button>
      </div>
    </fieldset>
  );
}

function Spoken({
  languages,
  onChange,
}: {
  languages: Person['languages'];
  onChange: (languages: Person['languages']) => void;
}) {
  return (
    <fieldset className={`${styles.span} ${styles.wide}`}>
      <legend className={styles.heading}>{m['office.groups.languages']()}</legend>
      {SPOKEN.map((language) => (
        <label key={language} className={styles.day}>
          <input
            type="checkbox"
            checked={languages.includes(language)}
            onChange={() =>
              onChange(
                languages.includes(language)
                  ? languages.filter((each) => each !== language)
                  : [...languages, language],
              )
            }
          />
          <span>{languageName(language)}</span>
        </label>
      ))}
    </fieldset>
  );
}
