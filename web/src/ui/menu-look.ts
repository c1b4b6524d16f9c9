/** Menus, lists to choose from and popovers: the one level above the page. */
export const SURFACE_LOOK =
  'z-popover rounded-card border border-line bg-raised text-ink shadow-popover outline-none data-[state=closed]:animate-vanish data-[state=open]:animate-rise';

export const ITEM_LOOK =
  'relative flex min-h-8 cursor-default select-none items-center gap-2.5 rounded-control px-2.5 py-1.5 text-13 outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-fill data-[disabled]:opacity-50 pointer-coarse:min-h-11 pointer-coarse:text-14';
