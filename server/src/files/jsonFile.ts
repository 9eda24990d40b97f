import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { isENOENT } from './isENOENT';

/**
 * What an earlier run has written to a file.
 *
 * @param onInvalid is told when there is something else in it
 * @returns null then, and where there is no such file
 * @throws what the disk says
 */
export async function readJson<const S extends v.GenericSchema>(
  path: string,
  schema: S,
  onInvalid: (error: Error) => void,
): Promise<v.InferOutput<S> | null> {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isENOENT(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text, { abortEarly: true });
  if (result.success) return result.output;
  onInvalid(new Error(`${path} has something else in it: ${result.issues[0].message}`));
  return null;
}
