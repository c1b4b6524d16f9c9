import { beginPage } from './app/begin-page.ts';
import { isSessionChecked } from './app/session/checked-paths.ts';
import { createSession } from './lib/session.ts';
import { findDayKeeper } from './lib/stored-user.ts';

/**
 * The session of this page. A small script of its own, without React, so that the server is asked
 * who this is while everything else is still on its way.
 */
export const pageSession = createSession({
  findKeeper: () => findDayKeeper(window.location.pathname),
});

if (isSessionChecked(window.location.pathname)) void pageSession.check();
beginPage(window.location);
