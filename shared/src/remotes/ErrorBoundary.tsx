import { Component, type ReactNode } from 'react';

interface Props {
  readonly children: ReactNode;
  readonly fallback: ReactNode | ((error: unknown) => ReactNode);
  /** When this changes, the children are tried again. */
  readonly resetKey?: unknown;
}

interface State {
  readonly failure: { readonly error: unknown } | null;
  readonly resetKey: unknown;
}

/** Shows `fallback` in place of children that threw. Give it another `key` or `resetKey` to try again. */
export class ErrorBoundary extends Component<Props, State> {
  override state: State = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: null, resetKey };
  }

  override render() {
    const { children, fallback } = this.props;
    const { failure } = this.state;
    if (!failure) return children;
    return typeof fallback === 'function' ? fallback(failure.error) : fallback;
  }
}
