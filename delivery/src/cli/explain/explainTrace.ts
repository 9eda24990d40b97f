import { type ReleaseStore, StoreError } from '../../store';
import { explainFrame, type SourcePlace } from './explainFrame';
import { type Frame, frameIn } from './frames';

/** A stack trace with, below each line that names a place in a release, what stands there in the sources. */
export async function explainTrace(store: ReleaseStore, trace: string): Promise<string> {
  const lines: string[] = [];
  for (const line of trace.trimEnd().split('\n')) {
    const frame = frameIn(line);
    lines.push(line, ...(frame ? await explained(store, frame) : []));
  }
  return lines.join('\n');
}

/** One place in a few lines. One that can't be read says why, and the others are read all the same. */
export async function explained(store: ReleaseStore, frame: Frame): Promise<readonly string[]> {
  try {
    return described(await explainFrame(store, frame));
  } catch (error) {
    if (error instanceof StoreError) return [`      (${error.message})`];
    throw error;
  }
}

function described({ source, line, column, name, text }: SourcePlace): readonly string[] {
  const place = `      ${source}:${line}:${column}${name === null ? '' : ` (${name})`}`;
  return text === null ? [place] : [place, `        ${text.trim()}`];
}
