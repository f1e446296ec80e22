import type { ComponentProps, ReactNode } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { m } from '../../../paraglide/messages.js';
import type { BoilerplatesField as Field } from './boilerplates-field.tsx';

/** Loads the field with its search code separately, so that the screen does not wait for it. */
export const BoilerplatesField = lazyComponent<ComponentProps<typeof Field>>(
  async () => (await import('./boilerplates-field.tsx')).BoilerplatesField,
);
const BoilerplateNames = lazyComponent<{ keys: readonly string[] }>(
  async () => (await import('./boilerplates-field.tsx')).BoilerplateNames,
);

/** Shows about texts by name in comparisons. */
export const showBoilerplates = (value: unknown): ReactNode =>
  Array.isArray(value) ? (
    <BoilerplateNames keys={value.map(String)} />
  ) : (
    m['office.editor.boilerplates.default']()
  );
