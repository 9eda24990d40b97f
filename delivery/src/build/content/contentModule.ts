import type { Content } from './readContent';
import { PictureImport } from './resolvePictures';

/** Code that replaces a content module: an ES module for builds, CommonJS for Jest. */
export function contentModule({ exported, value }: Content, format: 'esm' | 'cjs'): string {
  const requests: string[] = [];

  function variable(request: string): string {
    if (!requests.includes(request)) requests.push(request);
    return `picture${requests.indexOf(request)}`;
  }

  function code(part: unknown): string {
    if (part instanceof PictureImport) return variable(part.request);
    if (Array.isArray(part)) return `[${part.map(code).join(', ')}]`;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const fields = Object.entries(part).filter(([, field]) => field !== undefined);
    return `{ ${fields.map(([key, field]) => `${JSON.stringify(key)}: ${code(field)}`).join(', ')} }`;
  }

  const data = code(value);
  if (format === 'esm')
    return [
      ...requests.map((request) => `import ${variable(request)} from ${JSON.stringify(request)};`),
      exported === 'default' ? `export default ${data};` : `export const ${exported} = ${data};`,
      '',
    ].join('\n');
  return [
    '"use strict";',
    'Object.defineProperty(exports, "__esModule", { value: true });',
    ...requests.map((request) => `const ${variable(request)} = require(${JSON.stringify(request)}).default;`),
    `exports[${JSON.stringify(exported)}] = ${data};`,
    '',
  ].join('\n');
}
