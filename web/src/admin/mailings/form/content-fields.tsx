import type { MailingMaterial } from '@press-room/contract/mailing-readings';
import {
  MAILING_LINKS_MAX,
  MAILING_PER_MINUTE_MAX,
  type Mailing,
  type MailingLinkKind,
} from '@press-room/contract/mailings';
import { useQuery } from '@tanstack/react-query';
import { CheckField } from '../../../components/check-field.tsx';
import { RadioGroup } from '../../../components/radio-group.tsx';
import { TextField } from '../../../components/text-field.tsx';
import type { Form } from '../../../lib/form.ts';
import { labelOf } from '../../../lib/labels.ts';
import { ownWords } from '../../../lib/own-words.ts';
import { m } from '../../../paraglide/messages.js';
import { Chips } from '../../components/search-choice/chips.tsx';
import { SearchChoice } from '../../components/search-choice/search-choice.tsx';
import { LINK_KIND_LABELS } from '../labels.ts';
import styles from '../mailings.module.css';
import { choiceQuery, findMaterial } from '../queries.ts';
import type { MailingValues, NamedLink } from './mailing-values.ts';

interface FieldsProps {
  form: Form<MailingValues>;
  row: Mailing;
}

/** Parts of the subject in the message, and linked materials. */
export function ContentFields({ form, row }: FieldsProps) {
  const { data } = useQuery(choiceQuery(row));
  const { value, ...picture } = form.field('shows_picture');
  const isEdition = row.kind === 'edition';
  const isOfRelease = !isEdition && row.kind !== 'invitation';
  return (
    <>
      {row.kind !== 'withdrawal' && (
        <>
          {row.kind !== 'invitation' && (
            <RadioGroup
              legend={m['office.mailings.extent']()}
              options={[
                {
                  value: 'teaser',
                  text: isEdition ? m['office.mailings.headlines']() : m['office.mailings.teaser'](),
                },
                {
                  value: 'full',
                  text: isEdition ? m['office.mailings.excerpts']() : m['office.mailings.full'](),
                },
              ]}
              {...form.field('extent')}
            />
          )}
          {isOfRelease && data?.has_picture !== false && (
            <CheckField isChecked={value} {...picture}>
              {m['office.mailings.picture']()}
            </CheckField>
          )}
          <Links form={form} row={row} />
          {isOfRelease && <Contacts form={form} row={row} />}
        </>
      )}
      <TextField
        label={m['office.mailings.perMinute']()}
        hint={m['office.mailings.perMinuteHint']()}
        inputMode="numeric"
        isOptional
        maxLength={String(MAILING_PER_MINUTE_MAX).length}
        {...form.field('per_minute')}
      />
    </>
  );
}

const keyOf = ({ kind, id }: { kind: MailingLinkKind; id: number }): string => `${kind}-${id}`;

/** Documents are checkboxes; other records are searched. */
function Links({ form, row }: FieldsProps) {
  const { data, isFetching } = useQuery(choiceQuery(row));
  const { value: links, name, onChange } = form.field('links');
  const known = new Map(data?.chosen.map((material) => [keyOf(material), material.title]));
  const remove = (key: string) => onChange(links.filter((link) => keyOf(link) !== key));
  const add = ({ kind, id, title }: MailingMaterial) => {
    if (links.every((link) => keyOf(link) !== keyOf({ kind, id }))) onChange([...links, { kind, id, title }]);
  };
  const documents = data?.documents ?? [];
  const isListed = (link: NamedLink) => documents.some((each) => keyOf(each) === keyOf(link));
  const toText = (link: NamedLink): string => {
    const title = link.title ?? known.get(keyOf(link));
    if (title === undefined || title === null) return isFetching ? '…' : m['office.mailings.links.gone']();
    return `${labelOf(LINK_KIND_LABELS, link.kind)}: ${ownWords(title)}`;
  };
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m['office.mailings.links']()}</legend>
      {documents.map((material) => (
        <CheckField
          key={keyOf(material)}
          name={`${name}-${keyOf(material)}`}
          isChecked={links.some((link) => keyOf(link) === keyOf(material))}
          onChange={(isChecked) => (isChecked ? add(material) : remove(keyOf(material)))}
        >
          {labelOf(LINK_KIND_LABELS, material.kind)}: <bdi>{ownWords(material.title)}</bdi>
        </CheckField>
      ))}
      <Chips
        chips={links
          .filter((link) => !isListed(link))
          .map((link) => ({ key: keyOf(link), text: toText(link) }))}
        onRemove={remove}
      />
      {links.length < MAILING_LINKS_MAX && (
        <SearchChoice
          label={m['office.mailings.links.add']()}
          search={{
            key: ['office', 'mailing material', row.id],
            load: async (q, signal) =>
              (await findMaterial(row.id, q, signal)).map((material) => ({
                ...material,
                key: keyOf(material),
                text: ownWords(material.title),
                note: labelOf(LINK_KIND_LABELS, material.kind),
              })),
          }}
          onChoose={({ kind, id, title }) => add({ kind, id, title })}
        />
      )}
    </fieldset>
  );
}

/** Contacts of the release; unticked ones are left out. */
function Contacts({ form, row }: FieldsProps) {
  const { data } = useQuery(choiceQuery(row));
  const { value: hidden, name, onChange } = form.field('hidden_contacts');
  if (data === undefined) return null;
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{m['office.mailings.contacts']()}</legend>
      {data.contacts.length === 0 && <p>{m['office.mailings.contacts.none']()}</p>}
      {data.contacts.map((contact) => (
        <CheckField
          key={contact.key}
          name={`${name}-${contact.key}`}
          isChecked={!hidden.includes(contact.key)}
          onChange={(isShown) =>
            onChange(isShown ? hidden.filter((key) => key !== contact.key) : [...hidden, contact.key])
          }
        >
          <bdi>{[contact.name, contact.role].filter(Boolean).join(', ')}</bdi>
        </CheckField>
      ))}
    </fieldset>
  );
}
