import { sampleConfig } from '@site/shared/standalone';
import { describeHead } from './describeHead';

const page = { title: 'Produtos', description: 'Extintores' };

test('the title carries the name of the company', () => {
  expect(describeHead(page, sampleConfig)).toMatchObject({
    title: 'Produtos | Sentinela',
    description: 'Extintores',
    jsonLd: [],
  });
});

test.each([
  ['/produtos', 'https://www.example.com.br/produtos'],
  ['/', 'https://www.example.com.br'],
  [undefined, null],
])('a page at %s has the canonical address %s', (canonicalPath, canonical) => {
  expect(describeHead({ ...page, ...(canonicalPath && { canonicalPath }) }, sampleConfig).canonical).toBe(canonical);
});

test('image and structured data are handed on', () => {
  const jsonLd = [{ '@type': 'Product' }];
  expect(describeHead({ ...page, image: '/a.svg', jsonLd }, sampleConfig)).toMatchObject({ image: '/a.svg', jsonLd });
  expect(describeHead(page, sampleConfig).image).toBeNull();
});
