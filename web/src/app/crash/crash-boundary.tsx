import type { Crash } from '@callboard/contract/error-logs';
import { Component, type ErrorInfo, type PropsWithChildren } from 'react';
import { describeCrash, sendCrashLog } from './crash-log.ts';
import { CrashScreen } from './crash-screen.tsx';

type State = { hasCrashed: boolean; crash: Crash | null };

/** Around everything: whatever cannot be drawn ends here. */
export class CrashBoundary extends Component<PropsWithChildren, State> {
  override state: State = { hasCrashed: false, crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { hasCrashed: true, crash: describeCrash(error, '') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const crash = describeCrash(error, componentStack ?? '');
    this.setState({ crash });
    void sendCrashLog(crash);
  }

  override render() {
    const { hasCrashed, crash } = this.state;
    if (!hasCrashed || crash === null) return this.props.children;
    return <CrashScreen crash={crash} onLeave={() => this.setState({ hasCrashed: false })} />;
  }
}
