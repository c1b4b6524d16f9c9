import type { Crash } from '@callboard/contract/error-logs';
import { Component, type ErrorInfo, type PropsWithChildren } from 'react';
import { describeCrash, sendCrashLog } from './crash-log.ts';
import { CrashScreen } from './crash-screen.tsx';

type State = { crash: Crash | null };

/** Around everything: whatever cannot be drawn ends here. */
export class CrashBoundary extends Component<PropsWithChildren, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: describeCrash(error, '') };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    const crash = describeCrash(error, componentStack ?? '');
    this.setState({ crash });
    void sendCrashLog(crash);
  }

  override render() {
    const { crash } = this.state;
    return crash === null ? this.props.children : <CrashScreen crash={crash} />;
  }
}
