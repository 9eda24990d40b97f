/** Direct access to the Auth emulator. */

export interface Account {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export function newAccount(differing: Partial<Account> = {}): Account {
  return {
    name: 'Ana Souza',
    email: `ana.${crypto.randomUUID()}@example.com`,
    password: 'Extintor#2026',
    ...differing,
  };
}

/** A null name creates none. */
export async function createAccount({
  name,
  email,
  password,
}: Omit<Account, 'name'> & { readonly name: string | null }) {
  await asOwner('accounts', { email, password, ...(name !== null && { displayName: name }) });
}

interface ProviderAccount {
  readonly localId: string;
  readonly email: string;
  readonly displayName?: string;
}

export async function providerAccount(email: string): Promise<ProviderAccount | undefined> {
  const { users = [] } = await asOwner<{ users?: ProviderAccount[] }>('accounts:lookup', { email: [email] });
  return users[0];
}

export async function deleteAccount(email: string): Promise<void> {
  const account = await providerAccount(email);
  await asOwner('accounts:delete', { localId: account?.localId });
}

interface Tokens {
  readonly localId: string;
  readonly idToken: string;
  readonly refreshToken: string;
  readonly expiresIn: string;
}

export async function opensWith(account: Credentials): Promise<boolean> {
  return (await askForTokens(account)).ok;
}

type Credentials = Pick<Account, 'email' | 'password'>;

const askForTokens = ({ email, password }: Credentials) =>
  post('/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=any', {
    email,
    password,
    returnSecureToken: true,
  });

/** Local storage by key, as a sign-in by the form leaves it. */
export async function keptSession(account: Account): Promise<Readonly<Record<string, string>>> {
  const answer = await askForTokens(account);
  if (!answer.ok) throw new Error(`${account.email} can't sign in: ${answer.status}`);
  const { localId, idToken, refreshToken, expiresIn } = (await answer.json()) as Tokens;
  const [apiKey, appName] = ['demo-key', '[DEFAULT]'];
  const user = {
    uid: localId,
    email: account.email,
    emailVerified: false,
    displayName: account.name,
    isAnonymous: false,
    providerData: [],
    stsTokenManager: {
      refreshToken,
      accessToken: idToken,
      expirationTime: Date.now() + 1000 * Number(expiresIn),
    },
    apiKey,
    appName,
  };
  const [firstName] = account.name.trim().split(/\s+/);
  return {
    [`firebase:authUser:${apiKey}:${appName}`]: JSON.stringify(user),
    'session-hint': JSON.stringify({ firstName }),
  };
}

interface OutOfBandCode {
  readonly email: string;
  readonly requestType: string;
  readonly oobLink: string;
}

/** Oldest first. */
export async function resetLinks(email: string): Promise<string[]> {
  const answer = await fetch(`${emulatorUrl()}/emulator/v1/projects/demo-site/oobCodes`);
  const { oobCodes } = (await answer.json()) as { oobCodes: OutOfBandCode[] };
  return oobCodes
    .filter((code) => code.email === email && code.requestType === 'PASSWORD_RESET')
    .map(({ oobLink }) => oobLink);
}

export async function choosePassword(link: string, password: string): Promise<void> {
  const url = new URL(link);
  url.searchParams.set('newPassword', password);
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`The reset link answered ${answer.status}: ${await answer.text()}`);
}

export function emulatorUrl(): string {
  const url = process.env.AUTH_EMULATOR_URL;
  if (!url) throw new Error('AUTH_EMULATOR_URL is not set: the sign-in emulator is not running');
  return url;
}

async function asOwner<Answer>(call: string, body: object): Promise<Answer> {
  const answer = await post(`/identitytoolkit.googleapis.com/v1/projects/demo-site/${call}`, body);
  if (!answer.ok) throw new Error(`${call} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

function post(path: string, body: object): Promise<Response> {
  return fetch(`${emulatorUrl()}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
}
