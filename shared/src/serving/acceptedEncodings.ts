/** Codings of the publisher's compressed files, smallest first. */
const precompressed = [
  { coding: 'br', suffix: '.br' },
  { coding: 'gzip', suffix: '.gz' },
] as const;

export type Precompressed = (typeof precompressed)[number];

export function acceptedEncodings(header = ''): readonly Precompressed[] {
  const weights = new Map(header.toLowerCase().split(',').map(parseEntry));
  const weightOf = ({ coding }: Precompressed) => weights.get(coding) ?? weights.get('*') ?? 0;
  return precompressed.filter((form) => weightOf(form) > 0).sort((a, b) => weightOf(b) - weightOf(a));
}

function parseEntry(entry: string): [coding: string, weight: number] {
  const [coding = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const quality = parameters.find((parameter) => parameter.startsWith('q='));
  const weight = quality === undefined ? 1 : Number(quality.slice(2));
  return [coding, Number.isNaN(weight) ? 0 : weight];
}
