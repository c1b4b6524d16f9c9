/** The one door to the browser's console. */
export const log: Pick<Console, 'error' | 'warn'> = console;
