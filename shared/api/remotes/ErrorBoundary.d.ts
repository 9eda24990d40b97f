import { Component, type ReactNode } from 'react';
interface Props {
    readonly children: ReactNode;
    /** `mending`: the children may soon be rendered again. */
    readonly fallback: ReactNode | ((error: unknown, mending: boolean) => ReactNode);
    /** Renders the children again when it changes. */
    readonly resetKey?: unknown;
    /**
     * Called with an error of the children, and true if they were rendered again after an earlier one. May return a promise,
     * after which they are rendered again.
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
/** Shows `fallback` in place of children that threw. Another `key` or `resetKey` renders them again. */
export declare class ErrorBoundary extends Component<Props, State> {
    state: State;
    static getDerivedStateFromError(error: unknown): Partial<State>;
    static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null;
    componentDidCatch(error: unknown): void;
    render(): ReactNode;
}
export {};
