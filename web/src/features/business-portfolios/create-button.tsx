import type { ComponentProps } from 'react';
import { Button } from '../../ui/button.tsx';
import { useCreateDialog } from './use-create-dialog.tsx';

type Props = Pick<ComponentProps<typeof Button>, 'look' | 'className' | 'children'>;

/** Opens the dialog in which a portfolio is created. */
export function CreateButton(props: Props) {
  const { open, approach, dialog } = useCreateDialog();
  return (
    <>
      <Button {...props} aria-haspopup="dialog" onPointerEnter={approach} onClick={open} />
      {dialog}
    </>
  );
}
