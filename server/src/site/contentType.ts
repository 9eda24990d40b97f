import { extname } from 'node:path';
import { contentTypes } from '@site/shared/serving';

export function contentTypeOf(fileName: string): string {
  return contentTypes[extname(fileName).toLowerCase()] ?? 'application/octet-stream';
}
