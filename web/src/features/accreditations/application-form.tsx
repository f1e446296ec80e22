import {
  ORDER_LANES,
  ORDER_REGION_NAMES,
  ORDER_REGIONS,
  OUTLET_MAX_LENGTH,
  type OwnAccreditation,
  REMARK_MAX_LENGTH,
} from '@press-room/contract/event-accreditations';
import { useIsMutating } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import buttons from '../../components/button.module.css';
import { LeaveDialog } from '../../components/leave-dialog.tsx';
import { Refusal } from '../../components/refusal.tsx';
import { SelectField } from '../../components/select-field.tsx';
import { TextArea } from '../../components/text-area.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useSignedInUser } from '../../lib/auth.ts';
import { ownDraftKey, readDraft } from '../../lib/draft.ts';
import { useZodForm } from '../../lib/form.ts';
import { formSchema, requiredText } from '../../lib/form-schema.ts';
import { showToast } from '../../lib/toasts.ts';
import { listTyped, useDraft } from '../../lib/use-draft.ts';
import { m } from '../../paraglide/messages.js';
import styles from './accreditation-page.module.css';
import { Criteria } from './criteria.tsx';
import { ProofsField } from './proofs-field.tsx';
import { changeApplication, proofsKey, submitApplication, useCatchUp, useKeep } from './queries.ts';

type Values = { outlet: string; order_number: string; order_region: string; website: string; remark: string };

const SCHEMA = formSchema<Values>({ outlet: requiredText() });

const toValues = ({ outlet, order_number, order_region, website, remark }: OwnAccreditation): Values => ({
  outlet,
  order_number,
  order_region: order_region ?? '',
  website,
  remark,
});

/** Form of an application; sending it saves it first. */
export function ApplicationForm({ own }: { own: OwnAccreditation }) {
  const [answered, setAnswered] = useState(own);
  const latest = own.version > answered.version ? own : answered;
  const followed = useRef(own);
  const keep = useKeep();
  const catchUp = useCatchUp();
  const take = (next: OwnAccreditation): void => {
    followed.current = next;
    setAnswered(next);
    keep(next.id, next);
  };
  const draft = ownDraftKey(useSignedInUser().id, `accreditation ${own.id}`);
  const form = useZodForm<Values>({
    schema: SCHEMA,
    initial: readDraft(draft, toValues(own)),
    submit: async (values) => {
      const words = { ...values, order_region: values.order_region || null, lane: own.lane };
      const saved = await catchUp(changeApplication(latest, words));
      // Input is saved even if the application cannot be submitted.
      form.reset(toValues(saved));
      take(saved);
      take(await catchUp(submitApplication(saved)));
      showToast('success', m['office.fair.sent']());
    },
  });
  const { hold } = useDraft(draft, form, toValues(latest));
  // Another tab, or a save with a lost answer, changed the application: keep the input, update the other fields.
  useEffect(() => {
    if (latest.version === followed.current.version) return;
    const typed = listTyped(form.values, toValues(followed.current));
    followed.current = latest;
    form.change(without(toValues(latest), typed));
  }, [latest, form]);
  const { attach, field } = form;
  // The application includes the documents: wait for their uploads.
  const isWaiting = useIsMutating({ mutationKey: proofsKey(own) }) > 0;
  return (
    <form ref={attach} className={styles.form} noValidate onSubmit={form.handleSubmit}>
      <Criteria event={own.event} lane={own.lane} />
      <TextField
        label={m['office.fair.outlet']()}
        autoComplete="organization"
        maxLength={OUTLET_MAX_LENGTH}
        {...field('outlet')}
      />
      {ORDER_LANES.includes(own.lane) && (
        <div className={styles.pair}>
          <TextField
            label={m['office.fair.orderNumber']()}
            inputMode="numeric"
            maxLength={6}
            isOptional
            {...field('order_number')}
          />
          <SelectField
            label={m['office.fair.orderRegion']()}
            value={form.values.order_region}
            options={[
              { value: '', text: m['office.fair.orderRegionNone']() },
              ...ORDER_REGIONS.map((value) => ({ value, text: ORDER_REGION_NAMES[value] })),
            ]}
            onChange={(value) => form.change({ order_region: value })}
          />
        </div>
      )}
      <ProofsField own={latest} onChanged={take} />
      <TextField
        label={m['office.fair.website']()}
        type="url"
        autoComplete="url"
        isOptional
        {...field('website')}
      />
      <TextArea
        label={m['office.fair.remark']()}
        maxLength={REMARK_MAX_LENGTH}
        isOptional
        {...field('remark')}
      />
      <LeaveDialog hold={hold} />
      <Refusal error={form.failure} />
      <button type="submit" className={buttons.button} disabled={form.isBusy || isWaiting}>
        {m['office.fair.send']()}
      </button>
    </form>
  );
}

const without = (values: Values, names: readonly (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.some((each) => each === name)));
