import type { ComponentProps, ReactNode } from 'react';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { m } from '../../../paraglide/messages.js';
import type { BoilerplatesField as Field } from './boilerplates-field.tsx';

/** With the code of their sources, which the screen does not wait for. */
export const BoilerplatesField = lazyComponent<ComponentProps<typeof Field>>(
  async () => (await import('./boilerplates-field.tsx')).BoilerplatesField,
);
const BoilerplateNames = lazyComponent<{ keys: readonly string[] }>(
  async () => (await import('./boilerplates-field.tsx')).BoilerplateNames,
);

/** By their names, for comparisons. */
export const showBoilerplates = (value: unknown): ReactNode =>
  Array.isArray(value) ? (
    <BoilerplateNames keys={value.map(String)} />
  ) : (
    m['office.editor.boilerplates.default']()
  );
