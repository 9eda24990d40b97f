import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { replaceFile } from '@site/delivery/repository';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Results } from '../results';
import { Report } from './Report';

/** Writes a run as one HTML page, and all that was measured as JSON beside it. @returns file of the page */
export async function writeReport(folder: string, results: Results): Promise<string> {
  await mkdir(folder, { recursive: true });
  const page = path.join(folder, 'report.html');
  const html = renderToStaticMarkup(createElement(Report, { results }));
  await replaceFile(page, `<!doctype html>\n${html}\n`);
  await replaceFile(path.join(folder, 'results.json'), `${JSON.stringify(results)}\n`);
  return page;
}
