import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { replaceDurably } from './durableFile';
import { isENOENT } from './isENOENT';

/** A file in which one server keeps something across restarts. */
export interface JsonFile<T> {
  /**
   * What an earlier run has written; null where there is no such file, or something else in it.
   *
   * @throws what the disk says
   */
  read(): Promise<T | null>;
  /**
   * Writes, unless it is in the file already.
   *
   * @throws what the disk says
   */
  write(value: T): Promise<void>;
}

/** @param onInvalid is told when there is something else in the file */
export function jsonFile<const S extends v.GenericSchema>(
  path: string,
  schema: S,
  onInvalid: (error: Error) => void,
): JsonFile<v.InferOutput<S>> {
  let written: string | null = null;
  return {
    async read() {
      const text = await readFile(path, 'utf8').catch((error: unknown) => {
        if (isENOENT(error)) return null;
        throw error;
      });
      if (text === null) return null;
      const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text, { abortEarly: true });
      if (!result.success) {
        onInvalid(new Error(`${path} has something else in it: ${result.issues[0].message}`));
        return null;
      }
      written = text;
      return result.output;
    },
    async write(value) {
      const text = JSON.stringify(value);
      if (text === written) return;
      await replaceDurably(path, text);
      written = text;
    },
  };
}
