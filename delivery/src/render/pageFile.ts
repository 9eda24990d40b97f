/** The HTML file of a page: `/produtos` is `produtos/index.html`. */
export function pageFile(url: string): string {
  return `${url.replace(/^\//, '').replace(/([^/])$/, '$1/')}index.html`;
}
