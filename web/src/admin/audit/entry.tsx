import type { AuditRow } from '@press-room/contract/audit';
import { createElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNumber, joinWords } from '../../lib/format.ts';
import { ownWords } from '../../lib/own-words.ts';
import { m } from '../../paraglide/messages.js';
import { toPersonName } from '../components/person-name.ts';
import styles from './audit.module.css';
import { ACTIONS } from './entry-words.ts';
import { describeField } from './field-words.ts';
import { describeAction, isAction } from './labels.ts';
import { describeNoun, describeOne, NOUNS, readSubject, toSubject } from './subjects.ts';

/** Placeholders for actor and subject in a sentence; no text contains these characters. */
const WHO = '\uE000';
const THING = '\uE001';
const PLACES = /([\uE000\uE001])/;

/** An entry as a sentence, with a link to its subject. */
export function EntryText({ row }: { row: AuditRow }) {
  const { subject, repeats, is_gone } = row;
  const screen = is_gone ? null : toSubject(subject);
  const thing = <bdi className={styles.thing}>{describeSubject(row)}</bdi>;
  const places: Record<string, ReactNode> = {
    [WHO]: <bdi className={styles.who}>{describePerson(row)}</bdi>,
    [THING]: screen === null ? thing : <Link href={screen}>{thing}</Link>,
  };
  const parts = toSentence(row)
    .split(PLACES)
    .map((part) => places[part] ?? part);
  return createElement(
    'span',
    { className: styles.entry },
    ...parts,
    repeats > 1 && ` × ${formatNumber(repeats)}`,
  );
}

/** The same without a link. */
export const describeEntry = (row: AuditRow): string =>
  toSentence(row).replace(WHO, describePerson(row)).replace(THING, describeSubject(row));

export const describePerson = ({ by }: Pick<AuditRow, 'by'>): string =>
  by === null ? m['office.audit.nobody']() : toPersonName(by);

/** Whether the sentence lists the changed fields: not for transitions and new records. */
const isTold = ({ action, fields }: AuditRow): boolean =>
  fields.length > 0 && !['create', 'export'].includes(action) && fields.join() !== 'status';

function toSentence(row: AuditRow): string {
  const { action, subject } = row;
  const words = { who: WHO, thing: THING };
  const fields = isTold(row) ? joinWords([...new Set(row.fields.map(describeField))]) : '';
  if (action === 'edit' && fields) return m['office.audit.entry.edit_fields']({ ...words, fields });
  if (action === 'create' && subject.startsWith('invitation:')) return m['office.audit.entry.invite'](words);
  const entry = isAction(action) ? ACTIONS[action](words) : `${WHO}: ${describeAction(action)} ${THING}`;
  return fields ? m['office.audit.withFields']({ entry, fields }) : entry;
}

/** Name of the subject, else its kind and id. */
function describeSubject({ action, subject, name, is_gone, fields }: AuditRow): string {
  if (action === 'refused') return describeAttempt(subject);
  if (action === 'export' && fields[0]) return describeField(fields[0]);
  const parts = readSubject(subject);
  if (parts === null)
    return subject === 'others' ? m['office.audit.others']() : m['office.audit.unknownAccount']();
  if (parts.id === 0) return describeNoun(subject);
  if (name === null) {
    const thing = describeOne(parts);
    return is_gone && !ENDS.includes(action) ? m['office.audit.gone']({ thing }) : thing;
  }
  const called = ownWords(name);
  return PEOPLE.includes(parts.noun) ? called : m['office.audit.quoted']({ name: called });
}

/** Actions that imply that the record no longer exists. */
const ENDS = ['delete', 'erase', 'merge_away'];

const PEOPLE = ['user_account', 'invitation', 'accreditation'];

/** Nouns with another name in addresses. */
const ADDRESSED: Readonly<Record<string, string>> = {
  message: 'contact_message',
  error_report: 'failure',
  user: 'user_account',
};

/** Describes a refused call: `PATCH /api/office/press_release/:id/` is an attempt to change press releases. */
function describeAttempt(subject: string): string {
  const [method = '', address = ''] = subject.split(' ');
  const noun = address
    .split('/')
    .map((part) => ADDRESSED[part] ?? part)
    .find((part) => Object.hasOwn(NOUNS, part));
  const thing = (noun && NOUNS[noun]?.label()) || address || m['office.audit.others']();
  if (method === 'GET') return m['office.audit.reads']({ thing });
  return method === 'DELETE' ? m['office.audit.deletes']({ thing }) : m['office.audit.writes']({ thing });
}
