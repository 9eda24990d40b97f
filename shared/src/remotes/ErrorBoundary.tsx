import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  /** `mending` tells that the children may soon be tried again. */
  readonly fallback: ReactNode | ((error: unknown, mending: boolean) => ReactNode);
  /** When this changes, the children are tried again. */
  readonly resetKey?: unknown;
  /**
   * Is told of what the children throw, and whether they were tried again before; may give a promise, after which they
   * are tried again.
   */
  readonly onError?: (error: unknown, mended: boolean) => Promise<unknown> | null;
}

interface State {
  readonly failure: { readonly error: unknown; readonly mending: boolean } | null;
  readonly mended: boolean;
  readonly resetKey: unknown;
}

/** Shows `fallback` in place of children that threw. Give it another `key` or `resetKey` to try again. */
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
    // Whatever it throws after one change, it is not for us to change it again.
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
