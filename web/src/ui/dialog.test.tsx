import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog, DialogClose } from './dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from './dropdown-menu.tsx';

afterEach(cleanup);

function Invitation() {
  return (
    <Dialog
      trigger={<button type="button">Invite</button>}
      title="Invite team member"
      description="They get an email."
      maxWidth={425}
      footer={
        <DialogClose>
          <button type="button">Cancel</button>
        </DialogClose>
      }
    >
      <input aria-label="First name" />
    </Dialog>
  );
}

function FromMenu() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <button type="button">More</button>
        </DropdownMenuTrigger>
        <DropdownMenuContent>
          <DropdownMenuItem onSelect={() => setOpen(true)}>Rename</DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Rename" />
    </>
  );
}

function FromState() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen} title="Rename" />
    </>
  );
}

const focusIsOn = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name })));

describe('a dialog', () => {
  it('says its title and description and is as wide as told', async () => {
    render(<Invitation />);
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const dialog = screen.getByRole('dialog', { name: 'Invite team member' });
    expect(dialog.style.maxWidth).toBe('425px');
    const description = document.getElementById(dialog.getAttribute('aria-describedby') ?? '');
    expect(description?.textContent).toBe('They get an email.');
  });

  it('takes focus and returns it to its button', async () => {
    render(<Invitation />);
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(document.activeElement).toBe(screen.getByLabelText('First name'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await focusIsOn('Invite');
  });

  it('returns focus to where it was when it was opened without a button of its own', async () => {
    render(<FromState />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    await userEvent.keyboard('{Escape}');
    await focusIsOn('Open');
  });

  it("returns focus to the menu's button when a menu item opened it", async () => {
    render(<FromMenu />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }));
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await focusIsOn('More');
  });
});
