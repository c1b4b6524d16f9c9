import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { bindField } from './bind-field.ts';
import { SelectField } from './select-field.tsx';
import { showServerErrors } from './show-server-errors.ts';
import { TextField } from './text-field.tsx';
import { useZodForm } from './use-zod-form.ts';

afterEach(cleanup);

const schema = z.object({
  name: z.string().trim().min(1, 'Business name is required').max(255, 'Too long'),
  contact: z.object({ email: z.email('Please enter a valid email address') }),
  role: z.enum(['admin', 'employee'], 'Choose a role'),
});

const ROLES = [
  { value: 'admin', label: 'Admin' },
  { value: 'employee', label: 'Employee' },
];

type Props = { onValid?: (values: unknown) => unknown; refusal?: unknown };

function Form({ onValid, refusal }: Props) {
  const form = useZodForm(schema, { name: '', contact: { email: '' } });
  const submit = form.handleSubmit((values) => onValid?.(values));
  return (
    <form noValidate onSubmit={submit}>
      <TextField label="Name" required hint="As registered." {...bindField(form, 'name')} />
      <TextField label="Email" {...bindField(form, 'contact.email')} />
      <SelectField label="Role" options={ROLES} control={form.control} name="role" />
      <button type="submit">Save</button>
      <button type="button" onClick={() => onValid?.(showServerErrors(form, refusal))}>
        Refuse
      </button>
    </form>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const messageOf = (control: HTMLElement) =>
  document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent;

describe('a form', () => {
  it('reports every wrong field at once, each on its own control', async () => {
    render(<Form />);
    await press('Save');
    expect(messageOf(screen.getByLabelText(/Name/))).toContain('Business name is required');
    expect(messageOf(screen.getByLabelText('Email'))).toBe('Please enter a valid email address');
    expect(messageOf(screen.getByLabelText('Role'))).toBe('Choose a role');
    expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  });

  it('puts the cursor into the first wrong field', async () => {
    render(<Form />);
    await press('Save');
    expect(document.activeElement).toBe(screen.getByLabelText(/Name/));
  });

  it('takes a message away as soon as the field is right', async () => {
    render(<Form />);
    await press('Save');
    await userEvent.type(screen.getByLabelText('Email'), 'mara@example.com');
    expect(screen.queryByText('Please enter a valid email address')).toBeNull();
  });

  it('hands over what the schema makes of the values', async () => {
    const onValid = vi.fn();
    render(<Form onValid={onValid} />);
    await userEvent.type(screen.getByLabelText(/Name/), '  Tallow & Finch ');
    await userEvent.type(screen.getByLabelText('Email'), 'mara@example.com');
    act(() => screen.getByLabelText('Role').focus());
    await userEvent.keyboard('e');
    await press('Save');
    expect(onValid).toHaveBeenCalledWith({
      name: 'Tallow & Finch',
      contact: { email: 'mara@example.com' },
      role: 'employee',
    });
  });

  it('shows what the server found wrong on the fields, and returns what it has no field for', async () => {
    const onValid = vi.fn();
    const fields = { 'contact.email': 'This address is taken', role: 'Not yours', plan: 'Full' };
    render(<Form onValid={onValid} refusal={Object.assign(new Error('No'), { fields })} />);
    await press('Refuse');
    expect(messageOf(screen.getByLabelText('Email'))).toBe('This address is taken');
    expect(messageOf(screen.getByLabelText('Role'))).toBe('Not yours');
    expect(onValid).toHaveBeenCalledWith({ plan: 'Full' });
  });

  it('takes an error without fields as nothing to place', async () => {
    const onValid = vi.fn();
    render(<Form onValid={onValid} refusal={new Error('Callboard could not be reached.')} />);
    await press('Refuse');
    expect(onValid).toHaveBeenCalledWith({});
  });

  it('says a hint together with the error', async () => {
    render(<Form />);
    expect(messageOf(screen.getByLabelText(/Name/))).toBe('As registered.');
  });
});
