import { PublishError } from '../render';

/** Adds the command that moves packages together to a refusal that names others. */
export async function orTogether<T>(action: string, names: readonly string[], work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    const refused = error instanceof PublishError ? [...error.packages, ...error.others] : [];
    const all = [...new Set([...names, ...refused])];
    if (error instanceof PublishError && all.length > names.length)
      error.message += `. Together: npm run site -- ${action} ${all.join(' ')}`;
    throw error;
  }
}
