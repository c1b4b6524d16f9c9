import type { ComponentProps, PropsWithChildren, ReactNode } from 'react';

type Props = PropsWithChildren<{ title: string; intro: ReactNode }> &
  Pick<ComponentProps<'form'>, 'onSubmit' | 'onFocus'>;

/** What all the doors have in common: a title, a sentence, fields, one thing to do. */
export function AuthForm({ title, intro, children, ...form }: Props) {
  return (
    <form noValidate {...form} className="grid gap-5">
      <div className="grid gap-1.5">
        <h1 className="font-bold text-28">{title}</h1>
        <p className="text-14 text-muted">{intro}</p>
      </div>
      {children}
    </form>
  );
}
