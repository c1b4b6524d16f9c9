import type { ReactNode } from 'react';

/** Fields that belong together, two beside each other where there is room. */
export function FieldGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-4 border-line border-t pt-5 sm:grid-cols-2 first:border-t-0 first:pt-0">
      <legend className="float-left mb-0 w-full font-semibold text-14 sm:col-span-2">
        {title}
      </legend>
      {children}
    </fieldset>
  );
}
