import { sampleConfig } from '@site/shared/standalone';
import { createBrowserHead } from './browserHead';

const show = createBrowserHead(sampleConfig);
const meta = (name: string) => [...document.head.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)];
const canonical = () => [...document.head.querySelectorAll<HTMLLinkElement>('link[rel="canonical"]')];

test('the head follows the page that is shown, without leaving anything behind', () => {
  document.head.innerHTML = '<title>Antes</title><meta name="description" content="antes">';

  show({ title: 'Empresa', description: 'Quem somos', canonicalPath: '/empresa' });
  expect(document.title).toBe('Empresa | Sentinela');
  expect(meta('description').map(({ content }) => content)).toEqual(['Quem somos']);
  expect(meta('robots').map(({ content }) => content)).toEqual(['index, follow']);
  expect(canonical().map(({ href }) => href)).toEqual(['https://www.example.com.br/empresa']);

  show({ title: 'Página Não Encontrada', description: 'Nada' });
  expect(meta('robots').map(({ content }) => content)).toEqual(['noindex']);
  expect(canonical()).toEqual([]);

  show({ title: 'Contato', description: 'Fale conosco', canonicalPath: '/contato' });
  show({ title: 'Home', description: 'Início', canonicalPath: '/' });
  expect(document.title).toBe('Home | Sentinela');
  expect(meta('description')).toHaveLength(1);
  expect(meta('robots').map(({ content }) => content)).toEqual(['index, follow']);
  expect(canonical().map(({ href }) => href)).toEqual(['https://www.example.com.br/']);
});
