/** Broadcast on the window: opens the mobile menu, or closes it. */
export const MOBILE_MENU_TOGGLE = 'callboard:mobile-menu-toggle';

export function toggleMobileMenu(): void {
  window.dispatchEvent(new CustomEvent(MOBILE_MENU_TOGGLE));
}
