/** A variable of the environment that can't be meant; the message is one line that names it. */
export class ServerSettingsError extends Error {
  override name = 'ServerSettingsError';
}
