import { sampleConfig } from '@site/shared/standalone';
import { createBrowserHead } from './head';

const show = createBrowserHead(sampleConfig);
const all = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

test('the head shows the values of the current page and keeps none of earlier pages', () => {
  document.head.innerHTML = '<title>Antes</title><meta name="description" content="antes">';
  const company = { title: 'Empresa', description: 'Quem somos', canonicalPath: '/empresa' };
  for (const page of [company, { title: 'Nada', description: 'Nada' }, { ...company, canonicalPath: '/' }, company]) {
    const path = 'canonicalPath' in page ? page.canonicalPath : null;
    const address = path && `https://www.example.com.br${path}`.replace(/\/$/, '');
    show(page);
    expect(document.title).toBe(`${page.title} | Sentinela`);
    expect(all('meta[name=description]', 'content')).toEqual([page.description]);
    expect(all('meta[name=robots]', 'content')).toEqual([address ? 'index, follow' : 'noindex']);
    expect(all('link[rel=canonical]', 'href')).toEqual(address ? [address] : []);
    expect(all('meta[property="og:url"]', 'content')).toEqual([address ?? location.href]);
  }
});
