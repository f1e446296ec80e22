import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { TextField } from '../components/text-field.tsx';
import { chooseLocale } from '../i18n/locale.ts';
import { ApiError } from './api-error.ts';
import { useZodForm } from './form.ts';
import { emailText, formSchema, requiredText } from './form-schema.ts';

type Values = { name: string; email: string };
const SCHEMA = formSchema<Values>({ name: requiredText(), email: emailText() });
const EMPTY = { name: '', email: '' };

function Sample({ submit }: { submit: (values: Values) => Promise<void> }) {
  const form = useZodForm({ schema: SCHEMA, initial: EMPTY, submit });
  const { attach } = form;
  return (
    <form ref={attach} noValidate onSubmit={form.handleSubmit}>
      <TextField label="Name" type="text" autoComplete="off" {...form.field('name')} />
      <details>
        <summary>More</summary>
        <TextField label="Mail" type="email" autoComplete="off" {...form.field('email')} />
      </details>
      <p role="alert">{form.failure?.message}</p>
      <button type="submit" disabled={form.isBusy}>
        Send
      </button>
      <button type="button" onClick={() => form.reset(EMPTY)}>
        Clear
      </button>
    </form>
  );
}

function open(submit: (values: Values) => Promise<void> = async () => {}) {
  chooseLocale('en');
  render(<Sample submit={submit} />);
  return userEvent.setup();
}
const name = () => screen.getByRole('textbox', { name: 'Name' });
const mail = () => screen.getByLabelText('Mail');
const send = () => screen.getByRole('button', { name: 'Send' });

describe('a form', () => {
  it('says nothing before the first attempt, then everything, and goes to the first of it', async () => {
    const user = open();
    await user.type(mail(), 'wrong');
    expect(screen.queryByText('E-mail not valid')).toBeNull();
    await user.click(send());
    expect(await screen.findByText('Field required')).toBeInTheDocument();
    expect(screen.getByText('E-mail not valid')).toBeInTheDocument();
    await waitFor(() => expect(name()).toHaveFocus());
    await user.type(name(), 'A');
    await waitFor(() => expect(screen.queryByText('Field required')).toBeNull());
    await user.click(send());
    await waitFor(() => expect(mail()).toHaveFocus());
    expect(mail().closest('details')).toHaveAttribute('open');
  });

  it('says it in the language that the reader changes to', async () => {
    const user = open();
    await user.click(send());
    expect(await screen.findByText('Field required')).toBeInTheDocument();
    act(() => chooseLocale('it'));
    expect(await screen.findByText('Campo richiesto')).toBeInTheDocument();
    expect(screen.queryByText('Field required')).toBeNull();
  });

  it('shows an error of the server at its field until the field changes', async () => {
    const user = open(() => Promise.reject(new ApiError(400, { email: ['Taken'], other: ['?'] })));
    await user.type(name(), 'Ada');
    await user.type(mail(), 'a@example.com');
    await user.click(send());
    expect(await screen.findByText('Taken')).toBeInTheDocument();
    await waitFor(() => expect(mail()).toHaveFocus());
    await user.type(name(), '!');
    expect(screen.getByText('Taken')).toBeInTheDocument();
    await user.type(mail(), 'x');
    await waitFor(() => expect(screen.queryByText('Taken')).toBeNull());
    expect(name()).toHaveValue('Ada!');
  });

  it('shows other errors at the form, and removes them on reset', async () => {
    const user = open(() => Promise.reject(new ApiError(409, { detail: 'Too late' })));
    await user.type(name(), 'Ada');
    await user.type(mail(), 'a@example.com');
    await user.click(send());
    expect(await screen.findByText('Too late')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(name()).toHaveValue('');
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    await user.type(name(), 'B{Backspace}');
    expect(screen.queryByText('Field required')).toBeNull();
  });

  it('is sent once, however often one presses', async () => {
    const sent: Values[] = [];
    const { promise, resolve } = Promise.withResolvers<void>();
    const user = open((values) => {
      sent.push(values);
      return promise;
    });
    await user.type(name(), 'Ada');
    await user.type(mail(), 'a@example.com{Enter}{Enter}');
    await user.dblClick(send());
    act(() => resolve());
    await waitFor(() => expect(send()).toBeEnabled());
    expect(sent).toEqual([{ name: 'Ada', email: 'a@example.com' }]);
  });
});
