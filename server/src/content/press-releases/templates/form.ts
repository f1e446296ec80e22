import { TEMPLATE_NAME_MAX_LENGTH } from '@press-room/contract/release-templates';
import { z } from 'zod';
import { changedText } from '../../../platform/http/fields.ts';
import { type ReleaseForm, releaseForm } from '../admin/form.ts';

// Only the name, because the validation of releases would change or drop other fields.
const nameForm = z.object({ name: changedText({ max: TEMPLATE_NAME_MAX_LENGTH }) });

/** A name, and the fields of a release that a template can contain. */
export const templateForm = nameForm
  .and(releaseForm)
  .transform(({ name, press_group, release: { access, sectors, event, contacts, boilerplates }, text }) => ({
    name,
    press_group,
    content: { access, sectors, event, contacts, boilerplates },
    text,
  }));
export interface TemplateForm extends Pick<ReleaseForm, 'press_group' | 'text'> {
  name: string | undefined;
  content: Pick<ReleaseForm['release'], 'access' | 'sectors' | 'event' | 'contacts' | 'boilerplates'>;
}
