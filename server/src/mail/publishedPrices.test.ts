import { join } from 'node:path';
import { quoteItemsText } from '@site/shared/forms';
import { openSite } from '../site';
import { formData, fullMessage, readOutbox } from '../testing/mail';
import { messageOf } from '../testing/queue';
import { useServers } from '../testing/servers';
import { generationFolder, publishGeneration } from '../testing/site';
import { until, writeFiles } from '../testing/temporaryFolder';
import { publishedPrices } from './publishedPrices';

const { folder, start } = useServers();

const product = (id: string, more: object = {}) => ({
  '@context': 'https://schema.org',
  '@type': 'Product',
  sku: id,
  offers: { '@type': 'Offer', price: '1290.00', priceCurrency: 'BRL' },
  ...more,
});
const page = (...data: unknown[]) =>
  `<html>${data.map((it) => `<script type="application/ld+json">${JSON.stringify(it)}</script>`).join('')}</html>`;
const publish = (pages: Readonly<Record<string, string>>) =>
  publishGeneration(join(folder(), 'site'), '1', {
    files: Object.fromEntries(Object.entries(pages).map(([id, html]) => [`produtos/${id}/index.html`, html])),
  });
const itemsOf = (ids: readonly string[]) =>
  quoteItemsText(ids.map((id) => ({ id, name: id, quantity: 1, price: 1_290 })));
const pricesOf = async (...ids: readonly string[]) => {
  const prices = await publishedPrices(
    openSite(join(folder(), 'site')),
    messageOf(new Date(), { items: itemsOf(ids) }),
  );
  return Object.fromEntries(prices);
};

test('the price of a product is read from the structured data of its published page', async () => {
  await publish({
    'CO2-6KG': page({ '@type': 'BreadcrumbList' }, product('CO2-6KG')),
    'AP-10L': page(product('AP-10L')),
  });
  expect(await pricesOf('CO2-6KG', 'AP-10L', 'CO2-6KG')).toEqual({ 'CO2-6KG': 1_290, 'AP-10L': 1_290 });
});

test.each([
  ['of another product', page(product('other'))],
  ['without structured data', '<html></html>'],
  ['with broken structured data', '<script type="application/ld+json">{"a":</script>'],
  ['with null', page(null)],
  ['without an offer', page(product('A', { offers: undefined }))],
  ['in another currency', page(product('A', { offers: { price: '1.00', priceCurrency: 'USD' } }))],
  ['with a text as its price', page(product('A', { offers: { price: 'a combinar', priceCurrency: 'BRL' } }))],
])('a page %s has no price', async (_what, html) => {
  await publish({ A: html });
  expect(await pricesOf('A')).toEqual({});
});

test('neither products that do not exist nor names of other files have a price, and without a site there is none', async () => {
  const hostile = [
    '..',
    '../index',
    '../../headers.json',
    '%2e%2e/A',
    'A/',
    'A\0',
    '\ud800',
    '.',
    'a'.repeat(10_000),
    '__proto__',
  ];
  expect(await pricesOf('A')).toEqual({});
  await publish({ A: page(product('A')) });
  expect(await pricesOf(...hostile, 'gone', 'A')).toEqual({ A: 1_290 });
});

test('a message without a list of products, or with a damaged one, reads nothing', async () => {
  const site = { current: jest.fn() };
  for (const items of [undefined, 'x', '[]'])
    expect((await publishedPrices(site, messageOf(new Date(), items ? { items } : {}))).size).toBe(0);
  expect(site.current).not.toHaveBeenCalled();
});

test('the server compares the prices of a quote, and delivers it also where the site cannot be read', async () => {
  const siteDir = join(folder(), 'site');
  const bodyFrom = async (name: string) => {
    const outboxDir = join(folder(), name);
    const { origin } = await start({ outboxDir, spoolDir: join(folder(), `${name}-spool`) });
    const body = formData({ ...fullMessage, items: itemsOf(['A', 'B']) });
    await fetch(`${origin}/send_mail.php`, { method: 'POST', body });
    await until(async () => (await readOutbox(outboxDir)).length === 1);
    return (await readOutbox(outboxDir))[0]?.body;
  };
  await publish({ A: page(product('A')) });
  expect(await bodyFrom('published')).toMatch(/preço conferido[\s\S]*preço não conferido: /);
  await writeFiles(generationFolder(siteDir, '1'), { 'headers.json': '{' });
  expect(await bodyFrom('broken')).toMatch(/preço não conferido: [\s\S]*preço não conferido: /);
});
