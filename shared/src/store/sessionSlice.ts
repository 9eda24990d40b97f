import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Signed-in visitor (spec 3). Serialisable, unlike the identity provider's object. */
export interface SessionUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
}

export type SessionState =
  | { readonly status: 'unknown' | 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: SessionUser };

export const sessionSlice = createSlice({
  name: 'session',
  initialState: { status: 'unknown', user: null } as SessionState,
  reducers: {
    signedIn: (_state, action: PayloadAction<SessionUser>): SessionState => ({
      status: 'signed-in',
      user: action.payload,
    }),
    signedOut: (): SessionState => ({ status: 'signed-out', user: null }),
  },
  selectors: {
    selectSession: (state) => state,
  },
});

export const { signedIn, signedOut } = sessionSlice.actions;
export const { selectSession } = sessionSlice.selectors;
