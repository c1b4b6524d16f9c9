import { ChevronDown, LogOut, Settings, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button.tsx';
import { Dialog, DialogClose } from '../dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuCheckboxItem,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuLabel,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from '../dropdown-menu.tsx';
import { Field } from '../field.tsx';
import { MultiCombobox } from '../multi-combobox.tsx';
import { Popover, PopoverClose, PopoverContent, PopoverTrigger } from '../popover.tsx';
import { Select } from '../select.tsx';
import { Sheet, SheetClose } from '../sheet.tsx';
import { TextField } from '../text-field.tsx';
import { dismissToast, toast } from '../toast-store.ts';
import { LONG_NAME, ROLES, SKILLS } from './samples.ts';
import { Section, Specimen } from './section.tsx';

export function OverlaysSection() {
  return (
    <Section title="Over the page">
      <Specimen name="Dialog, sheets, popover, menu">
        <InviteDialog />
        <Sheets />
        <Popover>
          <PopoverTrigger>
            <Button>Popover</Button>
          </PopoverTrigger>
          <PopoverContent label="About this role" align="start">
            <p className="mb-3 text-13">Closes in 3 days. Answers 94 % of applicants.</p>
            <PopoverClose>
              <Button>Got it</Button>
            </PopoverClose>
          </PopoverContent>
        </Popover>
        <Menu />
      </Specimen>
      <Toasts />
    </Section>
  );
}

function InviteDialog() {
  const [role, setRole] = useState('employee');
  const [skills, setSkills] = useState<string[]>([]);
  return (
    <Dialog
      trigger={<Button>Dialog</Button>}
      title="Invite team member"
      description="They get an email with a link to join."
      maxWidth={425}
      footer={
        <>
          <DialogClose>
            <Button>Cancel</Button>
          </DialogClose>
          <DialogClose>
            <Button look="primary">Send invitation</Button>
          </DialogClose>
        </>
      }
    >
      <div className="grid gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label="First name" />
          <TextField label="Last name" />
        </div>
        <TextField label="Email address" type="email" />
        <Field label="Role">
          {(it) => <Select {...it} options={ROLES} value={role} onValueChange={setRole} />}
        </Field>
        <Field label="Looks after">
          {(it) => (
            <MultiCombobox {...it} options={SKILLS} values={skills} onValuesChange={setSkills} />
          )}
        </Field>
      </div>
    </Dialog>
  );
}

function Sheets() {
  return (['left', 'right', 'bottom'] as const).map((side) => (
    <Sheet
      key={side}
      side={side}
      trigger={<Button>Sheet {side}</Button>}
      title={LONG_NAME}
      footer={
        <SheetClose>
          <Button look="primary">Done</Button>
        </SheetClose>
      }
    >
      <p className="text-13 text-muted">What was chosen, beside its list.</p>
    </Sheet>
  ));
}

function Menu() {
  const [order, setOrder] = useState('fit');
  const [isRenaming, setRenaming] = useState(false);
  return (
    <>
      <DropdownMenu>
        <DropdownMenuTrigger>
          <Button>
            Menu
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        </DropdownMenuTrigger>
        <DropdownMenuContent align="start">
          <DropdownMenuLabel>{LONG_NAME}</DropdownMenuLabel>
          <DropdownMenuItem icon={Settings} shortcut="r" onSelect={() => setRenaming(true)}>
            Rename…
          </DropdownMenuItem>
          <DropdownMenuItem icon={LogOut} disabled>
            Logout
          </DropdownMenuItem>
          <DropdownMenuItem asChild>
            <a href="#overlays">Open production</a>
          </DropdownMenuItem>
          <DropdownMenuSeparator />
          <DropdownMenuCheckboxItem checked>Hide passed on</DropdownMenuCheckboxItem>
          <DropdownMenuRadioGroup value={order} onValueChange={setOrder}>
            <DropdownMenuRadioItem value="fit">Best fit</DropdownMenuRadioItem>
            <DropdownMenuRadioItem value="new">Newest</DropdownMenuRadioItem>
          </DropdownMenuRadioGroup>
          <DropdownMenuSeparator />
          <DropdownMenuItem icon={Trash2} isDanger>
            Delete role
          </DropdownMenuItem>
        </DropdownMenuContent>
      </DropdownMenu>
      <Dialog open={isRenaming} onOpenChange={setRenaming} title="Rename">
        <TextField label="Name" />
      </Dialog>
    </>
  );
}

function Toasts() {
  return (
    <Specimen name="Toasts, one at a time">
      <Button
        onClick={() =>
          toast({
            title: 'Invitation sent',
            description: 'Team member invitation has been sent successfully.',
          })
        }
      >
        Toast
      </Button>
      <Button
        onClick={() =>
          toast({
            title: 'Failed to send invitation',
            description: 'Something went wrong. Please try again.',
            variant: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
      <Button
        onClick={() =>
          toast({
            title: 'Moved to Callback',
            action: { label: 'Undo', onSelect: () => toast({ title: 'Moved back' }) },
          })
        }
      >
        With an action
      </Button>
      <Button look="quiet" onClick={() => dismissToast()}>
        Dismiss
      </Button>
    </Specimen>
  );
}
