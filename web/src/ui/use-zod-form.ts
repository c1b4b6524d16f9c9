import { type DefaultValues, type FieldValues, type UseFormReturn, useForm } from 'react-hook-form';
import { type SchemaSource, zodResolver } from './zod-resolver.ts';

/** A form that says what its schema says; `defaults` hold what the fields show at first. */
export function useZodForm<Input extends FieldValues, Output>(
  schema: SchemaSource<Input, Output>,
  defaults: DefaultValues<Input>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    defaultValues: defaults,
  });
}
