import { LANGUAGES } from '@press-room/contract/languages';
import type { Db } from '../../../platform/db/db.ts';
import { invalidField } from '../../../platform/errors/errors.ts';
import type { ReleaseForm } from '../admin/form.ts';
import { findTemplate } from './queries.ts';

/** Fills the missing fields of a new release from its template. @throws 400 */
export async function fillFromTemplate(
  db: Db,
  form: ReleaseForm,
  press_group_id: number,
): Promise<ReleaseForm> {
  if (form.template === undefined) return form;
  const template = await findTemplate(db, form.template);
  if (template === null || template.press_group.id !== press_group_id)
    throw invalidField('template', 'unknown_template');
  const { access, sectors, event, contacts, boilerplates } = template;
  // A template has contacts of the association; a company's release has those of the company.
  const isOfCompany = form.company !== undefined && form.company !== null;
  const text: ReleaseForm['text'] = { ...form.text };
  for (const language of LANGUAGES) {
    const begun = template.text[language];
    if (begun !== undefined) text[language] = { ...begun, ...form.text[language] };
  }
  return {
    ...form,
    text,
    release: {
      ...form.release,
      access: form.release.access ?? access,
      sectors: form.release.sectors ?? sectors,
      event: form.release.event === undefined ? event : form.release.event,
      boilerplates: form.release.boilerplates === undefined ? boilerplates : form.release.boilerplates,
      contacts: form.release.contacts ?? (isOfCompany ? [] : contacts),
    },
  };
}
