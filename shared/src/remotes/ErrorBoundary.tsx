import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** `mending`: the children may soon be rendered again. */
  readonly fallback: ReactNode | ((error: unknown, mending: boolean) => ReactNode);
  readonly resetKey?: unknown;
  /** `mended`: rendered again after an earlier error. A returned promise renders the children again. */
  readonly onError?: (error: unknown, mended: boolean) => Promise<unknown> | null;
}

interface State {
  readonly failure: { readonly error: unknown; readonly mending: boolean } | null;
  readonly mended: boolean;
  readonly resetKey: unknown;
}

export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, mended: false, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error, mending: true } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, mended: false, resetKey };
  }

  override componentDidCatch(error: unknown) {
    const mending = this.props.onError?.(error, this.state.mended);
    const isStill = ({ failure }: State) => failure?.error === error;
    const giveUp = () => this.setState((state) => (isStill(state) ? { failure: { error, mending: false } } : null));
    // A single recovery: a fallback release that throws is not replaced again.
    if (!mending || this.state.mended) giveUp();
    else
      mending.then(() => this.setState((state) => (isStill(state) ? { failure: null, mended: true } : null)), giveUp);
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure.error, failure.mending) : fallback;
  }
}
