import { decodedMap, type EncodedSourceMap, encodedMap, TraceMap } from '@jridgewell/trace-mapping';

/** Position in a script, from 0 (https://tc39.es/ecma426/). */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** The registry has npm's sources; generated code contains the checkout's path. */
export function ownSourcesOnly(map: string): string {
  const parsed: EncodedSourceMap = JSON.parse(map);
  const isOwn = (source: string | null) => source !== null && !/(^|\/)node_modules\/|^webpack\//.test(source);
  const sourcesContent = parsed.sources.map((source, index) =>
    isOwn(source) ? (parsed.sourcesContent?.[index] ?? null) : null,
  );
  return JSON.stringify({ ...parsed, sourcesContent });
}

export function shiftColumns(map: string, { line, column }: Place, length: number): string {
  const decoded = decodedMap(new TraceMap(map));
  const mappings = decoded.mappings.map((segments, index) =>
    index !== line
      ? segments
      : segments.map((segment) => {
          const [start, ...rest] = segment;
          return start > column ? ([start + length, ...rest] as typeof segment) : segment;
        }),
  );
  return JSON.stringify(encodedMap(new TraceMap({ ...decoded, mappings })));
}

export function placeOf(text: string, index: number): Place {
  const before = text.slice(0, index);
  return { line: before.split('\n').length - 1, column: index - (before.lastIndexOf('\n') + 1) };
}
