import type { PortfolioForm, portfolioFormSchema } from '@callboard/contract/business-portfolios';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod';
import { bindField } from '../../ui/bind-field.ts';
import { hasKeyboard } from '../../ui/has-keyboard.ts';
import { TextField } from '../../ui/text-field.tsx';
import { TextareaField } from '../../ui/textarea-field.tsx';
import type { Portfolio } from './portfolio-queries.ts';

type Typed = z.input<typeof portfolioFormSchema>;
type Props = {
  form: UseFormReturn<Typed, unknown, PortfolioForm>;
  /** Where the form is what one came for. */
  autoFocus?: boolean;
};

export const EMPTY_PORTFOLIO = {
  name: '',
  description: '',
  website: '',
  phone: '',
  email: '',
  address: '',
};

export function fieldsOf(portfolio: Omit<Portfolio, 'id' | 'logoUrl'>) {
  const { name, description, website, phone, email, address } = portfolio;
  return {
    name,
    description: description ?? '',
    website: website ?? '',
    phone: phone ?? '',
    email: email ?? '',
    address: address ?? '',
  };
}

/** The data of a business, the same where it is created and where it is changed. */
export function PortfolioFields({ form, autoFocus = false }: Props) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <TextField
          label="Business name"
          required
          autoFocus={autoFocus && hasKeyboard()}
          autoComplete="organization"
          {...bindField(form, 'name')}
        />
      </div>
      <div className="sm:col-span-2">
        <TextareaField
          label="Description"
          rows={3}
          placeholder="Whom you represent, and where"
          {...bindField(form, 'description')}
        />
      </div>
      <TextField
        label="Website"
        type="url"
        autoComplete="url"
        placeholder="https://"
        {...bindField(form, 'website')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" {...bindField(form, 'phone')} />
      <TextField label="Email" type="email" autoComplete="email" {...bindField(form, 'email')} />
      <TextField label="Address" autoComplete="street-address" {...bindField(form, 'address')} />
    </div>
  );
}
