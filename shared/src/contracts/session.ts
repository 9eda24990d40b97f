/** Signed-in visitor (spec 3). Serialisable, unlike the identity provider's object. */
export interface SessionUser {
  readonly uid: string;
  readonly displayName: string | null;
  readonly email: string | null;
}

export type SessionState =
  | { readonly status: 'unknown' | 'signed-out'; readonly user: null }
  | { readonly status: 'signed-in'; readonly user: SessionUser };
