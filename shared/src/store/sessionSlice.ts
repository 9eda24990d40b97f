import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SessionState, SessionUser } from '../contracts';

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
