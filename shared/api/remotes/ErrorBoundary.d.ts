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
    readonly failure: {
        readonly error: unknown;
        readonly mending: boolean;
    } | null;
    readonly mended: boolean;
    readonly resetKey: unknown;
}
/** Shows `fallback` in place of children that threw. Give it another `key` or `resetKey` to try again. */
export declare class ErrorBoundary extends Component<Props, State> {
    state: State;
    static getDerivedStateFromError(error: unknown): Partial<State>;
    static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null;
    componentDidCatch(error: unknown): void;
    render(): ReactNode;
}
export {};
