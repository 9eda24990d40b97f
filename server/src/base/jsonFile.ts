import { readFile, stat } from 'node:fs/promises';
import * as v from 'valibot';
import { baseLimits } from '../limits';
import { isENOENT, replaceDurably } from './durableFile';

export function jsonFile<const S extends v.GenericSchema>(path: string, schema: S, onInvalid: (error: Error) => void) {
  let written: string | null = null;
  return {
    /** Null for a missing or invalid file. @throws errors of the disk, or an Error for a file that is too large */
    async read(): Promise<v.InferOutput<S> | null> {
      const text = await readBounded(path).catch((error: unknown) => {
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
    async write(value: v.InferOutput<S>) {
      const text = JSON.stringify(value);
      if (text === written) return;
      await replaceDurably(path, text);
      written = text;
    },
  };
}

async function readBounded(path: string): Promise<string> {
  const { size } = await stat(path);
  if (size > baseLimits.jsonFileBytes) throw new Error(`${path} has ${size} bytes, more than any server writes`);
  return readFile(path, 'utf8');
}
