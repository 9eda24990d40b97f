import { type PayloadAction } from '@reduxjs/toolkit';
/** Signed-in visitor (spec 3). Serialisable, unlike the identity provider's object. */
export interface SessionUser {
    readonly uid: string;
    readonly displayName: string | null;
    readonly email: string | null;
}
export type SessionState = {
    readonly status: 'unknown' | 'signed-out';
    readonly user: null;
} | {
    readonly status: 'signed-in';
    readonly user: SessionUser;
};
export declare const sessionSlice: import("@reduxjs/toolkit").Slice<{
    readonly status: "unknown" | "signed-out";
    readonly user: null;
} | {
    readonly status: "signed-in";
    readonly user: SessionUser;
}, {
    signedIn: (_state: {
        status: "unknown" | "signed-out";
        user: null;
    } | {
        status: "signed-in";
        user: {
            uid: string;
            displayName: string | null;
            email: string | null;
        };
    }, action: PayloadAction<SessionUser>) => SessionState;
    signedOut: () => SessionState;
}, "session", "session", {
    selectSession: (state: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: SessionUser;
    }) => {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: SessionUser;
    };
}>;
export declare const signedIn: import("@reduxjs/toolkit").ActionCreatorWithPayload<SessionUser, "session/signedIn">, signedOut: import("@reduxjs/toolkit").ActionCreatorWithoutPayload<"session/signedOut">;
export declare const selectSession: import("reselect").Selector<{
    session: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: SessionUser;
    };
}, {
    readonly status: "unknown" | "signed-out";
    readonly user: null;
} | {
    readonly status: "signed-in";
    readonly user: SessionUser;
}, []> & {
    unwrapped: (state: {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: SessionUser;
    }) => {
        readonly status: "unknown" | "signed-out";
        readonly user: null;
    } | {
        readonly status: "signed-in";
        readonly user: SessionUser;
    };
};
