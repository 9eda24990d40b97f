import { allPages } from 'tools/weights/allPages';

/**
 * Reads an option that is a list of pages, separated by commas, or `all`.
 *
 * @throws Error for what is no path
 */
export function pagesIn(text: string): readonly string[] {
  if (text === 'all') return allPages;
  const pages = text.split(',').map((page) => page.trim());
  const wrong = pages.find((page) => !page.startsWith('/'));
  if (wrong !== undefined) throw new Error(`"${wrong}" is no page: it begins with /, as /produtos does`);
  return pages;
}
